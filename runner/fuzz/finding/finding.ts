import { z } from 'zod'
import { recipeSchema } from '../make/recipe.ts'

/**
 * `finding.json` of a finding's folder. Files beside it: `module.spv`, `module.spvasm` if it can be printed, the same
 * for `control`, `other.spv` if it is compared with another form, `report.md`, `reproduce.sh`.
 */
export const findingSchema = z
  .object({
    format: z.literal(1),
    signature: z.string(),
    probe: z.string(),
    outcome: z.string(),
    key: z.string(),
    /** Id of the rule that the judge sees broken. */
    rule: z.string().optional(),
    environment: z.string(),
    /** The tool's options or passes, where they were drawn. */
    options: z.array(z.string()).optional(),
    /**
     * `two`: the maker's claim and the judge's verdict contradict the tool. `one`: only the judge calls a module valid
     * that was changed without a rule in mind; it does not know all rules of the core specification, so the tool may be
     * right.
     */
    confidence: z.enum(['two', 'one']),
    /** The verdicts of judge and tool on the module. */
    judge: z.string(),
    said: z.string(),
    /**
     * The tool's other answer to the same question, if it is `inconsistent`; the number of modules that its process had been
     * asked before the wrong one, and whether they are the fewest that bring it about.
     */
    again: z
      .object({
        said: z.string(),
        asked: z.number().int().optional(),
        shortest: z.literal(true).optional(),
      })
      .optional(),
    /** SHA-256 of the module's words. */
    sha256: z.string(),
    instructions: z.number().int(),
    hasControl: z.boolean(),
    /**
     * The id of its probable cause, by `corpus/causes/<tool>.json`, the first of the cases that the cause explains and
     * that are like the module, and the likeness: how they are made, for a module that was not made small, the place
     * of the fault, the function that crashes, or the instruction that the small module is about.
     */
    cause: z.string().optional(),
    case: z.string().optional(),
    by: z.enum(['recipe', 'fault', 'place', 'instruction']).optional(),
    /** How many ways to make a module, each in how many environments, showed the cause so far. */
    count: z.number().int().positive().optional(),
    /** Time was up before the module was as small as can be. */
    isCut: z.literal(true).optional(),
    /** The verdict of the newest validator at hand on the module and its control. */
    second: z
      .object({
        name: z.string(),
        version: z.string(),
        /** How to ask it by hand. */
        command: z.string(),
        module: z.string(),
        control: z.string().optional(),
      })
      .optional(),
    tools: z.array(z.object({ name: z.string(), version: z.string(), command: z.string() })),
    /** The place in the campaign where it was found; absent for a user's file. */
    found: z
      .object({ seed: z.number(), index: z.number(), words: z.number(), recipe: recipeSchema })
      .optional(),
  })
  .meta({ title: 'Finding of spirv-cts fuzz' })

export type FuzzFinding = z.infer<typeof findingSchema>
