import { z } from 'zod'
import { ruleIdSchema, violationSchema } from '#runner/log/verdict-schema'

/** The fields of every line about the verdict on a module. */
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

/** A broken rule, and where it is in the listing that `decode` prints. */
const placedViolationSchema = z
  .strictObject({
    rule: ruleIdSchema,
    word: z.int().nonnegative(),
    message: z.string(),
    instruction: z.int().positive().exactOptional().meta({
      description:
        'Number of the instruction, from 1; absent for the header and where words do not form instructions.',
    }),
    line: z.int().positive().exactOptional().meta({ description: 'Line of the listing, from 1.' }),
    text: z.string().exactOptional().meta({
      description:
        'The instruction there; of one with more than 200 characters, its opcode and what is around the operand at fault.',
    }),
    source: z
      .strictObject({ line: z.int().positive(), text: z.string() })
      .readonly()
      .exactOptional()
      .meta({
        description:
          'Of assembly text: line of the file, from 1, on which the instruction begins, and what is on it.',
      }),
    compiledFrom: z
      .strictObject({
        file: z.string(),
        line: z.int().nonnegative(),
        column: z.int().nonnegative(),
      })
      .readonly()
      .exactOptional()
      .meta({
        description:
          'Where the module says it, by DebugLine or OpLine: the file, line and column that the instruction was compiled from; column 0 is the left edge.',
      }),
    vuids: z.array(z.string()).readonly().exactOptional().meta({
      description:
        'In environments of Vulkan: identifiers of the sentences of its specification that the rule carries; absent if none.',
    }),
  })
  .readonly()

/** One line of `validate --json`. */
export const validateLineSchema = z
  .strictObject({
    ...verdictLine,
    blames: z
      .array(placedViolationSchema)
      .readonly()
      .meta({ description: 'Broken rules; empty unless the module is invalid.' }),
    phase: z
      .enum(['decode', 'validate'])
      .exactOptional()
      .meta({ description: 'Of an invalid module; decode: its words do not form instructions.' }),
    undecided: z.array(z.string()).readonly().exactOptional().meta({
      description:
        'What is not decided about a valid module: sections of the core specification, whose undecided parts `rules --text core` lists, and rules with two readings of which the stricter refuses it.',
    }),
    unknownExtensions: z.array(z.string()).readonly().exactOptional().meta({
      description: 'Extensions of a valid module whose rules are not known; absent if none.',
    }),
  })
  .readonly()
  .meta({ title: 'Line of spirv-cts validate --json' })

export type ValidateLine = z.infer<typeof validateLineSchema>
