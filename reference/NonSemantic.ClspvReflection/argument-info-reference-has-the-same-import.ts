import { argumentInfoNumber } from './argument-info.ts'
import { sameImportCheck } from './references.ts'

/** Every operand ArgInfo. */
export const check = sameImportCheck(
  'NonSemantic.ClspvReflection/argument-info-reference-has-the-same-import',
  'argument-info',
  argumentInfoNumber,
)
