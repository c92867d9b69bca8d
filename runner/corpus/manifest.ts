import { z } from 'zod'
import type { Case } from '#spec/case'

const segment = '[A-Za-z0-9_][A-Za-z0-9_.-]*'
const id = z.string().regex(new RegExp(`^${segment}/${segment}/${segment}$`))
const rule = z.templateLiteral([z.string(), '/', z.string()])
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const expectation = z.enum(['valid', 'invalid', 'either'])
const texts = z.array(
  z.strictObject({ name: z.string(), revision: z.number(), version: date.optional() }),
)

const caseSchema = z
  .strictObject({
    id: id.meta({ description: 'Text, rule and name of the case; unique.' }),
    file: z
      .string()
      .regex(new RegExp(`^${segment}/${segment}/${segment}\\.(spvasm|spvhex)$`))
      .meta({ description: 'Path of the module, relative to the manifest.' }),
    rule: rule.meta({ description: 'The rule the case is about.' }),
    expect: expectation.meta({
      description:
        'What the answer must be by the newest version of every text; either: the text can be read two ways.',
    }),
    phase: z
      .enum(['decode', 'validate'])
      .meta({ description: 'decode: the words do not form instructions and operands.' }),
    control: id.nullable().meta({
      description: 'The valid twin that differs in one fault only; null where nothing was broken.',
    }),
    environments: z
      .array(z.string())
      .min(1)
      .meta({ description: 'Where the expectation holds; the first is the one to assemble for.' }),
    revisions: z.record(z.string(), z.record(date, expectation)).optional().meta({
      description:
        'For each text whose versions differ about the module: what is expected by the version with that date and those after it, up to the next date.',
    }),
    confidence: z
      .enum(['certain', 'derived', 'open'])
      .meta({ description: 'How plainly the text says it.' }),
    summary: z.string(),
    origin: z.strictObject({
      generator: z.string(),
      choices: z.record(z.string(), z.string()),
      mutator: z.string().optional(),
      site: z.string().optional(),
    }),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'Digest of the words as little-endian bytes.' }),
  })
  .meta({ id: 'case' })

/** `corpus/manifest.json`: every case of the corpus, by id. */
export const manifestSchema = z
  .strictObject({
    $schema: z.literal('./manifest.schema.json'),
    suite: z.strictObject({ name: z.string(), version: z.string() }),
    texts: texts.meta({ description: 'The texts and the revisions that the cases follow.' }),
    cases: z.array(caseSchema).min(1),
  })
  .meta({ title: 'Cases of spirv-cts' })

/** A case and the file that holds its words. */
export interface FiledCase extends Case {
  /** Path below the corpus, with `/`: the case's id and an ending. */
  readonly file: string
}

/** What the manifest says. */
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
  return `${JSON.stringify(z.toJSONSchema(manifestSchema), null, 2)}\n`
}
