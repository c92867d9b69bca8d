import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Operands that are an `OpString`. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'name-is-a-string',
    'Binary Form / Name',
    'Every operand *Name* of an instruction of this set is an `OpString`.',
    {
      notes:
        'That of DebugLexicalBlock, which is Optional, too. The Names of enumerators have a rule of their own.',
    },
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
    'Compilation Unit / DebugSource',
    '*File* and *Text* of DebugSource are an `OpString`.',
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
    'macro-with-parameters-has-no-blanks',
    'Macros / DebugMacroDef / Name',
    'If the string of *Name* of DebugMacroDef has a left parenthesis, it has no white space, and its last character is a right parenthesis.',
    {
      confidence: 'open',
      notes:
        'White space is a space, tab, line feed, vertical tab, form feed or carriage return. The text names the places before the parenthesis and beside a comma; cases keep to these. Not reported where Name is not an OpString.',
    },
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
