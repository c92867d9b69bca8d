import { capability, exclusiveBits, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'

/** The sentence about image operands. */
export const rows: readonly SentenceRow[] = rowsAt(
  'OpImageGather OpImageSparseGather',
  {
    'gather-has-lod-or-bias': value('ImageOperands', exclusiveBits('ImageOperands', 'Bias', 'Lod')),
  },
  capability('ImageGatherBiasLodAMD'),
)
