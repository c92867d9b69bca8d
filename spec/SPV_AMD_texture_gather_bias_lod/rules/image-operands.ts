import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The image operands that gathers may have. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'gather-has-lod-or-bias',
    section: 'Validation Rules',
    summary: 'No OpImageGather or OpImageSparseGather has both of the image operands Lod and Bias.',
    class: 'operand',
    notes:
      'In modules that declare ImageGatherBiasLodAMD. Elsewhere, and of other instructions, core/image-operands-instruction refuses one of the two.',
  }),
]
