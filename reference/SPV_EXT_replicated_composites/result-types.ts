import type { Check } from '../check.ts'
import { isStructType, isTypeDeclaration } from '../core/shared/types.ts'
import { constituentTypes, replicateForms } from './shared/constituents.ts'

export const checks: readonly Check[] = [
  /** Result Type of each instruction, in the reading in which there must be something to replicate into. */
  {
    rule: 'SPV_EXT_replicated_composites/result-type-has-a-constituent',
    at: replicateForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      if (isStructType(type) && type.operands.length === 0)
        report(instruction.word + 1, `Result Type %${type.result} is a structure without members`)
    },
  },
  /** Result Type of each instruction, in the reading in which the number of constituents must be known. */
  {
    rule: 'SPV_EXT_replicated_composites/result-type-has-a-known-length',
    at: replicateForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      if (type?.name === 'OpTypeRuntimeArray')
        report(instruction.word + 1, `Result Type %${type.result} is a run-time array`)
    },
  },
  /** Result Type of each instruction; what is composite is the core specification's section 2.2.2. */
  {
    rule: 'SPV_EXT_replicated_composites/result-type-is-composite',
    at: replicateForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      if (!isTypeDeclaration(type)) return
      if (constituentTypes(type) === undefined)
        report(
          instruction.word + 1,
          `Result Type %${type.result} is ${type.name}, not a composite type`,
        )
    },
  },
  /** Result Type of each instruction. */
  {
    rule: 'SPV_EXT_replicated_composites/result-type-is-homogeneous',
    at: replicateForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      const count = type === undefined ? 0 : (constituentTypes(type)?.length ?? 0)
      if (count > 1)
        report(
          instruction.word + 1,
          `members of Result Type %${instruction.resultType} have ${count} types`,
        )
    },
  },
  /** Result Type of each instruction, in the reading in which only vectors, matrices and arrays are homogeneous. */
  {
    rule: 'SPV_EXT_replicated_composites/result-type-is-not-a-structure',
    at: replicateForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      // Other numbers of types have rules of their own.
      if (isStructType(type) && constituentTypes(type)?.length === 1)
        report(instruction.word + 1, `Result Type %${type.result} is a structure`)
    },
  },
]
