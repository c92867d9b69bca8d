import { validate } from '#reference/validate'
import { signatureOf } from '../finding/signature-of.ts'
import type { Asked } from '../observe/asked.ts'
import { isTwin } from './features.ts'
import { type ReductionGoal, type Reproduction, type SmallerModule, standingOf } from './subject.ts'
import type { TrailStep } from './trail.ts'

/** How many candidates the tool may still be asked about, and how many words the judge, which answers sooner. */
export interface Budget {
  left: number
  judged: number
  /** Ends it before. */
  readonly isOver?: () => boolean
  /** Receives every round. */
  readonly tell?: (step: TrailStep) => void
}

/** Candidates whose tools' answers are waited for together: few where the next may be it, more the longer none was. */
const atOnce = { first: 4, most: 32 }

/** Only one fault is wanted: what the judge blames besides would be another finding. */
function isPlain({ judge }: Asked, before: number): boolean {
  if (judge.kind !== 'invalid') return true
  return new Set(judge.blames.map(({ rule }) => rule)).size <= before
}

function rules({ judge }: Asked): number {
  return judge.kind === 'invalid' ? new Set(judge.blames.map(({ rule }) => rule)).size : 1
}

/** Whether the second validator says of a candidate what it said of the module, as far as that was valid. */
async function isConfirmed(
  { second, confirmed, environment }: ReductionGoal,
  { words, control }: SmallerModule,
): Promise<boolean> {
  if (second === undefined) return true
  if (confirmed.words && (await second.judge(words, environment)).kind !== 'valid') return false
  return (
    !confirmed.control ||
    control === null ||
    (await second.judge(control, environment)).kind === 'valid'
  )
}

async function firstOf(
  subject: ReductionGoal,
  candidates: readonly (SmallerModule & { readonly asked: Asked })[],
): Promise<(Reproduction & { readonly at: number }) | undefined> {
  const { probe, signature, judge } = subject
  const fit = candidates.filter(({ asked }) => standingOf({ judge: asked.judge }) === judge)
  if (fit.length === 0) return undefined
  const observations = await probe.observe(fit.map(({ asked }) => asked))
  for (const [index, candidate] of fit.entries()) {
    const disagreement = observations[index]?.disagreement
    if (disagreement === undefined || signatureOf(probe.name, disagreement) !== signature) continue
    if (await isConfirmed(subject, candidate))
      return { ...candidate, disagreement, at: candidates.indexOf(candidate) }
  }
  return undefined
}

/**
 * The first candidate about which judge and tool say what they said of `current`, and whose control, where it has one,
 * is valid still and has what the module has except for the fault. No more rules may be broken in it than in `current`.
 */
export async function firstShown(
  subject: ReductionGoal,
  current: Reproduction,
  candidates: Iterable<SmallerModule>,
  budget: Budget,
): Promise<Reproduction | undefined> {
  const most = rules(current.asked)
  let size = atOnce.first
  let batch: (SmallerModule & { readonly asked: Asked })[] = []
  const { environment, options, request, probe } = subject
  const verdictOn = probe.judge ?? validate
  const flush = async (): Promise<Reproduction | undefined> => {
    const asked = batch
    batch = []
    return asked.length === 0 ? undefined : firstOf(subject, asked)
  }
  for (const { words, control } of candidates) {
    if (budget.left <= 0 || budget.judged <= 0 || budget.isOver?.()) break
    if (subject.keeps?.(words) === false) continue
    budget.judged -= words.length
    const judge = verdictOn(words, environment)
    const asked = {
      ...{ words, environment, judge },
      ...(options === undefined ? {} : { options }),
      ...(request === undefined ? {} : { request }),
    }
    if (!isPlain(asked, most)) continue
    if (standingOf(asked) !== subject.judge) continue
    if (control !== null && verdictOn(control, environment).kind !== 'valid') continue
    if (control !== null && !isTwin(words, control, subject.features)) continue
    budget.left--
    batch.push({ words, control, asked })
    if (batch.length < size) continue
    size = Math.min(2 * size, atOnce.most)
    const shown = await flush()
    if (shown !== undefined) return shown
  }
  return flush()
}
