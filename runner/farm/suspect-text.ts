import { z } from 'zod'
import type { Suspect } from '../fuzz/finding/suspect.ts'
import { recipeSchema } from '../fuzz/make/recipe.ts'
import { fuzzOutcomes } from '../fuzz/observe/observation.ts'
import { verdictSchema } from '../log/verdict-schema.ts'
import { environmentSchema, environmentText, wordsSchema, wordsText } from './pack.ts'

const disagreementSchema = z.strictObject({
  outcome: z.enum(fuzzOutcomes),
  key: z.string(),
  nameless: z.literal(true).exactOptional(),
  ofReference: z.literal(true).exactOptional(),
  rule: z.string().exactOptional(),
  options: z.array(z.string()).exactOptional(),
  said: z.string(),
  again: z
    .strictObject({
      said: z.string(),
      asked: z.number().int().exactOptional(),
      shortest: z.literal(true).exactOptional(),
    })
    .exactOptional(),
})

const questionSchema = z.strictObject({
  module: wordsSchema,
  environment: environmentSchema,
  options: z.array(z.string()).exactOptional(),
})

/** A suspect as {@link suspectText} writes it. */
export const suspectSchema: z.ZodType<Suspect> = z.strictObject({
  probe: z.string(),
  disagreement: disagreementSchema,
  words: wordsSchema,
  control: wordsSchema.nullable(),
  environment: environmentSchema,
  judge: verdictSchema,
  rules: z.array(z.string()),
  recipe: recipeSchema.exactOptional(),
  before: z.array(questionSchema).exactOptional(),
  index: z.number().int().exactOptional(),
})

/** A suspect for JSON. */
export function suspectText(suspect: Suspect): object {
  const { words, control, environment, before, ...rest } = suspect
  const asked = before?.map(({ module, environment, options }) => ({
    module: wordsText(module as Uint32Array),
    environment: environmentText(environment),
    ...(options === undefined ? {} : { options }),
  }))
  return {
    ...rest,
    ...(asked === undefined ? {} : { before: asked }),
    words: wordsText(words),
    control: control === null ? null : wordsText(control),
    environment: environmentText(environment),
  }
}
