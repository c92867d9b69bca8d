import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import type { Cause } from '../causes/cause.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus, ReadCase } from '../corpus/read-corpus.ts'
import type { Finding } from '../fuzz/finding/finding.ts'
import { findingOf } from '../fuzz/finding/finding-of.ts'
import { minimise } from '../fuzz/finding/minimise.ts'
import type { Suspect } from '../fuzz/finding/suspect.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import type { Shown } from '../fuzz/reduce/subject.ts'
import { isProblem } from '../is-problem.ts'
import { keeper } from './keeps.ts'
import type { Showing } from './shows.ts'

/** What is known about one cause, ready to be written. */
export interface Kit {
  readonly id: string
  readonly cause: Cause
  readonly rule: RuleId
  /** The case that shows it with the fewest words, and how many others do. */
  readonly case: FiledCase
  readonly cases: number
  readonly shown: Shown
  readonly finding: Finding
}

/** Cases that are tried before a cause counts as gone, or as without a twin that the tool accepts: the smallest ones. */
const tried = 60

function wordsOf(corpus: Corpus, of: FiledCase): ReadCase | undefined {
  const read = corpus.read(of)
  return isProblem(read) ? undefined : read
}

/** The showings of a cause with the smallest modules first; those whose words cannot be read are left out. */
function smallestFirst(corpus: Corpus, all: readonly Showing[]) {
  return all
    .flatMap((showing) => {
      const read = wordsOf(corpus, showing.case)
      return read === undefined ? [] : [{ ...showing, words: read.words }]
    })
    .sort((a, b) => a.words.length - b.words.length || (a.case.id < b.case.id ? -1 : 1))
}

/** Campaigns have their own names for some kinds of wrong output. */
function isAsRecorded(seen: Finding['outcome'], recorded: Showing['outcome']): boolean {
  const isOutput = seen === 'not-idempotent' || seen === 'wrong-result'
  return seen === recorded || (recorded === 'wrong-output' && isOutput)
}

async function suspectOf(
  showing: Showing & { readonly words: Uint32Array },
  corpus: Corpus,
  probe: Probe,
): Promise<Suspect | undefined> {
  const { case: of, words, outcome } = showing
  const environment = environmentByName(showing.environment)
  if (environment === undefined) return undefined
  const judge = validate(words, environment)
  const [observation] = await probe.observe([{ words, environment, judge }])
  const disagreement = observation?.disagreement
  if (disagreement === undefined || !isAsRecorded(disagreement.outcome, outcome)) return undefined
  const twin = corpus.manifest.cases.find(({ id }) => id === of.control)
  const whole = twin === undefined ? null : (wordsOf(corpus, twin)?.words ?? null)
  const [tool] = probe.tools
  const isAccepted =
    whole === null ||
    tool?.kind !== 'validator' ||
    (await tool.judge(whole, environment)).kind === 'valid'
  // A twin that the tool refuses, too, shows nothing.
  const control = isAccepted ? whole : null
  return { probe: probe.name, disagreement, words, control, environment, judge, rules: [of.rule] }
}

/**
 * The smallest module that shows a cause, made from the smallest cases that do.
 *
 * @param showings of the cause.
 * @returns `undefined` if the tool answers none of the smallest cases as recorded: it was mended, or follows another text.
 */
export async function kitOf(
  id: string,
  cause: Cause,
  showings: readonly Showing[],
  corpus: Corpus,
  probe: Probe,
): Promise<Kit | undefined> {
  const candidates = smallestFirst(corpus, showings)
  const cases = new Set(candidates.map((one) => one.case.id)).size
  const suspects: { readonly suspect: Suspect; readonly of: FiledCase }[] = []
  for (const candidate of candidates.slice(0, tried)) {
    const suspect = await suspectOf(candidate, corpus, probe)
    if (suspect !== undefined) suspects.push({ suspect, of: candidate.case })
    if (suspect !== undefined && suspect.control !== null) break
  }
  // One with a valid twin shows more than a smaller one without.
  const best = suspects.sort(
    (a, b) => Number(b.suspect.control !== null) - Number(a.suspect.control !== null),
  )
  for (const { suspect, of } of best) {
    const rule = of.rule as RuleId
    const [tool] = probe.tools
    const isValid = suspect.judge.kind === 'valid'
    const second = tool?.kind === 'validator' ? { second: tool } : {}
    const options = isValid ? { keeps: keeper(suspect.words, rule) } : second
    const shown = await minimise(suspect, probe, { ...options, isForReaders: true })
    if (shown === undefined) continue
    const finding = findingOf(suspect, shown, probe, { seed: 0, confidence: 'two' })
    return { id, cause, rule, case: of, cases, shown, finding }
  }
  return undefined
}
