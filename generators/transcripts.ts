import { modulesIn } from '#spec/modules-in'
import type { SentenceRow } from '#spec/vocabulary/sentence-row'

/** The maker's rows, by the path of their file: `<TEXT>/rows`, or several `<TEXT>/rows-<family>`. */
export const transcripts = await modulesIn<{ readonly rows: readonly SentenceRow[] }>(
  import.meta.url,
  /^[^/]+\/rows(?:-[^/]+)?$/,
)
