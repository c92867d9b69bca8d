import { z } from 'zod'
import { violationSchema } from '#runner/log/verdict-schema'

/** What every line about the verdict on a module says. */
export const verdictLine = {
  file: z.string().meta({ description: 'As named on the command line.' }),
  env: z.string().meta({ description: 'Name of the environment.' }),
  verdict: z.enum(['valid', 'invalid', 'unsupported', 'crash', 'timeout', 'error']),
  blames: z
    .array(violationSchema)
    .readonly()
    .meta({ description: 'Broken rules; empty unless the module is invalid.' }),
  why: z
    .string()
    .exactOptional()
    .meta({ description: 'Why, where the verdict is neither valid nor invalid.' }),
}

/** One line of `validate --json`. */
export const validateLineSchema = z
  .strictObject({
    ...verdictLine,
    phase: z
      .enum(['decode', 'validate'])
      .exactOptional()
      .meta({ description: 'Of an invalid module; decode: its words do not form instructions.' }),
    undecided: z.array(z.string()).readonly().exactOptional().meta({
      description:
        'Sections with undecided parts that concern a valid module; `rules --text core` lists these parts.',
    }),
  })
  .readonly()
  .meta({ title: 'Line of spirv-cts validate --json' })

export type ValidateLine = z.infer<typeof validateLineSchema>
