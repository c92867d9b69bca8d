import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'

/** By the id of a function: ids of the functions that its calls name. */
const calls = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>()
  for (const call of module.all('OpFunctionCall')) {
    const caller = module.functionOf(call)?.definition.result
    const called = call.operands[0]?.value
    if (caller === undefined || called === undefined) continue
    const known = found.get(caller)
    if (known === undefined) found.set(caller, new Set([called]))
    else known.add(called)
  }
  return found
})

/** Ids of the functions in the static call tree of an `OpEntryPoint`, its own included. */
export function callTree(module: Module, { operands }: Instruction): ReadonlySet<number> {
  const tree = new Set([operands[1]?.value ?? 0])
  // A set hands out what is added while it is walked.
  for (const id of tree) for (const called of calls(module).get(id) ?? []) tree.add(called)
  return tree
}
