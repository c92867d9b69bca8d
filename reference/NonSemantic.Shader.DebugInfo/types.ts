import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { isTypeName } from '../shared/debug-sets.ts'
import {
  callOf,
  debugInfoWithId,
  debugNameOf,
  instructionCheck,
  namedCheck,
  operandCheck,
  typeCheck,
} from './shared/debug-info.ts'
import { constantFault, sizeAt, valueAt } from './shared/values.ts'

const variables = ['DebugGlobalVariable', 'DebugLocalVariable']

/**
 * Names of instructions for a vector; the last three describe one under another name or of another kind, about which
 * the text is silent.
 */
const vectors = ['DebugTypeVector', 'DebugTypeVectorIdEXT', 'DebugTypedef', 'DebugTypeQualifier']

/**
 * Names of instructions for a class or structure; the last two describe one under another name, about which the text is
 * silent.
 */
const classes = ['DebugTypeComposite', 'DebugTypeTemplate', 'DebugTypedef']

/** The tag Union. */
const union = 2

/** The encoding Unsigned. */
const unsigned = 6

/** Places of operands of DebugTypeComposite. */
const [tagIndex, sizeIndex, firstMember] = [1, 7, 9]

export const checks: readonly Check[] = [
  /** DebugTypeArray. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/array-component-count-constant-is-an-integer',
    ['array-component-count'],
    ({ definition, module }) =>
      isConstantInstruction(definition) ? constantFault(module, definition, 32, 64) : undefined,
  ),
  /** DebugTypeArray. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/array-component-count-is-a-constant-or-variable',
    ['array-component-count'],
    ({ definition, module }) =>
      isConstantInstruction(definition) ||
      variables.includes(debugNameOf(module, definition.result) ?? '')
        ? undefined
        : `comes from ${callOf(module, definition)}, which is neither a constant instruction nor a variable`,
  ),
  /** DebugTypeArray. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/array-component-count-variable-is-unsigned',
    ['array-component-count'],
    ({ definition, module }) => {
      const variable = debugInfoWithId(module, definition.result)
      if (variable === undefined || !variables.includes(variable.row?.name ?? '')) return undefined
      const id = variable.operands[1]?.value
      const type = debugInfoWithId(module, id)
      // An operand that is not a type at all breaks another rule.
      if (type?.row === undefined || !isTypeName(type.row.name)) return undefined
      if (type.row.name !== 'DebugTypeBasic') return `is a variable of a ${type.row.name}`
      const [size, encoding] = [sizeAt(module, type, 1), valueAt(module, type, 2)]
      if (size !== undefined && size !== 32n && size !== 64n)
        return `is a variable of a type of ${size} bits`
      return encoding === undefined || encoding === unsigned
        ? undefined
        : `is a variable of a type with the Encoding ${encoding}, not Unsigned`
    },
  ),
  /** DebugTypeArray: one for each dimension. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/array-has-a-component-count',
    ['DebugTypeArray'],
    ({ operands, instruction }, _module, report) => {
      if (operands.length === 1) report(instruction.word, 'DebugTypeArray has no Component Count')
    },
  ),
  /** Five instructions with a Base Type. */
  typeCheck('NonSemantic.Shader.DebugInfo/base-type-is-a-type', ['base-type']),
  /** DebugTypeInheritance, DebugTypePtrToMember. */
  namedCheck('NonSemantic.Shader.DebugInfo/class-is-a-composite', ['class'], ...classes),
  /** DebugTypeInheritance, DebugTypePtrToMember. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/class-is-not-a-union',
    ['class'],
    ({ definition, module }) => {
      const composite = debugInfoWithId(module, definition.result)
      return composite?.row?.name === 'DebugTypeComposite' &&
        valueAt(module, composite, tagIndex) === union
        ? 'is a union'
        : undefined
    },
  ),
  /** DebugTypeComposite. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/composite-member-is-a-member',
    ['member'],
    ...['DebugTypeMember', 'DebugFunction', 'DebugTypeInheritance'],
  ),
  /** DebugTypeEnum. */
  typeCheck('NonSemantic.Shader.DebugInfo/enum-underlying-type-is-a-type', ['underlying-type']),
  /** DebugTypeFunction. */
  typeCheck('NonSemantic.Shader.DebugInfo/function-parameter-type-is-a-type', ['parameter-type']),
  /** DebugTypeFunction. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/function-return-type-is-a-type-or-void',
    ['return-type'],
    ({ definition, module }) =>
      definition.name === 'OpTypeVoid' || isTypeName(debugNameOf(module, definition.result))
        ? undefined
        : `comes from ${callOf(module, definition)}, which is neither a type nor OpTypeVoid`,
  ),
  /** DebugFunctionDeclaration, DebugFunction. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/function-type-is-a-debug-type-function',
    ['function-type'],
    'DebugTypeFunction',
  ),
  /** DebugTypeMatrix. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/matrix-vector-type-is-a-vector',
    ['vector-type'],
    ...vectors,
  ),
  /** DebugTypeComposite, Binary Form: types that are opaque have no members. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/opaque-composite-has-no-members',
    ['DebugTypeComposite'],
    ({ operands }, module, report) => {
      const member = operands[firstMember]
      if (member === undefined) return
      if (debugNameOf(module, operands[sizeIndex]?.value) === 'DebugInfoNone')
        report(member.word, 'Size of the DebugTypeComposite is DebugInfoNone, and it has Members')
    },
  ),
  /** DebugTypeTemplateParameterPack. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/parameter-pack-holds-template-parameters',
    ['pack-parameter'],
    'DebugTypeTemplateParameter',
  ),
  /** DebugTypePtrToMember. */
  typeCheck('NonSemantic.Shader.DebugInfo/pointed-member-type-is-a-type', ['pointed-member-type']),
  /** DebugTypeTemplateParameter. */
  typeCheck('NonSemantic.Shader.DebugInfo/template-parameter-actual-type-is-a-type', [
    'actual-type',
  ]),
  /** DebugTypeTemplate. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/template-parameter-is-a-parameter',
    ['template-parameter'],
    ...[
      'DebugTypeTemplateParameter',
      'DebugTypeTemplateTemplateParameter',
      'DebugTypeTemplateParameterPack',
    ],
  ),
  /** DebugTypeTemplate. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/template-target-is-a-class-or-function',
    ['template-target'],
    ...['DebugTypeComposite', 'DebugFunction', 'DebugFunctionDeclaration'],
  ),
  /** DebugTypeMember, DebugGlobalVariable, DebugLocalVariable. */
  typeCheck('NonSemantic.Shader.DebugInfo/variable-type-is-a-type', ['variable-type']),
]
