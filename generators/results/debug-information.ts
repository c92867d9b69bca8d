import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Cases of NonSemantic.Shader.DebugInfo: what is described at each line is written out in the file, value by value. */
export function debugInformationCases(): readonly ResultCase[] {
  return resultsIn('debug-information', {})
}
