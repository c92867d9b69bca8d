import { z } from 'zod'
import type { Case } from '#spec/case'
import { schemaText } from '../schema-text.ts'

const segment = '[A-Za-z0-9_][A-Za-z0-9_.-]*'
const id = z.string().regex(new RegExp(`^${segment}/${segment}/${segment}$`))
const rule = z.string().regex(new RegExp(`^${segment}/${segment}$`))
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const expectation = z.enum(['valid', 'invalid', 'either'])
const texts = z.array(
  z.strictObject({ name: z.string(), revision: z.number(), version: date.optional() }),
)

const form = z.enum(['spvasm', 'spvhex'])
const phase = z.enum(['decode', 'validate'])
const confidence = z.enum(['certain', 'derived', 'open'])
const environments = z.array(z.string()).min(1)

const scalar = z.union([z.number(), z.boolean(), z.string()])
const members = z.record(
  z.string(),
  z.union([scalar, z.array(z.number()), z.array(z.string()), z.record(z.string(), scalar)]),
)
const limits = z.record(
  z.string().regex(/^Vk\w+$/),
  z.union([members, z.array(z.record(z.string(), scalar))]),
)

const rowSchema = z
  .strictObject({
    name: z
      .string()
      .regex(new RegExp(`^${segment}$`))
      .meta({
        description:
          'Last part of the id, after the rule and a slash; with the form as its ending, also the path of the module below the manifest.',
      }),
    form: form.optional().meta({
      description:
        'spvhex: no assembler can express the module, or its assembly would be very long.',
    }),
    expect: expectation.optional().meta({
      description:
        'What the answer must be by the newest version of every text; either: the text can be read two ways.',
    }),
    revisions: z.record(z.string(), z.record(date, expectation)).optional().meta({
      description:
        'For each text whose versions differ about the module: what is expected by the version with that date and those after it, up to the next date.',
    }),
    phase: phase.optional().meta({
      description: 'decode: the words do not form instructions and operands.',
    }),
    control: z
      .union([z.string().regex(new RegExp(`^${segment}$`)), id])
      .optional()
      .meta({
        description:
          'The valid twin that differs in one fault only: the name of a case of this rule, or the id of a case of another; absent where nothing was broken.',
      }),
    covers: z.array(rule).min(1).optional().meta({
      description:
        'Further rules at whose boundary the module lies, where nothing is broken in it: a valid case is one of each, too.',
    }),
    environments: environments.optional().meta({
      description: 'Where the expectation holds; the first is the one to assemble for.',
    }),
    limits: limits.optional().meta({
      description:
        'Limits and features of the device for which the expectation holds, as in a file of validate --limits; absent where the words and an environment decide.',
    }),
    confidence: confidence.optional().meta({ description: 'How plainly the text says it.' }),
    summary: z.string(),
    origin: z
      .strictObject({
        generator: z.string().optional(),
        choices: z.record(z.string(), z.string()).optional(),
        mutator: z.string().optional(),
        site: z.string().optional(),
      })
      .meta({
        description: 'Generator and choices are those of the control where they are absent.',
      }),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({
        description:
          'Digest of the words as little-endian bytes, and of the octets after the last whole word.',
      }),
  })
  .meta({ id: 'case' })

/** `corpus/manifest.json`: every case of the corpus, by rule and name. */
export const manifestSchema = z
  .strictObject({
    $schema: z.literal('./manifest.schema.json'),
    suite: z.strictObject({ name: z.string(), version: z.string() }),
    texts: texts.meta({ description: 'The texts and the revisions that the cases follow.' }),
    defaults: z
      .strictObject({ form, expect: expectation, phase, environments, confidence })
      .meta({ description: 'The fields of cases in which they are absent.' }),
    cases: z
      .record(rule, z.array(rowSchema).min(1))
      .refine((rules) => Object.keys(rules).length > 0, 'no case')
      .meta({ description: 'The cases of each rule.', minProperties: 1 }),
  })
  .meta({ title: 'Cases of spirv-cts' })

/** A manifest as it is stored. */
export type StoredManifest = z.infer<typeof manifestSchema>

/** A case as the manifest holds it. */
export type ManifestRow = z.infer<typeof rowSchema>

/** The fields that rows leave out where they are as in most cases. */
export type ManifestDefaults = StoredManifest['defaults']

/** A case and the file that holds its words. */
export interface FiledCase extends Case {
  /** Path below the corpus, with `/`: the case's id and an ending. */
  readonly file: string
}

/** The contents of the manifest. */
export interface Manifest {
  readonly suite: { readonly name: string; readonly version: string }
  readonly texts: readonly {
    readonly name: string
    readonly revision: number
    /** Date of the version that the cases follow. */
    readonly version?: string | undefined
  }[]
  readonly cases: readonly FiledCase[]
}

/** The manifest's JSON Schema, as `corpus/manifest.schema.json` holds it. */
export function manifestSchemaText(): string {
  return schemaText('manifest', 1, manifestSchema)
}
