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

/** What nobody decides from our tables: a newer text may have it, so the answer is `unsupported`, never `invalid`. */
function unknownRow(slug: string, section: string, summary: string, why: string): RuleRow {
  return decodeRow(slug, section, summary, { decidable: 'no', why })
}

/** What the core specification asks of the encoding: that words form a header, instructions and operands. */
export const rules: readonly RuleRow[] = [
  decodeRow(
    'whole-words',
    layout,
    'A module that is stored as octets consists of whole words of four.',
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
    'The word count of an instruction counts its first word and is therefore at least 1.',
    { confidence: 'derived' },
  ),
  decodeRow(
    'instruction-fits-module',
    `${layout}, Instruction Physical Layout`,
    'The words that an instruction counts are all in the module.',
    { confidence: 'derived' },
  ),
  decodeRow(
    'operand-missing',
    binary,
    'The words of an instruction hold every operand that its opcode, and the enumerants and literals among its operands, ask for.',
  ),
  decodeRow(
    'operand-excess',
    binary,
    'An instruction has no words beyond the operands that its opcode, and the enumerants and literals among its operands, allow.',
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
    'The octets of a literal string are Unicode characters in UTF-8.',
  ),
  decodeRow(
    'literal-padding',
    'Terms, Instructions, Literal',
    'The high-order bits of a numeric literal beyond the width of its type are the sign bit repeated where the type is a signed integer, and 0 otherwise.',
  ),
  unknownRow(
    'unknown-opcode',
    'Binary Form, Instructions',
    'Every opcode is one that the grammar tables have.',
    'an opcode outside the tables may be that of a newer text',
  ),
  unknownRow(
    'unknown-enumerant',
    'Binary Form, Enumerants',
    'Every enumerant and every bit of a mask is one that the grammar tables have.',
    'an enumerant outside the tables may be that of a newer text',
  ),
  unknownRow(
    'unknown-instruction-set',
    'Extended Instruction Sets',
    'Every imported instruction set whose name does not begin with NonSemantic is one that the grammar tables have.',
    'any specification may define a set',
  ),
  unknownRow(
    'unknown-extended-instruction',
    'Extended Instruction Sets',
    'Every instruction number of a set that the grammar tables have is in those tables, unless the name of the set begins with NonSemantic.',
    'a newer revision of the set may have it',
  ),
]
