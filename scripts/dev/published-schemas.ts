import type { z } from 'zod'
import { diffSchema } from '#runner/diff/diff-schema'
import { expectationsSchema } from '#runner/expectations/expectations'
import { findingSchema } from '#runner/fuzz/finding/finding'
import { lineSchema } from '#runner/log/run-log'
import { runFileSchema } from '#runner/results/run-file'
import { schemaText } from '#runner/schema-text'
import { rulesSchema } from '../cli/explain/rule-summary-schema.ts'
import { reflectLineSchema } from '../cli/module/reflect-line.ts'
import { validateLineSchema } from '../cli/module/validate-line.ts'
import { producerCausesSchema } from './real/producers/producer-causes.ts'

/** The formats that other programs read or write, by name, with their versions; those of the corpus are beside it. */
const published: Readonly<Record<string, readonly [version: number, schema: z.ZodType]>> = {
  diff: [1, diffSchema],
  expectations: [1, expectationsSchema],
  finding: [1, findingSchema],
  'producer-causes': [1, producerCausesSchema],
  'reflect-line': [1, reflectLineSchema],
  rules: [1, rulesSchema],
  'run-file': [1, runFileSchema],
  'run-log-line': [1, lineSchema],
  'validate-line': [1, validateLineSchema],
}

/** The JSON Schemas of `spec/schemas`, by file name: the definitions by which the suite itself reads these formats. */
export function schemaTexts(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(published).map(([name, [version, schema]]) => [
      `${name}.schema.json`,
      schemaText(name, version, schema),
    ]),
  )
}
