import { entryPoints } from '../../core/modes/entry-point-modes.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'

/** Execution model, function and name come before the ids of the interface. */
const firstOfInterface = 3

/** By the id of a variable, the entry points whose interface lists it. */
export const listing = perModule((module): ReadonlyMap<number, readonly Instruction[]> => {
  const found = new Map<number, Instruction[]>()
  for (const entryPoint of module.all('OpEntryPoint'))
    for (const { value } of entryPoint.operands.slice(firstOfInterface)) {
      const known = found.get(value)
      if (known === undefined) found.set(value, [entryPoint])
      else if (known.at(-1) !== entryPoint) known.push(entryPoint)
    }
  return found
})

/** The instruction that gives an entry point an execution mode. */
export function modeOf(
  module: Module,
  entryPoint: Instruction,
  mode: number,
): Instruction | undefined {
  return entryPoints(module)
    .get(entryPoint.valueAt(1) ?? 0)
    ?.modes.find((one) => one.valueAt(1) === mode)
}
