import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const beside = 'The fault is one of decoding, which core/unknown-enumerant would leave undecided.'

const phase = 'decode'

/** Numbers and literals that are of a table of the text, or of one of the core specification. */
export const rules: readonly RuleRow[] = [
  row(
    'grammar',
    'instruction-number-is-defined',
    'Enumerations / Instruction Enumeration',
    'The *Instruction* literal of an instruction of this set is one of the numbers of the Instruction Enumeration, 0 to 35, or 36, DebugModuleINTEL of SPV_INTEL_debug_module.',
    {
      phase,
      confidence: 'derived',
      notes: 'OpExtInst says that the number is that of an instruction in the set.',
    },
  ),
  row(
    'operand',
    'flags-are-in-the-table',
    'Debug Info Flags / Flags',
    'Every operand *Flags* has no bits but 1 << 0 to 1 << 16.',
    { phase, notes: `0 is the bitwise-OR of no flags. ${beside}` },
  ),
  row(
    'operand',
    'encoding-is-in-the-table',
    'Enumerations / Base Type Attribute Encodings / DebugTypeBasic',
    '*Encoding* of DebugTypeBasic is one of 0 to 7.',
    { phase, notes: beside },
  ),
  row(
    'operand',
    'composite-tag-is-in-the-table',
    'Enumerations / Composite Types / DebugTypeComposite',
    '*Tag* of DebugTypeComposite is one of 0 to 2.',
    { phase, notes: beside },
  ),
  row(
    'operand',
    'type-qualifier-is-in-the-table',
    'Enumerations / Type Qualifiers / DebugTypeQualifier',
    '*Type Qualifier* of DebugTypeQualifier is one of 0 to 3.',
    { phase, notes: beside },
  ),
  row(
    'operand',
    'operation-is-in-the-table',
    'Enumerations / Debug Operations / DebugOperation',
    '*Operation* of DebugOperation is one of 0 to 9.',
    { phase, notes: beside },
  ),
  row(
    'operand',
    'imported-entity-tag-is-in-the-table',
    'Enumerations / Imported Entities / DebugImportedEntity',
    '*Tag* of DebugImportedEntity is 0 or 1.',
    { phase, notes: beside },
  ),
  row(
    'operand',
    'language-is-defined',
    'Compilation Unit / DebugCompilationUnit / Language',
    '*Language* of DebugCompilationUnit is the number of a Source Language of the core specification or an extension.',
    { phase, notes: beside },
  ),
  row(
    'operand',
    'storage-class-is-defined',
    'Type instructions / DebugTypePointer / Storage Class',
    '*Storage Class* of DebugTypePointer is the number of a Storage Class of the core specification or an extension.',
    { phase, notes: beside },
  ),
]
