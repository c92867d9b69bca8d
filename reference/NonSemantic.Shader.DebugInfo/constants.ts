import type { DebugOperandKind } from '#spec/NonSemantic.Shader.DebugInfo/operands'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { callOf, operandCheck } from './shared/debug-info.ts'
import { constantFault, opConstantFault } from './shared/values.ts'

/** The check that the operands of some kinds are an `OpConstant` of an integer type with one of those widths. */
function opConstantCheck(
  rule: RuleId,
  kinds: readonly DebugOperandKind[],
  ...widths: readonly number[]
): Check {
  return operandCheck(rule, kinds, ({ definition, module }) =>
    opConstantFault(module, definition, ...widths),
  )
}

/** The check that the operands of a kind are a constant of an integer type, of one of those widths if there are any. */
function constantCheck(rule: RuleId, kind: DebugOperandKind, ...widths: readonly number[]): Check {
  return operandCheck(rule, [kind], ({ definition, module }) =>
    constantFault(module, definition, ...widths),
  )
}

/** Index of the first *Value* of DebugTypeEnum; *Value* and *Name* alternate from there on. */
const firstEnumerator = 8

const booleans = ['OpConstantTrue', 'OpConstantFalse']

/** Operands that have to be constants. */
export const checks: readonly Check[] = [
  /** Size of DebugTypeBasic and DebugTypeEnum. */
  opConstantCheck(
    'NonSemantic.Shader.DebugInfo/basic-or-enum-size-is-an-integer-op-constant',
    ['op-constant-size'],
    ...[32, 64],
  ),
  /** Flags of DebugBuildIdentifier. */
  constantCheck(
    'NonSemantic.Shader.DebugInfo/build-identifier-flags-is-a-32-bit-integer-constant',
    'build-identifier-flags',
    32,
  ),
  /** Every Column. */
  opConstantCheck(
    'NonSemantic.Shader.DebugInfo/column-is-a-32-bit-integer-constant',
    ['column'],
    32,
  ),
  /** Values of the tables. */
  opConstantCheck(
    'NonSemantic.Shader.DebugInfo/enumerant-is-a-32-bit-integer-constant',
    ['encoding', 'composite-tag', 'imported-entity-tag', 'storage-class', 'language', 'operation'],
    32,
  ),
  /** Values of DebugTypeEnum. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/enumerator-value-is-a-32-bit-integer-constant',
    ['enumerator'],
    ({ definition, module, index }) =>
      (index - firstEnumerator) % 2 === 0 ? opConstantFault(module, definition, 32) : undefined,
  ),
  /** Every Flags but that of DebugBuildIdentifier. */
  opConstantCheck('NonSemantic.Shader.DebugInfo/flags-is-a-32-bit-integer-constant', ['flags'], 32),
  /** Every Line. */
  opConstantCheck('NonSemantic.Shader.DebugInfo/line-is-a-32-bit-integer-constant', ['line'], 32),
  /** DebugTypeMatrix. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/matrix-column-major-is-a-boolean-constant',
    ['column-major'],
    ({ definition, module }) =>
      booleans.includes(definition.name)
        ? undefined
        : `comes from ${callOf(module, definition)}, not OpConstantTrue or OpConstantFalse`,
  ),
  /** DebugTypeMatrix. */
  constantCheck(
    'NonSemantic.Shader.DebugInfo/matrix-vector-count-is-a-32-bit-integer-constant',
    'matrix-vector-count',
    32,
  ),
  /** DebugTypeMember. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/member-value-is-a-constant',
    ['member-value'],
    ({ definition, module }) =>
      isConstantInstruction(definition)
        ? undefined
        : `comes from ${callOf(module, definition)}, which is not a constant instruction`,
  ),
  /** Numbers of DebugCompilationUnit, DebugLocalVariable, DebugLexicalBlockDiscriminator and DebugTypeVector. */
  opConstantCheck(
    'NonSemantic.Shader.DebugInfo/number-is-a-32-bit-integer-constant',
    ['debug-version', 'argument-number', 'discriminator', 'vector-component-count'],
    32,
  ),
  /** Offset of DebugTypeMember and DebugTypeInheritance. */
  constantCheck('NonSemantic.Shader.DebugInfo/offset-is-an-integer-constant', 'offset'),
  /** Debug Operations, DebugOperation. */
  constantCheck(
    'NonSemantic.Shader.DebugInfo/operation-operand-is-a-32-bit-integer-constant',
    'operation-operand',
    32,
  ),
  /** Size of DebugTypeComposite, DebugTypeMember and DebugTypeInheritance. */
  constantCheck('NonSemantic.Shader.DebugInfo/size-is-an-integer-constant', 'size', ...[32, 64]),
  /** DebugTypeTemplateParameter. */
  constantCheck(
    'NonSemantic.Shader.DebugInfo/template-parameter-value-is-an-integer-constant',
    'template-value',
  ),
  /** DebugTypeQualifier. */
  constantCheck(
    'NonSemantic.Shader.DebugInfo/type-qualifier-is-a-32-bit-integer-constant',
    'type-qualifier',
    32,
  ),
]
