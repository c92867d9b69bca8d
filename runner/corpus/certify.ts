import { type Environment, environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import type { Disagreement } from './disagreement.ts'
import type { Draft } from './draft.ts'

/** The judge, as certification asks it. */
export type Judge = (words: Uint32Array, environment: Environment) => Verdict

/** What the judge's answer contradicts; `undefined` where it certifies the claim. */
function contradiction(
  { candidate, expect, control }: Draft,
  verdict: Verdict,
): Disagreement['kind'] | undefined {
  const { rule } = candidate
  const onlyItsRule =
    verdict.kind === 'invalid' &&
    verdict.phase === rule.phase &&
    verdict.blames.length > 0 &&
    verdict.blames.every((blame) => blame.rule === rule.id)
  const allowed =
    (verdict.kind === 'valid' && expect !== 'invalid') || (onlyItsRule && expect !== 'valid')
  if (allowed) return undefined
  if (control === null) return 'refused'
  return verdict.kind === 'valid' ? 'accepted' : 'blamed-otherwise'
}

/**
 * What the judge has against a draft, at most one disagreement: a valid module must be accepted in every environment,
 * and in a broken one exactly its rule must be blamed in every environment. Where the text can be read two ways,
 * either will do.
 *
 * @throws when the maker names an environment that there is not.
 */
export function certify(draft: Draft, judge: Judge): Disagreement | undefined {
  const { candidate, expect, words, environments } = draft
  for (const name of environments) {
    const environment = environmentByName(name)
    if (environment === undefined)
      throw new Error(`generator ${candidate.origin.generator}: there is no environment ${name}`)
    const verdict = judge(words, environment)
    const kind = contradiction(draft, verdict)
    if (kind !== undefined)
      return {
        kind,
        rule: candidate.rule.id,
        expect,
        environment: name,
        origin: candidate.origin,
        maker: candidate.summary,
        judge: verdict,
        words,
      }
  }
  return undefined
}
