import { createValidator, type Validator } from '#reference/validate'
import { texts } from '#spec/texts'
import type { OpenRuleReading } from '../../corpus/certify.ts'
import type { Suspect } from './suspect.ts'

const judges = new Map<string, Validator>()

/** The reference by one version of a text and the newest ones of all others, built when it is first asked for. */
function judgeOf(reading: OpenRuleReading, text: string, date: string): Validator {
  const key = `${reading} ${text} ${date}`
  const judge =
    judges.get(key) ?? createValidator({ open: reading === 'strict', revisions: { [text]: date } })
  judges.set(key, judge)
  return judge
}

/**
 * The newest published version of a text by which a tool is right to accept or reject the module, or may be where that
 * version can be read two ways, as `<text> <date>`; `undefined` if the tool is right by none, and for all other outcomes.
 */
export function rightBy({
  disagreement: { outcome },
  words,
  environment,
}: Pick<Suspect, 'disagreement' | 'words' | 'environment'>): string | undefined {
  if (outcome !== 'false-accept' && outcome !== 'false-reject') return undefined
  const [right, reading] =
    outcome === 'false-accept' ? (['valid', 'lenient'] as const) : (['invalid', 'strict'] as const)
  for (const { name, versions } of texts) {
    if (versions.length < 2) continue
    const version = versions.findLast(
      ({ date }) => judgeOf(reading, name, date)(words, environment).kind === right,
    )
    if (version !== undefined) return `${name} ${version.date}`
  }
  return undefined
}
