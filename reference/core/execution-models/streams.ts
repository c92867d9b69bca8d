import type { Check } from '../../check.ts'
import type { Module } from '../../module.ts'
import { callsOf } from '../shared/models.ts'

const ofOneStream = ['OpEmitVertex', 'OpEndPrimitive']
const ofSeveral = ['OpEmitStreamVertex', 'OpEndStreamPrimitive']

/** By the id of a function, those that call it. */
function callersOf(module: Module): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (const [caller, callees] of callsOf(module))
    for (const callee of callees) {
      const known = found.get(callee)
      if (known === undefined) found.set(callee, [caller])
      else known.push(caller)
    }
  return found
}

/** The ids of the functions in whose call trees there are such instructions. */
function reaching(
  module: Module,
  names: readonly string[],
  callers: ReadonlyMap<number, readonly number[]>,
): ReadonlySet<number> {
  const found = new Set<number>()
  for (const name of names)
    for (const instruction of module.all(name))
      found.add(module.functionOf(instruction)?.definition.result ?? 0)
  // A set hands out what is added while it is walked.
  for (const id of found) for (const caller of callers.get(id) ?? []) found.add(caller)
  return found
}

/** Section 3.3.19. */
export const checks: readonly Check[] = [
  {
    rule: 'core/vertex-streams',
    among: ofSeveral,
    judgeModule(module, report) {
      const callers = callersOf(module)
      const one = reaching(module, ofOneStream, callers)
      const several = reaching(module, ofSeveral, callers)
      for (const entryPoint of module.all('OpEntryPoint')) {
        const id = entryPoint.valueAt(1) ?? 0
        if (one.has(id) && several.has(id))
          report(entryPoint.word, `function ${id} emits vertices to one stream and to several`)
      }
    },
  },
]
