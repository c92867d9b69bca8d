import { z } from 'zod'

/** A row of the table, as it is written to a file. */
export const measuredSchema = z.strictObject({
  plant: z.string(),
  summary: z.string(),
  /** The command that was used. */
  command: z.enum(['check', 'check --results', 'fuzz']),
  isFound: z.boolean(),
  /** Seconds of the processor until the first wrong answer was known, or until the end where none was. */
  seconds: z.number(),
  /** Seconds of the processor until the end. */
  whole: z.number(),
  /** What was found, in numbers: `375 answers about 48 rules`. */
  found: z.string(),
  /** The line that says what the findings have in common, or names the cause. */
  line: z.string(),
  /** Refusals for another reason, of `check`. */
  reasons: z.int().exactOptional(),
  /** Instructions of the smallest finding of `fuzz`. */
  size: z.int().exactOptional(),
})

/** How a plant was found, or that it was not. */
export type Measured = z.infer<typeof measuredSchema>

/** A row without the names of the plant. */
export type PlantFigures = Omit<Measured, 'plant' | 'summary'>
