import { enumerantByValue } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { isUnsigned } from '../core/shared/types.ts'
import { instructionCheck, operandCheck, typeCheck } from './shared/debug-info.ts'
import { constantFault, opConstantFault, sizeAt, valueAt } from './shared/values.ts'

/** Places of the operands of DebugTypeBasic. */
const [sizeIndex, encodingIndex, fpEncodingIndex] = [1, 2, 4]

/** The encoding Float of the table. */
const float = 3

const bfloat16 = [enumerant('FPEncoding', 'BFloat16KHR')]
const float8 = ['Float8E4M3EXT', 'Float8E5M2EXT'].map((name) => enumerant('FPEncoding', name))

/** The check that a basic type of one of those encodings has a size. */
function sizeCheck(rule: RuleId, encodings: readonly number[], size: bigint): Check {
  return instructionCheck(rule, ['DebugTypeBasic'], (info, module, report) => {
    const encoding = valueAt(module, info, fpEncodingIndex)
    const found = sizeAt(module, info, sizeIndex)
    if (encoding === undefined || found === undefined || !encodings.includes(encoding)) return
    if (found !== size)
      report(
        info.operands[sizeIndex]?.word ?? info.numberWord,
        `Size of DebugTypeBasic is ${found}; its FPEncoding needs ${size}`,
      )
  })
}

export const checks: readonly Check[] = [
  /** Validation Rules. */
  sizeCheck('NonSemantic.Shader.DebugInfo/bfloat16-has-size-16', bfloat16, 16n),
  /** DebugTypeVectorIdEXT, DebugTypeCooperativeMatrixKHR. */
  typeCheck('NonSemantic.Shader.DebugInfo/component-type-is-a-type', ['component-type']),
  /** Validation Rules, the dimension operands. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/cooperative-dimension-is-a-32-bit-unsigned-constant',
    ['cooperative-dimension'],
    ({ definition, module }) =>
      constantFault(module, definition, 32) ??
      (isUnsigned(module.typeOf(definition.result), 32)
        ? undefined
        : 'is not of an unsigned integer type'),
  ),
  /** Validation Rules. */
  sizeCheck('NonSemantic.Shader.DebugInfo/float8-has-size-8', float8, 8n),
  /** DebugTypeBasic, FPEncoding. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/fp-encoding-is-a-32-bit-integer-constant',
    ['fp-encoding'],
    ({ definition, module }) => opConstantFault(module, definition, 32),
  ),
  /** DebugTypeBasic, FPEncoding. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/fp-encoding-is-defined',
    ['DebugTypeBasic'],
    (info, module, report) => {
      const value = valueAt(module, info, fpEncodingIndex)
      if (value !== undefined && enumerantByValue('FPEncoding', value) === undefined)
        report(
          info.operands[fpEncodingIndex]?.word ?? info.numberWord,
          `FPEncoding of DebugTypeBasic is ${value}, which is not an FP Encoding`,
        )
    },
  ),
  /** Validation Rules; DebugTypeBasic, FPEncoding. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/fp-encoding-is-of-a-float',
    ['DebugTypeBasic'],
    (info, module, report) => {
      const operand = info.operands[fpEncodingIndex]
      const encoding = valueAt(module, info, encodingIndex)
      if (operand !== undefined && encoding !== undefined && encoding !== float)
        report(
          operand.word,
          `a DebugTypeBasic with FPEncoding has the Encoding ${encoding}, not Float`,
        )
    },
  ),
]
