import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { perModule } from '../../core/shared/surveys.ts'
import { builtInUses } from './built-in-uses.ts'
import { idsOf } from './views.ts'

const firstOfInterface = 3

/** Keyed by the id of a variable, its built-ins and those of the members of its structure, each once. */
const builtInsOf = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>()
  for (const uses of builtInUses(module).values())
    for (const { builtIn, variable, variables } of uses) {
      const known = found.get(variable.result)
      // Variables in one storage class that hold one structure share a set.
      if (known !== undefined) known.add(builtIn)
      else {
        const builtIns = new Set([builtIn])
        for (const { result } of variables) found.set(result, builtIns)
      }
    }
  return found
})

/** Checks that an entry point lists no two variables in a storage class with one built-in. */
export function once(
  rule: RuleId,
  storageClass: number,
  judged: (builtIn: number) => boolean,
): Check {
  return {
    rule,
    at: ['OpEntryPoint'],
    among: ['Decoration.BuiltIn'],
    judge(entryPoint, module, report) {
      const variables = builtInsOf(module)
      if (variables.size < 2) return
      const seen = new Map<number, number>()
      for (const id of idsOf(module, entryPoint.operands.slice(firstOfInterface), storageClass))
        for (const builtIn of variables.get(id) ?? []) {
          const other = seen.get(builtIn)
          seen.set(builtIn, id)
          if (other === undefined || !judged(builtIn)) continue
          report(entryPoint.word, `variables %${other} and %${id} have the same built-in`)
          return
        }
    },
  }
}
