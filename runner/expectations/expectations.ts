import { z } from 'zod'
import { linkSchema } from '../causes/link.ts'

/** Outcomes that an expectation can explain: all that are disagreements. */
export const explainable = z.enum([
  'crash',
  'false-accept',
  'false-reject',
  'wrong-output',
  'wrong-result',
  'wrong-description',
  'timeout',
  'error',
])

/** Outcomes that cases with results alone show, which are filed and asked apart from other cases. */
export const outcomesOfResults: ReadonlySet<string> = new Set<z.infer<typeof explainable>>([
  'wrong-result',
  'wrong-description',
])

const version = z.string().regex(/^\d+(\.\d+)*$/, 'expected a version of numbers and dots')

const globs = z.array(z.string().min(1)).min(1).readonly()

const entry = {
  /** First and last version of the tool that disagrees, both included; absent where all do. */
  versions: z
    .strictObject({ since: version.optional(), until: version.optional() })
    .readonly()
    .optional(),
  /** Commits or dates of builds that disagree, or beginnings of them; absent where it does not matter. */
  builds: z.array(z.string().min(4)).min(1).readonly().optional(),
  /** Globs of rule ids. Exactly one of `rules` and `cases` is there. */
  rules: globs.optional(),
  /** Globs of case ids. */
  cases: globs.optional(),
  /** Globs of environment names; absent where it does not matter. */
  environments: globs.optional(),
  /** Globs of the options that the SPEC names: `-Os`; absent where they do not matter. */
  options: globs.optional(),
  outcome: explainable,
  /**
   * The tool gives this answer in some runs only, because it depends on memory or time. The right answer does not make the
   * entry stale, and the wrong one does not make the tool one that does not repeat itself.
   */
  sometimes: z.literal(true).optional(),
  /**
   * Parts of the tool's message that only this cause produces: an assertion, or a library and an offset. The entry
   * explains each answer with the outcome that has one, about any case.
   */
  says: z.array(z.string().min(8)).min(1).readonly().optional(),
  /** Why the tool answers so: its bug, an older revision of the text, a rule it never had. */
  reason: z.string(),
  /** Pages with more about it: a report to the tool's authors, a change that mends it. */
  links: z.array(linkSchema).min(1).readonly().optional(),
  /** The place in the text that differs, like the rule's `section`. */
  section: z.string().min(1).optional(),
  /**
   * The fault to mend: the id of a cause in `corpus/causes/<tool>.json`. Every entry of the package's corpus has one.
   */
  cause: z.string().min(1).optional(),
}

const oneSubject = (subject: {
  readonly rules?: readonly string[] | undefined
  readonly cases?: readonly string[] | undefined
}) => (subject.rules === undefined) !== (subject.cases === undefined)

/** One known disagreement of a tool. */
const entrySchema = z
  .strictObject(entry)
  .readonly()
  .refine(oneSubject, { error: "exactly one of 'rules' and 'cases' is needed" })
  // A refinement's condition is not in a JSON Schema by itself.
  .meta({ oneOf: [{ required: ['rules'] }, { required: ['cases'] }] })

/** `corpus/expectations/<tool>.json`: the known disagreements of one tool. */
export const expectationsSchema = z
  .strictObject({
    $schema: z.string().optional().meta({ description: 'For editors; not looked at.' }),
    tool: z.string().min(1),
    /**
     * Channels whose version moves beneath us (`testing`), with the version that the entries were recorded at. A run
     * with another version only reports; all other channels and versions gate.
     */
    moving: z.record(z.string(), version).default({}),
    entries: z.array(entrySchema).readonly(),
  })
  .readonly()
  .meta({ title: 'Known disagreements of a tool' })

export type ExpectationEntry = z.infer<typeof entrySchema>
export type Expectations = z.infer<typeof expectationsSchema>
