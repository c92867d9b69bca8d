import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const notAFormat =
  'the module does not say whether the string is a format string or only an argument of another printf'

/** The `PrintfInfo` instruction. */
export const rules: readonly RuleRow[] = [
  row(
    'semantics',
    'printf-id-is-unique',
    'Binary Form / PrintfInfo / PrintfID',
    'No two `PrintfInfo` instructions of the same import have a *PrintfID* of the same value, if both are an `OpConstant` of 32-bit unsigned integer type.',
    {
      notes:
        'The rule compares values, not `<id>`s: two constants with the same value conflict in the same way as one constant used twice. Instructions of two imports are an open question in NOTES.md.',
    },
  ),
  row(
    'semantics',
    'printf-argument-sizes-match-the-format',
    'Binary Form / PrintfInfo / ArgumentSizes',
    'If the string is a format string, *ArgumentSizes* gives the storage size in bytes of every argument after it, in their order.',
    { decidable: 'no', why: notAFormat },
  ),
  row(
    'limit',
    'printf-arguments-are-padded-to-four-bytes',
    'Binary Form / PrintfInfo / ArgumentSizes',
    'If the string is a format string, every argument is padded so that its storage size is at least 4 bytes.',
    { decidable: 'no', why: notAFormat },
  ),
]
