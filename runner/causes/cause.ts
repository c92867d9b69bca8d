import { z } from 'zod'
import { severities } from '../report/causes/severity.ts'
import { schemaText } from '../schema-text.ts'
import { linkSchema } from './link.ts'

/**
 * The kind of a cause. `bug`: the text is clear and the tool is wrong. `policy`: the authors of the tool decided it on
 * purpose. `other-revision`: right by another published version of the text. `open`: the text can be read two ways, or
 * it is a matter of the client API. `unsupported`: the tool says that it does not do this.
 */
export const causeKinds = ['bug', 'policy', 'other-revision', 'open', 'unsupported'] as const

const version = z.string().regex(/^\d+(\.\d+)*$/, 'expected a version of numbers and dots')
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words and hyphens')

const causeSchema = z
  .strictObject({
    summary: z
      .string()
      .regex(/^\S.*\.$/su)
      .meta({ description: 'What the tool does and what the text asks, in a sentence or two.' }),
    title: z
      .string()
      .max(80)
      .regex(/^[^\s…][^…]*[^\s.…]$/u, 'expected a short sentence without a full stop')
      .optional()
      .meta({
        description:
          'A short sentence for the title of a report, where the first sentence of summary is too long for one.',
      }),
    section: z.string().min(1).meta({ description: 'Section of the text, as in rules.' }),
    kind: z.enum(causeKinds),
    severity: z.enum(severities),
    versions: z
      .strictObject({
        since: version.optional(),
        until: version.optional(),
        seen: z.array(version).min(1).readonly(),
      })
      .readonly()
      .meta({
        description:
          'Measured versions that show it. since: the first one, where an earlier one was measured without it; until: the last one, where a later one was measured without it.',
      }),
    links: z
      .array(linkSchema)
      .readonly()
      .meta({ description: 'Issues, changes and discussions of the authors of the tool.' }),
    searched: z.iso.date('expected a date such as 2026-11-29').optional().meta({
      description:
        'The day on which a search for such threads found none. Not beside links: a thread that is found replaces it.',
    }),
    shared: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/,
        'expected a tool and the id of one of its causes: TOOL/CAUSE',
      )
      .optional()
      .meta({
        description:
          'Where several causes, of this tool or of others, are the same fault: TOOL/CAUSE, the one that represents it. All others name it here; it names none itself.',
      }),
  })
  .refine(({ searched, links }) => searched === undefined || links.length === 0, {
    path: ['searched'],
    error: 'says that no thread was found, but links names one; delete one of the two',
  })
  .readonly()
  .meta({
    id: 'cause',
    not: { required: ['searched'], properties: { links: { type: 'array', minItems: 1 } } },
  })

/** `corpus/causes/<tool>.json`: what must be mended in one tool. Entries of expectations name these causes. */
export const causesSchema = z
  .strictObject({
    $schema: z.literal('../causes.schema.json'),
    tool: z.string().min(1),
    measured: z
      .array(version)
      .min(1)
      .readonly()
      .meta({ description: 'Versions that were asked, oldest first.' }),
    causes: z.record(id, causeSchema).readonly(),
  })
  .readonly()
  .meta({ title: 'Causes of disagreements of a tool' })

/** One thing to mend in one tool. */
export type Cause = z.infer<typeof causeSchema>
/** The causes of one tool, by id. */
export type Causes = z.infer<typeof causesSchema>

/** The JSON Schema, as `corpus/causes.schema.json` holds it. */
export function causesSchemaText(): string {
  return schemaText('causes', 1, causesSchema)
}
