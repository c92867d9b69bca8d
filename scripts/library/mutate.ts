import type { Problem } from '#runner/problem'
import type { RuleMutation } from '#runner/smith/mutate'
import { environmentOf } from './names.ts'

/** How a module is broken. */
export interface MutateOptions {
  /** In which the module is valid; `spv1.6` if absent. */
  readonly environment?: string
  /** Globs of rules; one of them is broken, and no other. Any rule may be broken if absent. */
  readonly rules?: readonly string[]
  /** The same seed and options give the same change; 0 if absent. */
  readonly seed?: number
}

/**
 * Breaks a valid module, and has the reference confirm it.
 *
 * @param words of the module.
 * @returns a problem when the module is not valid before (`not-valid`), when no mutator breaks such a rule (`no-mutator`), or
 *   when none has a place in this module (`no-mutation`).
 * @throws {@link UnknownNameError} when the environment has no such name.
 */
export async function mutate(
  words: Uint32Array,
  { environment = 'spv1.6', rules, seed = 0 }: MutateOptions = {},
): Promise<RuleMutation | Problem> {
  const where = environmentOf(environment)
  const [
    { globMatcher },
    { fuzzMakers },
    { randomOf },
    { mutate: broken, mutatorsOf },
    { problem },
  ] = await Promise.all([
    import('#runner/check/glob-matcher'),
    import('#runner/fuzz/make/fuzz-makers'),
    import('#runner/fuzz/make/random'),
    import('#runner/smith/mutate'),
    import('#runner/problem'),
  ])
  const makers = await fuzzMakers()
  const mutators = rules && mutatorsOf(makers, globMatcher(rules))
  return mutators?.length === 0
    ? problem('no-mutator', `no mutator breaks one of ${rules?.join(', ')}`)
    : broken(makers, words, where, randomOf(seed, 0), mutators)
}
