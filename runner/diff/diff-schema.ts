import { z } from 'zod'
import { outcomes } from '../log/outcome.ts'
import { changeClasses } from './change-class.ts'

const count = z.int().nonnegative()
const names = z.array(z.string()).readonly()

/** Numbers of changed answers by class; every class is there. */
const countsSchema = z.record(z.enum(changeClasses), count).readonly()

/** A property that all changed answers have in common. */
const traitSchema = z
  .strictObject({
    name: z.string(),
    unchanged: count.meta({ description: 'Number of unchanged answers that also have it.' }),
  })
  .readonly()

/** Changes with one probable cause: the same outcomes and the same messages before and after. */
const causeSchema = z
  .strictObject({
    class: z.enum(changeClasses),
    from: z.enum(outcomes),
    to: z.enum(outcomes),
    before: z.string().meta({ description: 'What the baseline said about the first case.' }),
    after: z.string().meta({ description: 'What the candidate said about it.' }),
    rules: names,
    cases: names,
    environments: names,
    answers: count,
    where: z.array(traitSchema).readonly().meta({
      description:
        'Properties that all changed answers have, and unchanged answers to cases of the same rules do not.',
    }),
    explained: z
      .string()
      .exactOptional()
      .meta({ description: 'The reason of an expectation for the new answer.' }),
    mended: z.string().exactOptional().meta({
      description: 'The reason of an expectation for the old answer, where the new one is right.',
    }),
    revision: z
      .strictObject({ before: z.string().exactOptional(), after: z.string().exactOptional() })
      .readonly()
      .exactOptional()
      .meta({
        description:
          'Published versions of a text by which the old or the new answer is right, where the text explains the change.',
      }),
    wrongReason: z.literal(true).exactOptional().meta({
      description:
        'The baseline refused the cases with the words of an error, which also refused valid cases.',
    }),
    follows: z
      .boolean()
      .meta({ description: 'The changes follow from those of the answers to the controls.' }),
  })
  .readonly()

const sideSchema = z
  .strictObject({
    name: z.string(),
    version: z.string(),
    command: z.string(),
    build: z
      .string()
      .exactOptional()
      .meta({ description: 'The commit or date of the build, where it states one.' }),
  })
  .readonly()

/** The comparison of two sides, as it is shown: an element of `diff.json` and of the `comparisons` of `diff --json`. */
export const diffSummarySchema = z
  .strictObject({
    baseline: sideSchema,
    candidate: sideSchema,
    compared: count.meta({
      description: 'Answers, each to one case in one environment, that both sides gave.',
    }),
    onlyBaseline: count,
    onlyCandidate: count,
    totals: countsSchema,
    rules: z
      .array(z.strictObject({ rule: z.string(), counts: countsSchema }).readonly())
      .readonly()
      .meta({ description: 'Rules with changes.' }),
    causes: z.array(causeSchema).readonly(),
    failed: z.boolean().meta({ description: 'There is a regression.' }),
  })
  .readonly()

/** The output of `diff --json`. */
export const diffSchema = z
  .strictObject({
    asked: z
      .array(z.strictObject({ rev: z.string(), cases: count }).readonly())
      .readonly()
      .exactOptional()
      .meta({ description: 'With --bisect: the builds that ran, in order, with how many cases.' }),
    comparisons: z.array(diffSummarySchema).readonly(),
    failed: z.boolean().meta({ description: 'A comparison failed.' }),
  })
  .readonly()
  .meta({ title: 'Output of spirv-cts diff --json' })

export type DiffSide = z.infer<typeof sideSchema>
export type Trait = z.infer<typeof traitSchema>
export type DiffCause = z.infer<typeof causeSchema>
export type ClassCounts = z.infer<typeof countsSchema>
export type DiffSummary = z.infer<typeof diffSummarySchema>
