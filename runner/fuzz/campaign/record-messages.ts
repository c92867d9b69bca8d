import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { FiledCase } from '../../corpus/manifest.ts'
import type { Corpus } from '../../corpus/read-corpus.ts'
import type { Expectations } from '../../expectations/expectations.ts'
import { explainer } from '../../expectations/explainer.ts'
import { isProblem } from '../../is-problem.ts'
import { minimise } from '../finding/minimise.ts'
import type { Asked } from '../observe/asked.ts'
import { atStack } from '../observe/death-place.ts'
import type { FuzzOutcome, ObservedDisagreement } from '../observe/observation.ts'
import type { Probe } from '../observe/probe.ts'
import { subjectInstruction } from '../observe/subject-instruction.ts'
import { twoReadings } from './known.ts'
import { isVague, type KnownMessage } from './known-messages.ts'

/** Whether a case that is expected to be so can be answered like that at all. */
function canShow(outcome: string, expect: FiledCase['expect']): boolean {
  if (outcome === 'false-reject') return expect !== 'invalid'
  return outcome !== 'false-accept' || expect !== 'valid'
}

/**
 * Whether an entry about an outcome of `check` applies to an observation of a campaign, which distinguishes some
 * outcomes that `check` does not.
 */
function speaksOf(outcome: string, observed: FuzzOutcome): boolean {
  return outcome === observed || (outcome === 'wrong-output' && observed === 'not-idempotent')
}

interface ExplainedMessage extends Asked {
  /** The only outcome that is explained; absent where any is. */
  readonly outcome?: string
  readonly reason: string
  readonly environments?: readonly string[]
}

/** The cases that entries for the version speak of, or that can be read two ways, each in its first environment there. */
function explained(
  version: string,
  { entries: all }: Expectations,
  corpus: Corpus,
): readonly ExplainedMessage[] {
  const { entries, covers } = explainer(all, version)
  return corpus.manifest.cases.flatMap((filed): readonly ExplainedMessage[] => {
    for (const name of filed.environments) {
      const about = { case: filed.id, rule: filed.rule, environment: name }
      const entry = entries.find(
        (entry) => canShow(entry.outcome, filed.expect) && covers(entry, about),
      )
      const environment = environmentByName(name)
      if ((entry === undefined && filed.expect !== 'either') || environment === undefined) continue
      const read = corpus.read(filed)
      // Campaigns ask about words.
      if (isProblem(read) || read.octets !== undefined) continue
      const { words } = read
      const asked = { words, environment, judge: validate(words, environment) }
      // Two readings are about verdicts: no reading lets a tool crash, hang or write something else.
      if (entry === undefined) return [{ ...asked, outcome: 'false-reject', reason: twoReadings }]
      const { outcome, reason, environments } = entry
      return [
        { ...asked, outcome, reason, ...(environments === undefined ? {} : { environments }) },
      ]
    }
    return []
  })
}

/** The valid cases that entries for single options speak of, each with the option. */
function explainedWithOptions(
  version: string,
  { entries: all }: Expectations,
  corpus: Corpus,
): readonly ExplainedMessage[] {
  const { entries, covers } = explainer(all, version)
  const valid = corpus.manifest.cases.filter(({ expect }) => expect === 'valid')
  return entries.flatMap((entry) =>
    valid.flatMap((filed): readonly ExplainedMessage[] => {
      const [name = ''] = filed.environments
      const environment = environmentByName(name)
      const about = { case: filed.id, rule: filed.rule, environment: name }
      if (environment === undefined || entry.options === undefined || !covers(entry, about))
        return []
      const read = corpus.read(filed)
      if (isProblem(read)) return []
      const { words } = read
      const { outcome, reason } = entry
      const asked = { words, environment, judge: validate(words, environment), outcome, reason }
      return entry.options.map((option) => ({ ...asked, options: [option] }))
    }),
  )
}

/** Cases with one message and reason that are made small. */
const reductions = 6

/** Whether a message may be that of many faults, so that only the small module tells them apart. */
function needsInstruction(message: Pick<KnownMessage, 'outcome' | 'key'>): boolean {
  const isPlain = /^(?:-\S.*: )?(?:SIG[A-Z]+|none)(?: in .*)?$/.test(message.key)
  return isVague(message) || (message.outcome === 'crash' && isPlain)
}

/** The instruction that is left when the module is as small as can be; `undefined` where it does not show the same again. */
async function instructionLeft(
  probe: Probe,
  { words, environment, judge }: Asked,
  disagreement: ObservedDisagreement,
): Promise<string | undefined> {
  const suspect = { probe: probe.name, disagreement, words, environment, judge }
  const shown = await minimise({ ...suspect, control: null, rules: [] }, probe)
  return shown && subjectInstruction(shown.words)
}

/**
 * The messages of a tool of that version about the cases whose disagreements its expectations explain, in the way that
 * they explain; by outcome and key, each once. Rules that it does not enforce are known without this.
 *
 * @param drawing asks the same tool with options; what is said with an option is recorded with it.
 */
export async function recordMessages(
  probe: Probe,
  expectations: Expectations,
  corpus: Corpus,
  drawing?: Probe,
): Promise<readonly KnownMessage[]> {
  const { observe, tools } = probe
  const version = tools[0]?.version ?? ''
  const usually = explained(version, expectations, corpus)
  const drawn = drawing === undefined ? [] : explainedWithOptions(version, expectations, corpus)
  const asked = [...usually, ...drawn]
  const observations = [
    ...(usually.length === 0 ? [] : await observe(usually)),
    ...(drawing === undefined || drawn.length === 0 ? [] : await drawing.observe(drawn)),
  ]
  const found = new Map<string, KnownMessage>()
  const reduced = new Map<string, number>()
  for (const [index, { disagreement: observed }] of observations.entries()) {
    const about = asked[index]
    if (observed === undefined || about === undefined) continue
    // A death without a place has that of its stack, where a debugger reports one.
    const { outcome, key } = (await atStack(observed, about, tools)) ?? observed
    if (outcome === 'wrong-result') continue
    // A hang says nothing that tells it from others.
    if (outcome === 'timeout' || outcome === 'memory') continue
    if (outcome === 'false-accept' || !speaksOf(about.outcome ?? outcome, outcome)) continue
    const { reason, environments } = about
    const message = { outcome, key, reason }
    const prober = index < usually.length ? probe : drawing
    const text = JSON.stringify(message)
    const tries = reduced.get(text) ?? 0
    if (prober === undefined || (needsInstruction(message) && tries >= reductions)) continue
    reduced.set(text, tries + 1)
    const instruction = needsInstruction(message)
      ? await instructionLeft(prober, about, observed)
      : undefined
    if (instruction === undefined && observed.nameless === true && key === observed.key) continue
    const recorded = { ...message, ...(instruction === undefined ? {} : { at: instruction }) }
    found.set(JSON.stringify(recorded), {
      ...recorded,
      ...(environments === undefined ? {} : { environments: [...environments] }),
    })
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message)
}
