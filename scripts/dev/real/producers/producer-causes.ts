import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { causeKinds } from '#runner/causes/cause'
import { linkSchema } from '#runner/causes/link'
import { packageRoot } from '#runner/package-root'
import { severities } from '#runner/report/causes/severity'

const identifier = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected words and hyphens')

const causeSchema = z
  .strictObject({
    summary: z
      .string()
      .regex(/^\S.*\.$/su)
      .meta({ description: 'What the producer writes and what the text asks.' }),
    section: z.string().min(1).meta({ description: 'Section of the text, as in rules.' }),
    kind: z.enum(causeKinds),
    severity: z.enum(severities),
    rules: z.array(z.string()).readonly().meta({
      description:
        'The rules that modules break by it, that of the source first; none where the producer dies or no rule is broken.',
    }),
    says: z.string().exactOptional().meta({
      description:
        'Regular expression for the message, where the rule has other causes; for the message of spirv-val where it alone refuses the module.',
    }),
    refusedBy: z
      .enum(['judge alone', 'both', 'spirv-val alone', 'not a module'])
      .meta({ description: 'Who refuses the module: the rules, the newest spirv-val, or both.' }),
    validator: identifier.exactOptional().meta({
      description:
        'Where spirv-val alone refuses the module and is wrong: its cause in corpus/causes/spirv-val.json.',
    }),
    source: z
      .string()
      .meta({ description: 'The smallest source that shows it, beside this file.' }),
    compilation: z
      .string()
      .meta({ description: 'How it is compiled, by the name that `real --sets` has for it.' }),
    after: z
      .strictObject({
        producer: z.string(),
        suite: z
          .string()
          .exactOptional()
          .meta({ description: 'The suite whose program it is; testing if it is not given.' }),
        compilation: z.string(),
      })
      .readonly()
      .exactOptional()
      .meta({
        description: 'Of a producer that transforms modules: what makes the module before.',
      }),
    suites: z
      .array(z.string())
      .min(1)
      .readonly()
      .meta({ description: 'The suites whose version shows it.' }),
    links: z.array(linkSchema).readonly(),
    searched: z.iso.date().exactOptional().meta({
      description: 'The day on which a search for threads of the authors found none.',
    }),
  })
  .readonly()

/** `corpus/producers/<producer>.json`: what must be mended in one producer of modules, each shown by a source. */
export const producerCausesSchema = z
  .strictObject({
    $schema: z.literal('../../spec/schemas/producer-causes.schema.json'),
    producer: z.string().min(1),
    causes: z.record(identifier, causeSchema).readonly(),
  })
  .readonly()
  .meta({ title: 'Causes of invalid modules of a producer' })

/** One thing to mend in one producer. */
export type ProducerCause = z.infer<typeof causeSchema>

/** A recorded cause with its source. */
export interface RecordedProducerCause extends ProducerCause {
  readonly id: string
  readonly producer: string
  readonly text: string
}

/** The folder of the causes of producers. */
export const producersFolder = join(packageRoot(), 'corpus', 'producers')

/**
 * The recorded causes of all producers.
 *
 * @throws if a file is not one of causes or a source is missing.
 */
export function recordedProducerCauses(folder = producersFolder): readonly RecordedProducerCause[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const read = producerCausesSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      return Object.entries(read.causes).map(([id, cause]) => ({
        ...cause,
        id,
        producer: read.producer,
        text: readFileSync(join(folder, read.producer, cause.source), 'utf8'),
      }))
    })
}
