import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { ruleById } from '#spec/texts'
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

/** Cases of one entry that are asked about: what it says of more is the same, as far as a message's template tells. */
const mostOfEntry = 24

/** Signatures of what the tool answers to the corpus cases that the expectations speak of. */
async function signatures(
  probe: Probe,
  { entries, covers }: Explainer,
  corpus: Corpus,
): Promise<ReadonlyMap<string, string>> {
  const asked: (Asked & { readonly reason: string })[] = []
  const left = new Map(entries.map((entry) => [entry, mostOfEntry]))
  for (const one of corpus.manifest.cases) {
    for (const name of one.environments) {
      const about = { case: one.id, rule: one.rule, environment: name }
      const entry = entries.find((of) => covers(of, about))
      const environment = environmentByName(name)
      if (entry === undefined || environment === undefined) continue
      const more = left.get(entry) ?? 0
      if (more === 0) continue
      left.set(entry, more - 1)
      const read = corpus.read(one)
      if (isProblem(read)) continue
      const { words } = read
      asked.push({ words, environment, judge: validate(words, environment), reason: entry.reason })
      break
    }
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
 * the tool says of the cases that they name.
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
