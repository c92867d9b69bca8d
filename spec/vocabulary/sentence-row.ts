import type { SentenceCondition, SentenceFact } from './facts.ts'
import type { TypeTerm } from './type-terms.ts'

/** The subject of a sentence: its facts are asked of each. */
export type SentenceSubject =
  | {
      /** Names of the grammar, with `Op`; of a set, without. */
      readonly instructions: readonly string[]
      /** The set whose instructions they are, by its import string. */
      readonly set?: string
    }
  /** Ids that have one of these decorations: slots are those of the instruction that defines the id. */
  | { readonly decorations: readonly string[] }
  /** Modules that declare one of these capabilities: only facts of the shape `execution`. */
  | { readonly capabilities: readonly string[] }
  /** Objects whose type is such a type, at each of their uses: only facts of the shape `use`. */
  | { readonly objects: TypeTerm }

/** One sentence of a text, transcribed. Several rows may carry one rule. */
export interface SentenceRow {
  /** Slug of the rule that carries the sentence. */
  readonly rule: string
  /** The place in the text where the transcriber read it: a heading, or an instruction and its operand. */
  readonly section: string
  readonly subject: SentenceSubject
  readonly facts: readonly SentenceFact[]
  /** All must hold for the sentence to speak. */
  readonly where?: readonly SentenceCondition[]
}

/** Rows about one subject, by the slugs of their rules. */
export function rowsAbout(
  section: string,
  subject: SentenceSubject,
  facts: Readonly<Record<string, SentenceFact | readonly SentenceFact[]>>,
  ...where: readonly SentenceCondition[]
): readonly SentenceRow[] {
  return Object.entries(facts).map(([rule, given]) => ({
    rule,
    section,
    subject,
    facts: 'shape' in given ? [given] : given,
    ...(where.length > 0 && { where }),
  }))
}

/** Rows about instructions named in one line: `OpFAdd OpFSub`. */
export function rowsAt(
  instructions: string,
  facts: Readonly<Record<string, SentenceFact | readonly SentenceFact[]>>,
  ...where: readonly SentenceCondition[]
): readonly SentenceRow[] {
  const names = instructions.split(/\s+/)
  return rowsAbout(names.join(', '), { instructions: names }, facts, ...where)
}
