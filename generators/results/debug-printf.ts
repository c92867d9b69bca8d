import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Cases of NonSemantic.DebugPrintf: what is printed is written out in the file, value by value. */
export function debugPrintfCases(): readonly ResultCase[] {
  return resultsIn('debug-printf', {})
}
