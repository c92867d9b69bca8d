import { z } from 'zod'

/** Why a statement has no rule. */
export const silences = [
  /** Motivation, background, advice to readers. */
  'informative',
  /** Defines a term; rules that use the term depend on it. */
  'definition',
  /** Allows something: nothing can break it. */
  'permission',
  /** Quoted only to be replaced, or an instruction to the editor of the core specification. */
  'history',
  /** A number, name or operand that is in the facts of the text. */
  'fact',
  /** An example. */
  'example',
  /** Describes the behaviour of a program when it runs. */
  'semantics',
  /** For the core specification alone: no rule is in its section, and it is undecided whether one is needed. */
  'unread',
] as const

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const statement = {
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  section: z.string().min(1),
  ordinal: z.int().min(1),
  /**
   * The names and numbers in the statement, as `termsOf` finds them, so that a rule that is mapped to another one is noticed; absent
   * of the core specification, whose statements have the rules of their sections.
   */
  terms: z.array(z.string().min(1)).min(1).optional(),
  /** Dates of the first and last version of the text with the statement, if not all have it. */
  since: date.optional(),
  until: date.optional(),
  /** Its words came or went without a change of meaning; a person has read both versions. */
  editorial: z.literal(true).optional(),
  /**
   * Only this rendering of the text has it in these words: AsciiDoc, or a page that was saved as plain text. Its absence is
   * not a change.
   */
  rendering: z.enum(['asciidoc', 'plain']).optional(),
}

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

const reason = z.string().min(1)

/** A statement that rules cover. */
export const ruledEntry = z.strictObject({
  ...statement,
  rules: z.array(slug).min(1),
  /** The rules are all those of its section: it is undecided which of them it carries. */
  by: z.literal('section').optional(),
})

/** A statement without a rule, and why it has none. */
export const silentEntry = z.strictObject({
  ...statement,
  rules: z.array(slug).max(0),
  why: z.enum(silences),
  /** The reason in our own words, if `why` alone is not sufficient. */
  reason: reason.optional(),
})

const entry = z.union([ruledEntry, silentEntry])

const { hash, section, ordinal: _, terms: __, ...marks } = statement

/**
 * Statements of one section that follow each other, of the core specification alone. Without `why`, they carry the
 * rules that are in the section, or are `unread` if there are none.
 */
const group = z.strictObject({
  section,
  statements: z.array(hash).min(1),
  ...marks,
  why: z.enum(silences).exclude(['unread']).optional(),
  reason: reason.optional(),
})

/** `spec/<TEXT>/ledger.json`: the rules of every statement of every version of a text, without its words. */
export const ledgerSchema = z.array(entry).min(1)

/** The ledger of the core specification, by section. */
export const groupsSchema = z.array(group).min(1)

/** Statements of one section of the core specification. */
export type LedgerGroup = z.infer<typeof group>

/** One statement and the slugs of the rules that cover it, or why there are none. */
export type LedgerEntry = z.infer<typeof entry>
