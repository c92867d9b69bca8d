import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const either = 'Signed and unsigned types are both 32-bit integer types.'

const valued =
  'Not reported where the operand is not an OpConstant of 32-bit integer type; the value of a specialization constant decides nothing.'

const lines = 'NOTES.md asks whether a line or column may be of a signed type.'

/** Operands that are a constant, and their values. "Integer `OpConstant`" means one whose type is an `OpTypeInt` of any signedness. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'line-is-a-32-bit-integer-constant',
    'DebugLine, DebugInlinedAt, DebugFunction and others / Line, Scope Line, Line Start, Line End',
    'Every operand *Line*, *Scope Line*, *Line Start* and *Line End* is an `OpConstant` of 32-bit integer type.',
    { confidence: 'derived', notes: `${either} ${lines}` },
  ),
  row(
    'operand',
    'column-is-a-32-bit-integer-constant',
    'DebugLine and others / Column, Column Start, Column End',
    'Every operand *Column*, *Column Start* and *Column End* is an `OpConstant` of 32-bit integer type.',
    { confidence: 'derived', notes: `${either} ${lines}` },
  ),
  row(
    'limit',
    'line-end-is-not-before-line-start',
    'Location Information / DebugLine',
    '*Line End* of DebugLine is at least *Line Start*.',
    {
      confidence: 'derived',
      notes: `The text compares Line End with itself, a slip. ${valued} ${lines}`,
    },
  ),
  row(
    'limit',
    'column-end-is-not-before-column-start',
    'Location Information / DebugLine',
    'If *Line Start* and *Line End* of DebugLine have the same value, *Column End* is at least *Column Start*.',
    { confidence: 'derived', notes: `${valued} ${lines}` },
  ),
  row(
    'operand',
    'flags-is-a-32-bit-integer-constant',
    'Debug Info Flags / Flags',
    'Every operand *Flags*, apart from that of DebugBuildIdentifier, is an `OpConstant` of 32-bit integer type.',
    { notes: either },
  ),
  row(
    'operand',
    'flags-are-in-the-table',
    'Debug Info Flags / Flags',
    'The value of every operand *Flags*, apart from that of DebugBuildIdentifier, has no bits but 1 << 0 to 1 << 17.',
    { notes: `0 is the bitwise-OR of no flags. ${valued}` },
  ),
  row(
    'operand',
    'build-identifier-flags-is-a-32-bit-integer-constant',
    'Debug Info Metadata / DebugBuildIdentifier / Flags',
    '*Flags* of DebugBuildIdentifier is a constant instruction of 32-bit integer type.',
    { notes: 'Specialization constants are constant instructions too.' },
  ),
  row(
    'operand',
    'build-identifier-flags-are-in-the-table',
    'Enumerations / Build Identifier Flags / DebugBuildIdentifier',
    'The value of *Flags* of DebugBuildIdentifier has no bits but 1 << 0, IdentifierPossibleDuplicates.',
    { notes: `Whether 0 is a value of the table is open; it does not break this rule. ${valued}` },
  ),
  row(
    'operand',
    'enumerant-is-a-32-bit-integer-constant',
    'DebugTypeBasic / Encoding; DebugTypeComposite, DebugImportedEntity / Tag; DebugTypePointer / Storage Class; DebugCompilationUnit / Language; DebugOperation / Operation',
    '*Encoding*, *Tag*, *Storage Class*, *Language* and *Operation* of DebugOperation are an `OpConstant` of 32-bit integer type.',
    { notes: `${either} The rows of Type Qualifier and FPEncoding have rules of their own.` },
  ),
  row(
    'operand',
    'encoding-is-in-the-table',
    'Enumerations / Base Type Attribute Encodings / DebugTypeBasic',
    'The value of *Encoding* of DebugTypeBasic is one of 0 to 7.',
    { notes: valued },
  ),
  row(
    'operand',
    'composite-tag-is-in-the-table',
    'Enumerations / Composite Types / DebugTypeComposite',
    'The value of *Tag* of DebugTypeComposite is one of 0 to 2.',
    { notes: valued },
  ),
  row(
    'operand',
    'imported-entity-tag-is-in-the-table',
    'Enumerations / Imported Entities / DebugImportedEntity',
    'The value of *Tag* of DebugImportedEntity is 0 or 1.',
    { notes: valued },
  ),
  row(
    'operand',
    'storage-class-is-defined',
    'Type instructions / DebugTypePointer',
    'The value of *Storage Class* of DebugTypePointer is that of a Storage Class of the core specification or an extension.',
    { notes: valued },
  ),
  row(
    'operand',
    'language-is-defined',
    'Compilation Unit / DebugCompilationUnit',
    'The value of *Language* of DebugCompilationUnit is that of a Source Language of the core specification or an extension.',
    { notes: valued },
  ),
  row(
    'operand',
    'type-qualifier-is-a-32-bit-integer-constant',
    'Type instructions / DebugTypeQualifier',
    '*Type Qualifier* of DebugTypeQualifier is a constant instruction of 32-bit integer type.',
    { notes: 'Specialization constants are constant instructions too.' },
  ),
  row(
    'operand',
    'type-qualifier-is-in-the-table',
    'Enumerations / Type Qualifiers / DebugTypeQualifier',
    'The value of *Type Qualifier* of DebugTypeQualifier is one of 0 to 3.',
    { notes: valued },
  ),
  row(
    'operand',
    'operation-is-in-the-table',
    'Enumerations / Debug Operations / DebugOperation',
    'The value of *Operation* of DebugOperation is one of 0 to 9.',
    { notes: valued },
  ),
  row(
    'grammar',
    'operation-has-the-operands-of-its-row',
    'Enumerations / Debug Operations / DebugOperation',
    'DebugOperation has as many *Operands* as the row of its *Operation* says: one for PlusUconst and Constu, two for BitPiece and Fragment, none for the others.',
    { notes: valued },
  ),
  row(
    'operand',
    'operation-operand-is-a-32-bit-integer-constant',
    'Enumerations / Debug Operations / PlusUconst, BitPiece, Constu; DebugOperation / Operands',
    'The *Operands* of DebugOperation are constant instructions of 32-bit integer type.',
    { notes: 'Specialization constants are constant instructions too.' },
  ),
  row(
    'operand',
    'number-is-a-32-bit-integer-constant',
    'DebugCompilationUnit / Version, DWARF Version; DebugLocalVariable / ArgNumber; DebugLexicalBlockDiscriminator / Discriminator; DebugTypeVector / Component Count',
    '*Version* and *DWARF Version* of DebugCompilationUnit, *ArgNumber* of DebugLocalVariable, *Discriminator* of DebugLexicalBlockDiscriminator and *Component Count* of DebugTypeVector are an `OpConstant` of 32-bit integer type.',
    {
      notes: `${either} The text has no limit for the number of components of a DebugTypeVector.`,
    },
  ),
  row(
    'operand',
    'basic-or-enum-size-is-an-integer-op-constant',
    'Type instructions / DebugTypeBasic, DebugTypeEnum / Size',
    '*Size* of DebugTypeBasic and DebugTypeEnum is an `OpConstant` of 32-bit or 64-bit integer type.',
    { notes: either },
  ),
  row(
    'operand',
    'size-is-an-integer-constant',
    'Type instructions / DebugTypeComposite, DebugTypeMember, DebugTypeInheritance / Size',
    '*Size* of DebugTypeComposite, DebugTypeMember and DebugTypeInheritance is a constant instruction of 32-bit or 64-bit integer type.',
    { notes: 'Specialization constants are constant instructions too.' },
  ),
  row(
    'operand',
    'offset-is-an-integer-constant',
    'Type instructions / DebugTypeMember, DebugTypeInheritance / Offset',
    '*Offset* of DebugTypeMember and DebugTypeInheritance is a constant instruction of integer type.',
    { notes: 'Any width; specialization constants are constant instructions too.' },
  ),
  row(
    'operand',
    'member-value-is-a-constant',
    'Type instructions / DebugTypeMember / Value',
    '*Value* of DebugTypeMember is a constant instruction.',
    { notes: 'Of any type.' },
  ),
  row(
    'operand',
    'enumerator-value-is-a-32-bit-integer-constant',
    'Type instructions / DebugTypeEnum',
    'The *Value* of every enumerator of DebugTypeEnum is an `OpConstant` of 32-bit integer type.',
    { notes: either },
  ),
  row(
    'operand',
    'matrix-vector-count-is-a-32-bit-integer-constant',
    'Type instructions / DebugTypeMatrix / Vector Count',
    '*Vector Count* of DebugTypeMatrix is a constant instruction of 32-bit integer type.',
    { notes: 'Specialization constants are constant instructions too.' },
  ),
  row(
    'operand',
    'matrix-column-major-is-a-boolean-constant',
    'Type instructions / DebugTypeMatrix / Column Major',
    '*Column Major* of DebugTypeMatrix is an `OpConstantTrue` or `OpConstantFalse`.',
    { notes: 'The text calls it a boolean OpConstant; a boolean constant has these opcodes.' },
  ),
  row(
    'operand',
    'template-parameter-value-is-an-integer-constant',
    'Templates / DebugTypeTemplateParameter / Value',
    '*Value* of DebugTypeTemplateParameter is a constant instruction of integer type or a DebugInfoNone.',
    { notes: 'Of any width.' },
  ),
]
