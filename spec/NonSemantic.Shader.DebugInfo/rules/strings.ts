import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Operands that are an `OpString`. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'name-is-a-string',
    'Binary Form / Name',
    'Every operand *Name* of an instruction of this set is an `OpString`.',
    { notes: 'The Names of enumerators have a rule of their own.' },
  ),
  row(
    'operand',
    'linkage-name-is-a-string',
    'DebugTypeComposite, DebugGlobalVariable, DebugFunctionDeclaration, DebugFunction / Linkage Name',
    'Every operand *Linkage Name* is an `OpString`.',
  ),
  row(
    'operand',
    'source-file-and-text-are-strings',
    'Compilation Unit / DebugSource, DebugSourceContinued',
    '*File* and *Text* of DebugSource, and *Text* of DebugSourceContinued, are an `OpString`.',
  ),
  row(
    'operand',
    'entry-point-signature-and-arguments-are-strings',
    'Compilation Unit / DebugEntryPoint',
    '*Compiler Signature* and *Command-line Arguments* of DebugEntryPoint are an `OpString`.',
  ),
  row(
    'operand',
    'build-identifier-is-a-string',
    'Debug Info Metadata / DebugBuildIdentifier',
    '*Identifier* of DebugBuildIdentifier is an `OpString`.',
  ),
  row(
    'operand',
    'build-identifier-is-lowercase-hexadecimal',
    'Debug Info Metadata / DebugBuildIdentifier',
    'The string of *Identifier* of DebugBuildIdentifier has no characters but the digits 0 to 9 and the letters a to f.',
  ),
  row(
    'limit',
    'build-identifier-has-at-least-32-characters',
    'Debug Info Metadata / DebugBuildIdentifier',
    'The string of *Identifier* of DebugBuildIdentifier has at least 32 characters.',
  ),
  row(
    'operand',
    'storage-path-is-a-string',
    'Debug Info Metadata / DebugStoragePath',
    '*Path* of DebugStoragePath is an `OpString`.',
    { notes: 'The description of the instruction calls its operand Identifier, its row Path.' },
  ),
  row(
    'operand',
    'macro-source-and-value-are-strings',
    'Macros / DebugMacroDef, DebugMacroUndef',
    '*Source* of DebugMacroDef and DebugMacroUndef, and *Value* of DebugMacroDef, are an `OpString`.',
    { notes: 'Elsewhere in this text, a Source is a DebugSource.' },
  ),
  row(
    'operand',
    'template-name-is-a-string',
    'Templates / DebugTypeTemplateTemplateParameter',
    '*Template Name* of DebugTypeTemplateTemplateParameter is an `OpString`.',
  ),
  row(
    'operand',
    'enumerator-name-is-a-string',
    'Type instructions / DebugTypeEnum',
    'The *Name* of every enumerator of DebugTypeEnum is an `OpString`.',
  ),
]
