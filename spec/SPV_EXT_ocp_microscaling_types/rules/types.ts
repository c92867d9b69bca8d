import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const width = {
  confidence: 'derived',
  notes:
    'The column Width(s) of the table has the number; the core specification (3.2.55) requires a Width from that column. core/float-width judges types without an encoding only.',
} as const

/** The widths of the types, and the extension that the text requires. */
export const rules: readonly RuleRow[] = [
  ...rowsIn('Modifications: FP Encoding', 'type', {
    'float6-width-is-6': {
      ...width,
      summary:
        'The Width of an OpTypeFloat whose Floating Point Encoding is Float6E2M3EXT or Float6E3M2EXT is 6.',
    },
    'float4-width-is-4': {
      ...width,
      summary: 'The Width of an OpTypeFloat whose Floating Point Encoding is Float4E2M1EXT is 4.',
    },
    'scale-and-mxint8-width-is-8': {
      ...width,
      summary:
        'The Width of an OpTypeFloat whose Floating Point Encoding is Float8UnsignedE8M0EXT or MXInt8EXT is 8.',
    },
  }),
  ...rowsIn('Dependencies', 'capability', {
    'float8-extension-is-declared': {
      summary:
        'A module that has an `OpExtension "SPV_EXT_ocp_microscaling_types"` also has an `OpExtension "SPV_EXT_float8"`.',
      confidence: 'open',
      notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
    },
  }),
]
