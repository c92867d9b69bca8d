import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const types = 'NOTES.md says which instructions are types.'

/** Operands that are a type of the source program, or part of one. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'base-type-is-a-type',
    'Type instructions / DebugTypePointer, DebugTypeQualifier, DebugTypeArray, DebugTypeVector, DebugTypedef / Base Type',
    'Every operand *Base Type* is a type.',
    {
      notes: `${types} A Base Type of DebugTypeVector may be any of them: the text does not ask for a DebugTypeBasic.`,
    },
  ),
  row(
    'operand',
    'matrix-vector-type-is-a-vector',
    'Type instructions / DebugTypeMatrix / Vector Type',
    '*Vector Type* of DebugTypeMatrix is a DebugTypeVector.',
    {
      confidence: 'derived',
      notes:
        'The text asks for what describes the type of a vector. A DebugTypedef, DebugTypeQualifier or DebugTypeVectorIdEXT does not break the rule; cases keep away from them.',
    },
  ),
  row(
    'operand',
    'array-has-a-component-count',
    'Type instructions / DebugTypeArray / Component Count',
    'DebugTypeArray has at least one *Component Count*.',
    { confidence: 'derived', notes: 'There is one for each dimension, and an array has one.' },
  ),
  row(
    'operand',
    'array-component-count-is-a-constant-or-variable',
    'Type instructions / DebugTypeArray / Component Count',
    'Every *Component Count* of DebugTypeArray is a constant instruction, a DebugGlobalVariable or a DebugLocalVariable.',
    { notes: 'A count of 0 is valid: it stands for an array that is sized at run time.' },
  ),
  row(
    'type',
    'array-component-count-constant-is-an-integer',
    'Type instructions / DebugTypeArray / Component Count',
    'If a *Component Count* of DebugTypeArray is a constant instruction, its type is an integer type of 32 or 64 bits.',
  ),
  row(
    'type',
    'array-component-count-variable-is-unsigned',
    'Type instructions / DebugTypeArray / Component Count',
    'If a *Component Count* of DebugTypeArray is a DebugGlobalVariable or DebugLocalVariable, its *Type* is a DebugTypeBasic whose *Size* is 32 or 64 and whose *Encoding* is Unsigned (6).',
    { notes: 'A Size or Encoding that is not an OpConstant of integer type decides nothing.' },
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
    'class-is-a-composite',
    'Type instructions / DebugTypeInheritance, DebugTypePtrToMember / Parent',
    '*Parent* of DebugTypeInheritance and DebugTypePtrToMember is a DebugTypeComposite.',
    {
      confidence: 'derived',
      notes:
        'A DebugTypeTemplate or DebugTypedef does not break the rule; cases keep away from them.',
    },
  ),
  row(
    'operand',
    'class-is-not-a-union',
    'Type instructions / DebugTypeInheritance, DebugTypePtrToMember / Parent',
    'If *Parent* of DebugTypeInheritance or DebugTypePtrToMember is a DebugTypeComposite, its *Tag* is not Union (2).',
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
    'variable-type-is-a-type',
    'DebugTypeMember, DebugGlobalVariable, DebugLocalVariable / Type',
    '*Type* of DebugTypeMember, DebugGlobalVariable and DebugLocalVariable is a type.',
    { notes: types },
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
