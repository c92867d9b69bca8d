import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const variable = 'A variable with storage class TileAttachmentQCOM'

/** Tile attachments. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'tile-attachment-dim',
    'OpTypeImage-10693',
    'The Dim of the OpTypeImage that a variable with storage class TileAttachmentQCOM, or each element of its array, holds is 2D.',
  ),
  row(
    'decoration',
    'tile-attachment-descriptor',
    'TileAttachmentQCOM-10695',
    `${variable} is decorated with DescriptorSet and with Binding.`,
  ),
  row(
    'operand',
    'tile-attachment-not-queried',
    'TileAttachmentQCOM-10697',
    'The image of an instruction whose name begins with OpImageQuery is not loaded from what access chains and copies reach from a variable with storage class TileAttachmentQCOM.',
  ),
]
