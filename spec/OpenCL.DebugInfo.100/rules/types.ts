import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const types = 'NOTES.md says which instructions are types.'

const templates =
  'A DebugTypeTemplate or DebugTypedef does not break the rule; cases keep away from them.'

/** Operands that are a type of the source program, or part of one. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'base-type-is-a-type',
    'Type instructions / DebugTypePointer, DebugTypeQualifier, DebugTypeArray, DebugTypeVector, DebugTypedef / Base Type',
    'Every operand *Base Type* is a type.',
    { notes: types },
  ),
  row(
    'operand',
    'function-return-type-is-a-type-or-void',
    'Type instructions / DebugTypeFunction / Return Type',
    '*Return Type* of DebugTypeFunction is a type or an `OpTypeVoid`.',
    { notes: types },
  ),
  row(
    'operand',
    'function-parameter-type-is-a-type',
    'Type instructions / DebugTypeFunction / Parameter Types',
    'Every one of the *Parameter Types* of DebugTypeFunction is a type.',
    { notes: types },
  ),
  row(
    'operand',
    'enum-underlying-type-is-a-type',
    'Type instructions / DebugTypeEnum / Underlying Type',
    '*Underlying Type* of DebugTypeEnum is a type or a DebugInfoNone.',
    { notes: types },
  ),
  row(
    'operand',
    'composite-member-is-a-member',
    'Type instructions / DebugTypeComposite / Members',
    'Every one of the *Members* of DebugTypeComposite is a DebugTypeMember, a DebugFunction or a DebugTypeInheritance.',
  ),
  row(
    'operand',
    'opaque-composite-has-no-members',
    'Type instructions / DebugTypeComposite; Binary Form / Size, Members',
    'A DebugTypeComposite whose *Size* is a DebugInfoNone has no *Members*.',
    {
      confidence: 'open',
      notes: 'Only opaque types have such a Size: of all other composites it is a constant.',
    },
  ),
  row(
    'operand',
    'opaque-composite-name-begins-with-at',
    'Type instructions / DebugTypeComposite; Binary Form / Size, Name',
    'If *Size* of a DebugTypeComposite is a DebugInfoNone and its *Name* is an `OpString`, that string begins with `@`.',
    {
      confidence: 'open',
      notes: 'Only opaque types have such a Size: of all other composites it is a constant.',
    },
  ),
  row(
    'operand',
    'variable-type-is-a-type',
    'DebugTypeMember, DebugGlobalVariable, DebugLocalVariable / Type',
    '*Type* of DebugTypeMember, DebugGlobalVariable and DebugLocalVariable is a type.',
    { notes: types },
  ),
  row(
    'operand',
    'member-scope-is-a-composite',
    'Type instructions / DebugTypeMember / Scope',
    '*Scope* of DebugTypeMember is a DebugTypeComposite.',
    { confidence: 'derived', notes: templates },
  ),
  row(
    'operand',
    'class-is-a-composite',
    'Type instructions / DebugTypeInheritance / Child, Parent; DebugTypePtrToMember / Parent',
    '*Child* and *Parent* of DebugTypeInheritance, and *Parent* of DebugTypePtrToMember, are a DebugTypeComposite.',
    { confidence: 'derived', notes: templates },
  ),
  row(
    'operand',
    'class-is-not-a-union',
    'Type instructions / DebugTypeInheritance / Child, Parent; DebugTypePtrToMember / Parent',
    'If *Child* or *Parent* of DebugTypeInheritance, or *Parent* of DebugTypePtrToMember, is a DebugTypeComposite, its *Tag* is not Union (2).',
    { confidence: 'derived', notes: 'The text asks for a structure or class.' },
  ),
  row(
    'operand',
    'pointed-member-type-is-a-type',
    'Type instructions / DebugTypePtrToMember / Member Type',
    '*Member Type* of DebugTypePtrToMember is a type.',
    { notes: `${types} A DebugTypeMember does not break the rule; cases keep away from it.` },
  ),
  row(
    'operand',
    'function-type-is-a-debug-type-function',
    'Functions / DebugFunctionDeclaration, DebugFunction / Type',
    '*Type* of DebugFunctionDeclaration and DebugFunction is a DebugTypeFunction.',
  ),
  row(
    'operand',
    'template-target-is-a-class-or-function',
    'Templates / DebugTypeTemplate / Target',
    '*Target* of DebugTypeTemplate is a DebugTypeComposite, a DebugFunction or a DebugFunctionDeclaration.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'template-parameter-is-a-parameter',
    'Templates / DebugTypeTemplate / Parameters',
    'Every one of the *Parameters* of DebugTypeTemplate is a DebugTypeTemplateParameter, DebugTypeTemplateTemplateParameter or DebugTypeTemplateParameterPack.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'template-parameter-actual-type-is-a-type',
    'Templates / DebugTypeTemplateParameter / Actual Type',
    '*Actual Type* of DebugTypeTemplateParameter is a type.',
    { notes: types },
  ),
  row(
    'operand',
    'parameter-pack-holds-template-parameters',
    'Templates / DebugTypeTemplateParameterPack / Template parameters',
    'Every one of the *Template parameters* of DebugTypeTemplateParameterPack is a DebugTypeTemplateParameter.',
  ),
]
