import { z } from 'zod'
import { outcomes } from './outcome.ts'
import { verdictSchema } from './verdict-schema.ts'

const outcome = z.enum(outcomes)
const count = z.int().nonnegative()

/** JavaScript takes that name for something else in every record, whatever is done about it; no SPEC can give it. */
const oracleName = z
  .string()
  .min(1)
  .regex(/^(?!__proto__$)/, { error: 'is not a name of a tool' })

/** Where a tool's texts are known, and what else a reader must know to ask the same question again. */
const oracleSchema = z
  .strictObject({
    /** Its name in results: `spirv-val@testing`. Unique in a run. */
    name: oracleName,
    /** The value of `--tool` for it, if that is more than its name: `mine=spirv-val=/path/to/it`. */
    spec: z.string().min(1).optional(),
    /** The tool without its channel: `spirv-val`. Expectations are kept under this name. */
    tool: z.string().min(1),
    kind: z.enum(['validator', 'assembler', 'disassembler', 'consumer']),
    version: z.string(),
    /** The commit or date of its build, where it states one. */
    build: z.string().optional(),
    /** The newest recorded version, whose expectations apply to this newer one. */
    inherits: z.string().optional(),
    command: z.string(),
    /** The folder of the cases that it was asked about, where that is not the corpus of the package. */
    corpus: z.string().min(1).optional(),
    /** Text name to whether the oracle accepted any valid case of it when probed. */
    texts: z.record(z.string(), z.enum(['known', 'unknown'])),
    /** `gates`: an unexplained disagreement fails the run. `reports`: it is only reported. */
    standing: z.enum(['gates', 'reports']),
  })
  .readonly()

const headerSchema = z
  .strictObject({
    kind: z.literal('header'),
    format: z.literal(1),
    command: z.enum(['check', 'fuzz', 'diff']),
    suite: z.strictObject({ name: z.string(), version: z.string() }).readonly(),
    /** Day on which the run began, as in `2026-11-23`. */
    date: z.iso.date().optional(),
    texts: z
      .array(
        z
          .strictObject({
            name: z.string(),
            revision: z.number(),
            /** Date of the version that the expectations follow. */
            version: z.string().optional(),
          })
          .readonly(),
      )
      .readonly(),
    /** Rules of the results, for reports. */
    rules: z.record(
      z.string(),
      z.strictObject({ section: z.string(), summary: z.string() }).readonly(),
    ),
    oracles: z.array(oracleSchema).readonly(),
    /** Cases of the run whose answers show whether a tool has a change of a text; see `runner/revisions/probe.ts`. */
    probes: z
      .array(
        z
          .strictObject({
            text: z.string(),
            date: z.string(),
            revision: z.number(),
            rule: z.string(),
            case: z.string(),
            after: z.enum(['valid', 'invalid']),
          })
          .readonly(),
      )
      .readonly()
      .optional(),
    environments: z.array(z.string()).readonly(),
    /** Which part of the run this log is, from 1. */
    shard: z.strictObject({ index: z.int().positive(), count: z.int().positive() }).readonly(),
    /**
     * The time of a loop of a shell when the run began, the factor by which time limits were lengthened for that, and
     * the resulting limit for one module, all in milliseconds.
     */
    pace: z
      .strictObject({
        ms: z.number().nonnegative(),
        factor: z.number().min(1),
        timeoutMs: z.number().positive(),
      })
      .readonly()
      .optional(),
    /** A stale expectation fails the run. */
    strictExpectations: z.literal(true).optional(),
    /** A refusal for another reason than the rule of its case fails the run. */
    strictReasons: z.literal(true).optional(),
    /** Filters as given on the command line; empty for a whole run. */
    selection: z.record(z.string(), z.string()),
  })
  .readonly()

const answerSchema = z
  .strictObject({
    environment: z.string(),
    outcome,
    verdict: verdictSchema,
    /** Published versions of a text by which the answer is right, where the outcome is `other-revision`. */
    revision: z.string().optional(),
    /** The first difference, where the outcome is `wrong-output`. */
    detail: z.string().optional(),
    /** The tool agrees, but its message is about this, and not about the broken rule. */
    otherReason: z.string().optional(),
    /** The right answer to the same question in a fresh process: the tool does not repeat itself. */
    again: z
      .strictObject({
        verdict: verdictSchema,
        /** Modules that the process had been asked before the wrong answer. */
        asked: count.optional(),
        /** They are the fewest that bring the wrong answer about in a fresh process. */
        shortest: z.literal(true).optional(),
      })
      .readonly()
      .optional(),
    /** The reason that an expectation gives for this disagreement. */
    explained: z.string().optional(),
    /** The id of the cause that the expectation names: what must be mended. */
    cause: z.string().optional(),
    /** The expectation says that the tool gives this answer in some runs only. */
    sometimes: z.literal(true).optional(),
  })
  .readonly()

const resultSchema = z
  .strictObject({
    kind: z.literal('result'),
    case: z.string(),
    rule: z.string(),
    expect: z.enum(['valid', 'invalid', 'either']),
    oracle: z.string(),
    /** The worst of the answers. */
    outcome,
    /** Duration of the answers in milliseconds, if it can be measured for one case. */
    ms: z.number().nonnegative().optional(),
    /** One per environment; never empty. */
    answers: z.array(answerSchema).min(1).readonly(),
  })
  .readonly()

const usedExpectationSchema = z
  .strictObject({
    oracle: z.string(),
    /** The entry in one line, as reports name it. */
    entry: z.string(),
    /** The cause that the entry names. */
    cause: z.string().optional(),
    /** Cases of the corpus that the entry covers, those of them that this run asked about, and disagreements it explained. */
    covers: count,
    asked: count,
    explains: count,
    /** Cases among those asked that the entry would excuse, had they not been answered rightly; 0 where it is absent. */
    right: count.optional(),
    /** The tool gives the answer in some runs only: the entry is stale in none. */
    sometimes: z.literal(true).optional(),
  })
  .readonly()

const footerSchema = z
  .strictObject({
    kind: z.literal('footer'),
    results: count,
    /** Oracle name to outcome to number of results. */
    totals: z.record(z.string(), z.partialRecord(outcome, count)),
    expectations: z.array(usedExpectationSchema).readonly(),
    /** The findings of `fuzz` up to the time when the log became a baseline: signatures, sorted. */
    findings: z.array(z.string().min(1)).readonly().optional(),
    /** What the modules of unexplained wrong answers have in common, in a line for each tool and kind of answer. */
    common: z.array(z.string().min(1)).readonly().optional(),
    /** The run ended early because it was asked to stop at the first disagreement. */
    stopped: z.boolean(),
  })
  .readonly()

/** One line of a run log. */
export const lineSchema = z
  .discriminatedUnion('kind', [headerSchema, resultSchema, footerSchema])
  .meta({ title: 'Line of a run log of spirv-cts' })

export type Header = z.infer<typeof headerSchema>
export type LoggedOracle = z.infer<typeof oracleSchema>
export type Answer = z.infer<typeof answerSchema>
export type Result = z.infer<typeof resultSchema>
export type UsedExpectation = z.infer<typeof usedExpectationSchema>
export type Footer = z.infer<typeof footerSchema>

/** A complete run: the header, every answer, and the totals. */
export interface RunLog {
  readonly header: Header
  readonly results: readonly Result[]
  readonly footer: Footer
}

/**
 * A complete run whose results need not be in memory: they can be gone through any number of times. Those of an array may have any
 * order, all others are sorted {@link byCase}.
 */
export interface LoggedRun {
  readonly header: Header
  readonly results: Iterable<Result>
  readonly footer: Footer
}

/** The order of results in a whole run: by case, then by oracle. */
export function byCase(a: Result, b: Result): number {
  if (a.case !== b.case) return a.case < b.case ? -1 : 1
  return a.oracle === b.oracle ? 0 : a.oracle < b.oracle ? -1 : 1
}

/** The results of a run by case, then by oracle. */
export function inOrder(results: Iterable<Result>): Iterable<Result> {
  return Array.isArray(results) ? results.toSorted(byCase) : results
}

/** The processed results of a run, computed again for each iteration. */
export function resultsBy(
  results: Iterable<Result>,
  select: (result: Result) => readonly Result[],
): Iterable<Result> {
  const all = inOrder(results)
  return {
    *[Symbol.iterator]() {
      for (const result of all) yield* select(result)
    },
  }
}

/** The results of each case of a run, case by case. */
export function* caseByCase(results: Iterable<Result>): Generator<readonly Result[], void> {
  let same: Result[] = []
  for (const result of inOrder(results)) {
    if (same[0] !== undefined && same[0].case !== result.case) {
      yield same
      same = []
    }
    same.push(result)
  }
  if (same.length > 0) yield same
}
