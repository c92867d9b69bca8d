import type { Module } from '#generators/module'
import type { Case } from '#spec/case'
import type { GivenLimits } from '#spec/limits/limit'
import type { Rule } from '#spec/rule'
import type { Features } from './select.ts'

/** A module that the maker makes a claim of; whether it becomes a case is not decided yet. */
export interface Candidate {
  readonly rule: Rule
  readonly origin: Case['origin']
  readonly environments: readonly string[]
  readonly limits?: GivenLimits
  readonly summary: string
  /** Whether the summary is that of the mutator, whatever it breaks and where. */
  readonly isSummaryOfMutator?: boolean
  /** The valid module it was made from by one fault; `null` where nothing was broken. */
  readonly control: Candidate | null
  /** Slugs of all rules that apply in it, where nothing is broken. */
  readonly applies?: readonly string[]
  /** Makes the words again each time: most candidates are never looked at. Octets are not whole words. */
  readonly words: () => Uint32Array | Uint8Array
  /** Features that it would show and others may not. */
  readonly features: () => Features
}

/** A candidate in which nothing is broken. */
export interface ValidCandidate extends Candidate {
  readonly control: null
  readonly module: Module
  readonly applies: readonly string[]
  readonly words: () => Uint32Array
}
