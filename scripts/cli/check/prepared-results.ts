import { digest } from '#runner/corpus/digest'
import { moduleJudge, type ResultJudge } from '#runner/results/judge-answers'
import { type ResultModules, resultModules } from '../bugs/kit-results.ts'
import { newestEnvironment } from '../options/newest-environment.ts'

/** The cases with results, and what judges the modules that tools make of them. */
export interface PreparedResults {
  readonly cases: ResultModules
  readonly judge: ResultJudge<Uint8Array | null>
}

/** Judges a module for a case once, whichever tools make it: many leave modules as they are. */
function judgesOnce(judge: PreparedResults['judge']): PreparedResults['judge'] {
  const known = new Map<string, ReturnType<typeof judge>>()
  return (made, file) => {
    if (made === null) return judge(made, file)
    const key = `${file.id} ${digest(made)}`
    if (!known.has(key)) known.set(key, judge(made, file))
    return known.get(key)
  }
}

/** Prepares the cases with results for any number of tools. */
export function preparedResults(): PreparedResults {
  return { cases: resultModules(), judge: judgesOnce(moduleJudge(newestEnvironment)) }
}
