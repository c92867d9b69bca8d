import { z } from 'zod'

const step = z.object({
  /** Key of the mutator. */
  mutator: z.string(),
  variant: z.string(),
  /** Ordinal of the instruction, or index of the word. */
  at: z.number().int().nonnegative(),
})

/** How a module of a campaign was made, for a person to read and for shrinking to repeat. */
export const recipeSchema = z.object({
  /** `generator`: of a text, by its key. `random`: a random module. `kept`: a module of the campaign or of `--seeds`. */
  source: z.enum(['generator', 'random', 'kept']),
  /** Key of the generator, or name of the kept module; `small`, `large` or `program` for a random module. */
  name: z.string(),
  /** Answers to the maker's questions, in the order in which they were asked; empty for a kept module. */
  fractions: z.array(z.number()),
  steps: z.array(step),
  /** The changes that had broken the kept module: mutators of rules, each with its variant. */
  before: z.array(z.string()).exactOptional(),
})

export type Recipe = z.infer<typeof recipeSchema>
export type Step = z.infer<typeof step>

/** A mutator and its variant, as {@link waysOf} names them. */
export function wayName({ mutator, variant }: Pick<Step, 'mutator' | 'variant'>): string {
  return `${mutator} ${variant}`
}

/**
 * The mutators of rules that changed a module, each with its variant, those of its ancestors first. Generic mutators are left out:
 * they have no rule in mind, and no case of a corpus comes from them.
 */
export function waysOf({
  steps,
  before = [],
}: Pick<Recipe, 'steps' | 'before'>): readonly string[] {
  const ways = steps.filter(({ mutator }) => !mutator.startsWith('generic/')).map(wayName)
  return [...new Set([...before, ...ways])]
}
