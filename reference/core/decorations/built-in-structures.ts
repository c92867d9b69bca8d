import { enumerant } from '../shared/enumerant.ts'
import { enumerantOwner } from '../shared/ownership.ts'
import { perModule } from '../shared/per-module.ts'
import { eachApplied } from './applied.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')

/** Ids of structure types with a built-in among their members. Those of other texts may be for no member at all. */
export const builtInStructures = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  eachApplied(module, ({ target, decoration, member, operands }) => {
    if (decoration !== builtIn || member < 0) return
    if (enumerantOwner('BuiltIn', operands[0]?.value ?? -1) === undefined) found.add(target)
  })
  return found
})
