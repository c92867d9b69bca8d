import type { Case } from '#spec/case'
import type { RuleId } from '#spec/rule'
import type { Expectation, Verdict } from '#spec/verdict'

/**
 * Maker and judge do not agree about a module, so that one of them is wrong.
 *
 * - `refused`: the maker calls it valid, the judge does not.
 * - `accepted`: the maker broke a rule, the judge finds nothing.
 * - `blamed-otherwise`: the judge blames another rule than the broken one, or further rules.
 * - `control-refused`: the judge refuses its control, so the case shows nothing.
 * - `same-words`: the maker makes two different claims about the same words.
 */
export interface MakerDisagreement {
  readonly kind: 'refused' | 'accepted' | 'blamed-otherwise' | 'control-refused' | 'same-words'
  readonly rule: RuleId
  readonly expect: Expectation
  readonly environment: string
  readonly origin: Case['origin']
  /** The maker's claim about it. */
  readonly maker: string
  /** The judge's verdict on it; for `same-words`, the maker's other claim. */
  readonly judge: Verdict | string
  readonly words: Uint32Array | Uint8Array
}
