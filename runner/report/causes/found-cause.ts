import type { Harm } from './harm.ts'
import type { Severity } from './severity.ts'

/**
 * Kinds of causes: those of `corpus/causes/`, `unsorted` for a disagreement that an expectation explains without naming
 * a cause, `known` for one that an earlier run had, and `new` for one that nothing explains.
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

/**
 * One fault, as a run shows it: one thing to mend. Where causes of several tools or rules are the same fault, its words are
 * those of the cause that represents it, or of the gravest one if that is not in the run.
 */
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
  /** The day on which a search for threads found none. */
  readonly searched?: string
  /** Oracle to its wrong cases, sorted. Never empty. */
  readonly cases: ReadonlyMap<string, readonly string[]>
  /** Rules that the cases show, sorted. */
  readonly rules: readonly string[]
  /** Texts of the rules, sorted. */
  readonly texts: readonly string[]
  /** The fault: `TOOL/ID` of the cause that represents it, which is the cause itself if it joins none. */
  readonly fault: string
  /** Whom it hurts. */
  readonly harm: Harm
  /** How common the most common feature of its cases is; see `commonness.ts`. */
  readonly commonness: number
  /** The causes that are this fault, gravest first, where there are several. */
  readonly joined?: readonly FoundCause[]
}
