import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { enumerantSet, storageClassName } from '../core/shared/grammar.ts'
import { isOfFamily, type MatrixFamily } from './cooperative-matrices.ts'
import { allocatedType, variables } from './untyped-operands.ts'

const ofMatrices: ReadonlySet<number> = enumerantSet('StorageClass', 'Function', 'Private')

/** The check that what is or contains a matrix of the family is allocated in Function or Private (2.16.1 of both texts). */
export function matricesAreInFunctionOrPrivate(rule: RuleId, family: MatrixFamily): Check {
  const containsMatrix = containing((type) => isOfFamily(family, type))
  return {
    rule,
    at: variables,
    among: [family.declaration],
    judge(instruction, module, report) {
      const [storage] = instruction.operands
      if (storage === undefined || ofMatrices.has(storage.value)) return
      if (containsMatrix(module, allocatedType(module, instruction)))
        report(
          storage.word,
          `a variable in ${storageClassName(storage.value)} is or contains a cooperative matrix`,
        )
    },
  }
}
