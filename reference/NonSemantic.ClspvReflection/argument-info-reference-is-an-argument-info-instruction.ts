import { argumentInfoNumber } from './argument-info.ts'
import { referenceCheck } from './references.ts'

/** Every operand ArgInfo. */
export const check = referenceCheck(
  'NonSemantic.ClspvReflection/argument-info-reference-is-an-argument-info-instruction',
  'argument-info',
  argumentInfoNumber,
  'ArgumentInfo',
)
