import { executed } from '#spec/vocabulary/facts'
import { rowsAbout, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { partitionRows } from '../shared/partition-rows.ts'

/** The sentences about OpGroupNonUniformPartitionNV, about modules that have it, and about arithmetic over partitions. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['GroupNonUniformPartitionedNV'] },
    { 'version-is-1-3-or-later': executed({ since: 3 }) },
  ),
  ...partitionRows('NV', {}),
]
