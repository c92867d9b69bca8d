import { z } from 'zod'

const weight = z.number().nonnegative()
const share = z.number().min(0).max(1)

/**
 * How often what is drawn. Weights of one table are compared with each other; a share is of all. Absent entries are the
 * usual ones.
 */
export const weightsSchema = z.strictObject({
  /** The source that a module begins with. */
  sources: z.strictObject({
    /** A module that this campaign or `--seeds` has kept, where there is one. */
    kept: weight,
    /** A module of a generator, with a rule to break in mind. */
    aimed: weight,
    /** A module of a generator. */
    generator: weight,
    random: weight,
    /** A random module of some thousands of instructions. */
    large: weight,
    /** A random program that stores all it computes. Tools that write modules raise it, see {@link forConsumers}. */
    program: weight.default(0),
  }),
  /** Keyed by name of a text: how often each of its rules is aimed at; its generators come up accordingly. 1 if absent. */
  texts: z.record(z.string(), weight),
  /** Factor for a rule that was broken alone before. */
  again: share,
  /** The mutators that change a module when no rule is the target. */
  changes: z.strictObject({
    /** Changes of single words, whatever they belong to. */
    words: weight,
    /** Mutators of the texts. */
    rule: weight,
    /** Edits of pairs at instructions like those they were written for. */
    edit: weight,
    generic: weight,
  }),
  /** Mutators without a rule in mind, by name: how often each is taken; 1 if absent. */
  generic: z.record(z.string(), weight),
  /** Weights of modules of generators and of random ones, if no rule is aimed at. */
  changed: share,
  /** Weights of modules that were changed without a rule in mind: asked about in any universal environment. */
  anyEnvironment: share,
  /** Weights of modules that were changed and are invalid: asked about in an environment of a client that fits. */
  clientEnvironment: share,
  /** Names of the environments that those are drawn from; all that fit when absent. */
  clientEnvironments: z.array(z.string()).readonly().optional(),
})

export type Weights = z.infer<typeof weightsSchema>

/** The weights of a campaign with tools that write modules, unless programs are weighted already. */
export function forConsumers(weights: Weights): Weights {
  if (weights.sources.program > 0) return weights
  return { ...weights, sources: { ...weights.sources, program: 40 } }
}
