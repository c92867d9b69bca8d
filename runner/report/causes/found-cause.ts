import type { Severity } from './severity.ts'

/**
 * Kinds of causes: those of `corpus/causes/`, `unsorted` for a disagreement that an expectation explains without naming a
 * cause, `known` for one of which is known only that an earlier run had it, and `new` for one that nothing explains.
 */
export type FoundKind =
  | 'bug'
  | 'policy'
  | 'other-revision'
  | 'open'
  | 'unsupported'
  | 'unsorted'
  | 'known'
  | 'new'

/** Kinds that count as errors of a tool; the others are decisions, other versions of texts, or open to debate. */
export const errorKinds: ReadonlySet<FoundKind> = new Set<FoundKind>([
  'bug',
  'unsorted',
  'known',
  'new',
])

/** Kinds that no corpus records. */
export const unrecordedKinds: ReadonlySet<FoundKind> = new Set<FoundKind>([
  'unsorted',
  'known',
  'new',
])

/** One thing to mend in one tool, as a run shows it. */
export interface FoundCause {
  /** The id in `corpus/causes/<tool>.json`; otherwise one made of what explains it, or of rule and outcome. */
  readonly id: string
  /** The tool without its channel. */
  readonly tool: string
  /** One sentence. */
  readonly summary: string
  readonly section: string
  readonly kind: FoundKind
  readonly severity: Severity
  readonly links: readonly string[]
  /** Oracle to its wrong cases, sorted. Never empty. */
  readonly cases: ReadonlyMap<string, readonly string[]>
  /** Rules that the cases show, sorted. */
  readonly rules: readonly string[]
  /** Texts of the rules, sorted. */
  readonly texts: readonly string[]
}
