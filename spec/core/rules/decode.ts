import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const layout = 'Physical Layout of a SPIR-V Module and Instruction'
const binary = 'Universal Validation Rules'

function decodeRow(
  slug: string,
  section: string,
  summary: string,
  more: Partial<RuleRow> = {},
): RuleRow {
  return row('grammar', slug, section, summary, { phase: 'decode', ...more })
}

/** Not decidable from our tables: a newer text may define it, so the verdict is `unsupported`, never `invalid`. */
function unknownRow(slug: string, section: string, summary: string, why: string): RuleRow {
  return decodeRow(slug, section, summary, { decidable: 'no', why })
}

/** Requirements on the encoding: the words form a header, instructions and operands. */
export const rules: readonly RuleRow[] = [
  decodeRow(
    'whole-words',
    layout,
    'A module stored as octets consists of whole words of four octets.',
    { confidence: 'derived' },
  ),
  decodeRow(
    'magic-number',
    `${layout}, Magic Number`,
    'The first word of a module is 0x07230203, in the byte order of all its words.',
  ),
  decodeRow(
    'header-complete',
    `${layout}, First Words of Physical Layout`,
    'A module begins with five header words.',
  ),
  decodeRow(
    'word-count-not-zero',
    `${layout}, Instruction Physical Layout`,
    'The word count of an instruction includes its first word and is therefore at least 1.',
    { confidence: 'derived' },
  ),
  decodeRow(
    'instruction-fits-module',
    `${layout}, Instruction Physical Layout`,
    'All words that the word count of an instruction covers are in the module.',
    { confidence: 'derived' },
  ),
  decodeRow(
    'operand-missing',
    binary,
    'The words of an instruction include every operand that its opcode, and the enumerants and literals among its operands, require.',
  ),
  decodeRow(
    'operand-excess',
    binary,
    'An instruction has no words after the operands that its opcode, and the enumerants and literals among its operands, allow.',
  ),
  decodeRow(
    'string-terminated',
    'Terms, Instructions, Literal',
    'A literal string ends with a zero octet within its instruction.',
  ),
  decodeRow(
    'string-padding-zero',
    'Terms, Instructions, Literal',
    'The octets that follow the terminating zero octet in the last word of a literal string are zero.',
  ),
  decodeRow(
    'string-utf-8',
    'Terms, Instructions, Literal',
    'The octets of a literal string are Unicode characters encoded in UTF-8.',
  ),
  decodeRow(
    'literal-padding',
    'Terms, Instructions, Literal',
    'The high-order bits of a numeric literal beyond the width of its type repeat the sign bit if the type is a signed integer, and are 0 otherwise.',
  ),
  unknownRow(
    'unknown-opcode',
    'Binary Form, Instructions',
    'Every opcode is in the grammar tables.',
    'an opcode outside the tables may belong to a newer text',
  ),
  unknownRow(
    'unknown-enumerant',
    'Binary Form, Enumerants',
    'Every enumerant and every bit of a mask is in the grammar tables.',
    'an enumerant outside the tables may belong to a newer text',
  ),
  unknownRow(
    'unknown-instruction-set',
    'Extended Instruction Sets',
    'Every imported instruction set whose name does not begin with NonSemantic is in the grammar tables.',
    'any specification may define a set',
  ),
  unknownRow(
    'unknown-extended-instruction',
    'Extended Instruction Sets',
    'Every instruction number of a set in the grammar tables is in those tables, unless the name of the set begins with NonSemantic.',
    'a newer revision of the set may define it',
  ),
]
