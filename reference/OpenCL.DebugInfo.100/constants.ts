import type { Check } from '../check.ts'
import { sizeOf } from '../shared/debug-constants.ts'
import { isTypeName } from '../shared/debug-sets.ts'
import {
  callOf,
  debugInfoWithId,
  debugNameOf,
  instructionCheck,
  opConstantFault,
  operandCheck,
  valueAt,
} from './shared/debug-info.ts'
import { isEnumeratorValue } from './shared/enumerators.ts'

const variables = ['DebugGlobalVariable', 'DebugLocalVariable']

/** The encoding Unsigned. */
const unsigned = 6

/** Constants that a sentence on "an OpConstant" may mean as well, where it says nothing about a type. */
const otherConstants = [
  ...['OpConstantTrue', 'OpConstantFalse', 'OpConstantNull', 'OpConstantComposite'],
  'OpConstant',
]

export const checks: readonly Check[] = [
  /** DebugTypeArray. */
  operandCheck(
    'OpenCL.DebugInfo.100/array-component-count-constant-is-an-integer',
    ['component-count'],
    ({ definition, module }) =>
      definition.name === 'OpConstant' ? opConstantFault(module, definition, 32, 64) : undefined,
  ),
  /** DebugTypeArray. */
  operandCheck(
    'OpenCL.DebugInfo.100/array-component-count-is-a-constant-or-variable',
    ['component-count'],
    ({ definition, module }) =>
      definition.name === 'OpConstant' ||
      variables.includes(debugNameOf(module, definition.result) ?? '')
        ? undefined
        : `comes from ${callOf(module, definition)}, which is neither OpConstant nor a variable`,
  ),
  /** DebugTypeArray. */
  operandCheck(
    'OpenCL.DebugInfo.100/array-component-count-variable-is-unsigned',
    ['component-count'],
    ({ definition, module }) => {
      const variable = debugInfoWithId(module, definition.result)
      if (variable === undefined || !variables.includes(variable.row?.name ?? '')) return undefined
      const type = debugInfoWithId(module, valueAt(module, variable, 1))
      // An operand that is not a type at all breaks another rule.
      if (type?.row === undefined || !isTypeName(type.row.name)) return undefined
      if (type.row.name !== 'DebugTypeBasic') return `is a variable of a ${type.row.name}`
      const bits = sizeOf(module, valueAt(module, type, 1))
      const encoding = valueAt(module, type, 2)
      if (bits !== undefined && bits !== 32n && bits !== 64n)
        return `is a variable of a type of ${bits} bits`
      return encoding === undefined || encoding === unsigned
        ? undefined
        : `is a variable of a type with the Encoding ${encoding}, not Unsigned`
    },
  ),
  /** DebugTypeArray: the row has 7 or more words. */
  instructionCheck(
    'OpenCL.DebugInfo.100/array-has-a-component-count',
    ['DebugTypeArray'],
    ({ operands, instruction }, _module, report) => {
      if (operands.length === 1) report(instruction.word, 'DebugTypeArray has no Component Count')
    },
  ),
  /** DebugTypeEnum. */
  operandCheck(
    'OpenCL.DebugInfo.100/enumerator-value-is-a-32-bit-integer-constant',
    ['enumerator'],
    ({ definition, module, index }) =>
      isEnumeratorValue(index) ? opConstantFault(module, definition, 32) : undefined,
  ),
  /** DebugTypeMember. */
  operandCheck(
    'OpenCL.DebugInfo.100/member-value-is-a-constant',
    ['member-value'],
    ({ definition, module }) =>
      otherConstants.includes(definition.name)
        ? undefined
        : `comes from ${callOf(module, definition)}, not OpConstant`,
  ),
  /** DebugTypeMember, DebugTypeInheritance. */
  operandCheck(
    'OpenCL.DebugInfo.100/offset-is-an-integer-constant',
    ['offset'],
    ({ definition, module }) => opConstantFault(module, definition),
  ),
  /** Five instructions with a Size. */
  operandCheck(
    'OpenCL.DebugInfo.100/size-is-an-integer-constant',
    ['size'],
    ({ definition, module }) => opConstantFault(module, definition, 32, 64),
  ),
  /** DebugTypeTemplateParameter. */
  operandCheck(
    'OpenCL.DebugInfo.100/template-parameter-value-is-an-integer-constant',
    ['template-value'],
    ({ definition, module }) => opConstantFault(module, definition),
  ),
]
