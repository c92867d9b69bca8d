import { z } from 'zod'

/** Why a statement carries no rule. */
export const silences = [
  /** Motivation, background, advice to readers. */
  'informative',
  /** Gives a word its meaning; rules that use the word lean on it. */
  'definition',
  /** Allows something: nothing can break it. */
  'permission',
  /** Quoted only to be replaced, or an instruction to the editor of the core specification. */
  'history',
  /** A number, name or operand that the text's facts hold. */
  'fact',
  /** An example. */
  'example',
  /** Says what a program does when it runs. */
  'semantics',
] as const

const statement = {
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  section: z.string().min(1),
  ordinal: z.int().min(1),
}

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

const entry = z.union([
  z.strictObject({ ...statement, rules: z.array(slug).min(1) }),
  z.strictObject({
    ...statement,
    rules: z.array(slug).max(0),
    why: z.enum(silences),
    /** In our own words, where `why` alone does not say it. */
    reason: z.string().min(1).optional(),
  }),
])

/** `spec/<TEXT>/ledger.json`: what becomes of every statement of a text, without its words. */
export const ledgerSchema = z.array(entry).min(1)

/** One statement and the slugs of the rules that carry it, or why none does. */
export type LedgerEntry = z.infer<typeof entry>
