import { capability, exclusiveBits, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    'OpImageGather OpImageSparseGather',
    {
      'gather-has-lod-or-bias': value(
        'ImageOperands',
        exclusiveBits('ImageOperands', 'Lod', 'Bias'),
      ),
    },
    capability('ImageGatherBiasLodAMD'),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_AMD_texture_gather_bias_lod', rows)
