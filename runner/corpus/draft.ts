import type { Case } from '#spec/case'
import type { RuleId } from '#spec/rule'
import type { Expectation } from '#spec/verdict'
import type { Candidate } from './candidate.ts'

/** A candidate that was chosen, on its way to become a case. */
export interface CaseDraft {
  readonly candidate: Candidate
  /** `either` for every module of an open rule, until it is certified: one in which nothing is broken may be valid in both readings. */
  expect: Expectation
  /** Octets where they are not whole words. */
  readonly words: Uint32Array | Uint8Array
  readonly sha256: string
  readonly control: CaseDraft | null
  /** Set when it is certified: what versions of texts expect, as in {@link Case}; empty where all expect the same. */
  revisions?: NonNullable<Case['revisions']>
  /** The environments that makers name. The list grows when other candidates turn out to have the same words. */
  environments: readonly string[]
  /** The rules that makers say apply in it, where nothing is broken. Grows with the environments. */
  applies: readonly RuleId[]
  /** Set when it is certified: further environments, of client APIs, in which the same is certified. */
  clientEnvironments?: readonly string[]
  /** Set before it is certified: the oldest environments in which its rule, or that of a draft with it as control, can be asked about. Those that are certified remain. */
  oldestEnvironments?: readonly string[]
}

/** A case with its words, or octets where they are not whole words. */
export interface MadeCase extends Case {
  readonly words: Uint32Array | Uint8Array
}
