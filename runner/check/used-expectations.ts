import type { FiledCase } from '../corpus/manifest.ts'
import { entryText } from '../expectations/entry-text.ts'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import { type Explainer, sorted } from '../expectations/explainer.ts'
import { seen } from '../expectations/seen.ts'
import type { LoggedOracle, Result, UsedExpectation } from '../log/run-log.ts'
import { askedEnvironments } from './asked-environments.ts'
import { type Profile, profileOf } from './profile.ts'

/** The data needed to report how an oracle's expectations fared. */
export interface ExpectationUse {
  readonly oracle: LoggedOracle
  readonly explainer: Explainer
  /** All cases of the corpus, whether this run asked about them or not. */
  readonly cases: readonly FiledCase[]
  /** The run's environments; all if absent. */
  readonly environments: readonly string[] | undefined
  /** The oracle's results. */
  readonly results: readonly Result[]
  /** The entries that are of interest; all if absent. */
  readonly entries?: readonly ExpectationEntry[]
}

/** How each expectation that holds for the oracle's version fared in a run. */
export function usedExpectations(use: ExpectationUse): readonly UsedExpectation[] {
  const { oracle, explainer, cases, environments, results } = use
  const sortedCases = sorted(cases)
  const resultOf = new Map(results.map((result) => [result.case, result]))
  // In other environments than the run's a case may still be answered wrongly.
  const isWhole = (filed: FiledCase): boolean =>
    askedEnvironments(oracle, filed, undefined, 'robust').every(
      (name) => environments?.includes(name) ?? true,
    )
  // An answer that is given in some runs hides the usual one, about which this run says nothing.
  const isTold = ({ id }: FiledCase): boolean =>
    resultOf.get(id)?.answers.every(({ sometimes }) => sometimes === undefined) === true
  const explained = new Map<ExpectationEntry, number>()
  for (const result of results)
    for (const { environment, outcome, verdict } of result.answers) {
      const entry = explainer.explains({ ...result, environment }, outcome, verdict)
      if (entry !== undefined) explained.set(entry, (explained.get(entry) ?? 0) + 1)
    }
  const rightOf = (entry: ExpectationEntry, about: readonly FiledCase[]) => {
    const results = about.flatMap(({ id }) => resultOf.get(id) ?? [])
    const { right } = seen(entry, explainer, results, oracle.kind)
    const ids = new Set(
      [...right].flatMap(([folder, names]) => [...names].map((name) => `${folder}/${name}`)),
    )
    return about.filter((filed) => ids.has(filed.id) && isWhole(filed)).length
  }
  return (use.entries ?? explainer.entries).map((entry) => {
    const about = explainer.casesOf(entry, sortedCases)
    const within = (profile: Profile) => {
      const covered = (filed: FiledCase, only: readonly string[] | undefined) =>
        askedEnvironments(oracle, filed, only, profile).filter((environment) =>
          explainer.coversEnvironment(entry, environment),
        ).length
      return { covered, covers: about.filter((filed) => covered(filed, undefined) > 0) }
    }
    const used = within(profileOf(oracle.kind))
    // An entry about cases that only `--profile robust` asks about must not look as if its cases were gone.
    const { covered, covers } = used.covers.length > 0 ? used : within('robust')
    return {
      oracle: oracle.name,
      entry: entryText(entry),
      ...(entry.cause === undefined ? {} : { cause: entry.cause }),
      covers: covers.length,
      asked: covers.filter(
        (filed) => isTold(filed) && covered(filed, environments) === covered(filed, undefined),
      ).length,
      explains: explained.get(entry) ?? 0,
      right: rightOf(entry, about),
      ...(entry.sometimes === undefined ? {} : { sometimes: entry.sometimes }),
    }
  })
}
