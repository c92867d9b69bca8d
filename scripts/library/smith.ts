import { checkTexts, environmentOf } from './names.ts'

/** Which random modules are wanted. */
export interface SmithOptions {
  /** The same seed and options give the same modules; 0 if absent. */
  readonly seed?: number
  /** `small`: tens of instructions, the default; `large`: thousands; `program`: a compute shader that stores its results. */
  readonly size?: 'small' | 'large' | 'program'
  /** Each module uses one of these texts. */
  readonly texts?: readonly string[]
  /** Each module is valid in one of these environments. */
  readonly environments?: readonly string[]
}

/** A random valid module. */
export interface SmithModule {
  /** Its ordinal among all that the seed draws, also those that are not wanted. */
  readonly index: number
  readonly words: Uint32Array
  /** Name of the environment in which the reference calls it valid. */
  readonly environment: string
  /** Texts that it uses, besides the core specification. */
  readonly texts: readonly string[]
}

/**
 * Random valid modules, endlessly: take as many as you need. Ends where thousands in a row are not wanted, because no
 * environment in question has such a text.
 *
 * @throws {@link UnknownNameError} when a text or an environment has no such name.
 */
export async function* smith(options: SmithOptions = {}): AsyncGenerator<SmithModule, void> {
  const { seed = 0, size = 'small', texts, environments } = options
  checkTexts(texts)
  for (const name of environments ?? []) environmentOf(name)
  const [{ smith: modules }, { wantedBy }] = await Promise.all([
    import('#runner/smith/smith'),
    import('#runner/smith/wanted-by'),
  ])
  const wanted = await wantedBy({
    ...{ seed, size },
    ...(texts === undefined ? {} : { texts }),
    ...(environments === undefined ? {} : { environments }),
  })
  for (const { index, words, environment, texts: used } of modules(wanted))
    yield { index, words, environment: environment.name, texts: used }
}
