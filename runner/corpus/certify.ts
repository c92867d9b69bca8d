import { MakerError } from '#generators/maker-error'
import { type Environment, environmentByName } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { Verdict } from '#spec/verdict'
import { limitsOf } from '../limits/limits-of.ts'
import type { MakerDisagreement } from './disagreement.ts'
import type { CaseDraft } from './draft.ts'

/** How rules are read that their text leaves open: as if they were not there, or as forbidding what they may forbid. */
export type OpenRuleReading = 'lenient' | 'strict'

/** The judge, as certification asks it. */
export type Judge = (
  words: Uint32Array | Uint8Array,
  environment: Environment,
  reading: OpenRuleReading,
  /** Dates of versions of texts, where they are not the newest. */
  revisions?: Readonly<Record<string, string>>,
  limits?: Limits,
) => Verdict

/** The meaning of a verdict for a draft: that it is valid, that exactly its rule is broken, or something else. */
function meaning(
  { candidate: { rule } }: CaseDraft,
  verdict: Verdict,
): 'valid' | 'its-rule' | 'else' {
  if (verdict.kind === 'valid') return 'valid'
  const itsRule =
    verdict.kind === 'invalid' &&
    verdict.phase === rule.phase &&
    verdict.blames.length > 0 &&
    verdict.blames.every((blame) => blame.rule === rule.id)
  return itsRule ? 'its-rule' : 'else'
}

/**
 * The verdict that certifies a claim in a reading. An unbroken module is valid however open rules are read, else it
 * would blame tools for a reading; one that breaks an open rule must show that the readings differ.
 */
function certifying(
  { expect, control }: CaseDraft,
  reading: OpenRuleReading,
): readonly ReturnType<typeof meaning>[] {
  if (expect === 'valid') return ['valid']
  if (expect === 'invalid') return ['its-rule']
  if (reading === 'lenient') return ['valid']
  return control === null ? ['valid', 'its-rule'] : ['its-rule']
}

/** A broken certain rule makes a module invalid in any reading; a strict one might blame more. */
function readings({ expect }: CaseDraft): readonly OpenRuleReading[] {
  return expect === 'invalid' ? ['lenient'] : ['lenient', 'strict']
}

function kindOf({ control }: CaseDraft, verdict: Verdict): MakerDisagreement['kind'] {
  if (control === null) return 'refused'
  return verdict.kind === 'valid' ? 'accepted' : 'blamed-otherwise'
}

/**
 * The judge's objection to a draft by certain versions of texts, at most one disagreement. In every environment a valid
 * module must be accepted, and in a broken one exactly its rule must be blamed.
 *
 * @throws if the maker names an environment that does not exist.
 */
export function certify(
  draft: CaseDraft,
  judge: Judge,
  revisions: Readonly<Record<string, string>> = {},
): MakerDisagreement | undefined {
  const { candidate, expect, words, environments } = draft
  const limits = limitsOf(candidate)
  for (const name of environments) {
    const environment = environmentByName(name)
    if (environment === undefined)
      throw new MakerError(
        'faulty-pair',
        `generator ${candidate.origin.generator}: there is no environment ${name}`,
      )
    for (const reading of readings(draft)) {
      const verdict = judge(words, environment, reading, revisions, limits)
      if (certifying(draft, reading).includes(meaning(draft, verdict))) continue
      return {
        kind: kindOf(draft, verdict),
        rule: candidate.rule.id,
        expect,
        environment: name,
        origin: candidate.origin,
        maker: candidate.summary,
        judge: verdict,
        words,
      }
    }
  }
  return undefined
}
