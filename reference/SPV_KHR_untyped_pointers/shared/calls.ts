import { perModule } from '../../core/shared/per-module.ts'

/** By the id of a function: ids of the functions that its calls name. */
export const calls = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
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
