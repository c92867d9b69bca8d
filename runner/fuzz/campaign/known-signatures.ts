import { validate } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import { ruleById } from '#spec/texts'
import type { FiledCase } from '../../corpus/manifest.ts'
import type { Corpus } from '../../corpus/read-corpus.ts'
import type { Expectations } from '../../expectations/expectations.ts'
import { type Explainer, explainer } from '../../expectations/explainer.ts'
import { isProblem } from '../../is-problem.ts'
import type { Outcome } from '../../log/outcome.ts'
import { signatureOf } from '../finding/signature-of.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { Asked } from '../observe/asked.ts'
import type { Disagreement } from '../observe/observation.ts'
import type { Probe } from '../observe/probe.ts'

/** Tells what is known of a tool already, with the reason that the expectations give. */
export type Known = (suspect: Suspect) => string | undefined

const none: Known = () => undefined

/** Cases of one rule of an entry that are asked about: what is said of more is the same, as far as a template tells. */
const mostOfRule = 6

/** Whether a case that is expected to be so can be answered like that at all. */
function canShow(outcome: string, expect: string): boolean {
  if (outcome === 'false-reject') return expect !== 'invalid'
  return outcome !== 'false-accept' || expect !== 'valid'
}

/** So many of them, at even distances. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

interface Explained {
  readonly one: FiledCase
  readonly environment: Environment
  readonly reason: string
}

/** Why a tool may answer as it likes where a text can be read two ways. */
const twoReadings = 'the text can be read two ways'

/** Cases that entries speak of, or that are open: of each rule only some. */
function explained({ entries, covers }: Explainer, corpus: Corpus): readonly Explained[] {
  const groups = new Map<string, Explained[]>()
  for (const one of corpus.manifest.cases) {
    for (const name of one.environments) {
      const about = { case: one.id, rule: one.rule, environment: name }
      const at = entries.findIndex((of) => canShow(of.outcome, one.expect) && covers(of, about))
      const environment = environmentByName(name)
      if ((at < 0 && one.expect !== 'either') || environment === undefined) continue
      const key = `${at} ${one.rule}`
      const group = groups.get(key) ?? []
      group.push({ one, environment, reason: entries[at]?.reason ?? twoReadings })
      groups.set(key, group)
      break
    }
  }
  const all = [...groups.values()].flatMap((group) => spread(group, mostOfRule))
  // The last of two reasons for the same answer is told: that of an entry says more.
  const told = all.filter(({ reason }) => reason !== twoReadings)
  return [...all.filter(({ reason }) => reason === twoReadings), ...told]
}

/** Signatures of what the tool answers to the corpus cases that the expectations speak of. */
async function signatures(
  probe: Probe,
  about: Explainer,
  corpus: Corpus,
): Promise<ReadonlyMap<string, string>> {
  const asked: (Asked & { readonly reason: string })[] = []
  for (const { one, environment, reason } of explained(about, corpus)) {
    const read = corpus.read(one)
    if (isProblem(read)) continue
    const { words } = read
    asked.push({ words, environment, judge: validate(words, environment), reason })
  }
  const observations = asked.length === 0 ? [] : await probe.observe(asked)
  return new Map(
    observations.flatMap(({ disagreement }, at) =>
      disagreement === undefined
        ? []
        : [[signatureOf(probe.name, disagreement), asked[at]?.reason ?? '']],
    ),
  )
}

/**
 * The disagreement as the tool's usual options would show it; `undefined` where that would say too little to tell one
 * from another.
 */
function asUsual({ passes = [], outcome, key, said }: Disagreement): Disagreement | undefined {
  if (outcome === 'crash' || outcome === 'memory' || outcome === 'timeout') return undefined
  return { outcome, key: key.replace(`${passes.join(' ')}: `, ''), said }
}

/**
 * What the expectations know of the tool of a probe: a rule that it does not enforce, by the rule; anything else by what
 * the tool says of the cases that they name. What it says of cases that can be read two ways is known, too.
 */
export async function knownOf(
  probe: Probe,
  expectations: Expectations | undefined,
  corpus: Corpus | undefined,
): Promise<Known> {
  const [tool] = probe.tools
  if (expectations === undefined || tool === undefined) return none
  const about = explainer(expectations.entries, tool.version)
  const asking = probe.usual ?? probe
  const said =
    corpus === undefined ? new Map<string, string>() : await signatures(asking, about, corpus)
  return ({ disagreement, environment }) => {
    const { outcome, rule } = disagreement
    const shown = disagreement.passes === undefined ? disagreement : asUsual(disagreement)
    const same = shown && said.get(signatureOf(asking.name, shown))
    if (same !== undefined) return same
    if (outcome !== 'false-accept' || rule === undefined || ruleById(rule) === undefined)
      return undefined
    const asked = { case: `${rule}/`, rule, environment: environment.name }
    const entry = about.explains(asked, outcome as Outcome)
    return entry?.rules === undefined ? undefined : entry.reason
  }
}
