import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { Starter } from '../sets/start.ts'
import type { RecordedProducerCause } from './producer-causes.ts'
import {
  type Cooked,
  compilationNamed,
  cook,
  type ProducerRecipe,
  transformationNamed,
} from './recipe.ts'

/** The suite whose programs make the modules that are transformed, unless the cause names one. */
const usualSuite = 'testing'

/** How the producer of a suite is asked about the source of a cause; `undefined` where the suite has no such compilation. */
export function recipeOfCause(
  cause: RecordedProducerCause,
  suite: string,
): ProducerRecipe | undefined {
  const { producer, compilation: name, after, source } = cause
  const ending = source.split('.').at(-1) ?? ''
  const about =
    ending === 'cl'
      ? ({ language: 'opencl', stage: 'kernel', flags: [] } as const)
      : ({ language: 'glsl', stage: ending, flags: [] } as const)
  if (after === undefined) {
    const compilation = compilationNamed(producer, suite, name)
    return compilation && { ...about, suite, compilation, environment: compilation.environment }
  }
  const firstSuite = after.suite ?? usualSuite
  const compilation = compilationNamed(after.producer, firstSuite, after.compilation)
  const transformation = transformationNamed(producer, suite, name)
  return (
    compilation &&
    transformation && {
      ...about,
      ...{ suite: firstSuite, compilation, environment: compilation.environment },
      transformed: { suite, transformation },
    }
  )
}

/** Whether the newest spirv-val refuses the module of a cause. */
export function refusesModule({ refusedBy }: RecordedProducerCause): boolean {
  return refusedBy === 'both' || refusedBy === 'spirv-val alone'
}

/**
 * Whether what a producer makes shows a cause: it dies, or writes a module that breaks the rule, of a valid one if of any. Where
 * spirv-val alone refuses the module, it has to break no rule; what spirv-val says is for the caller to ask.
 */
export function isShownBy(
  cause: RecordedProducerCause,
  cooked: Cooked,
  environment: string,
): boolean {
  const [broken] = cause.rules
  const isByValidator = cause.refusedBy === 'spirv-val alone'
  if (broken === undefined && !isByValidator)
    return cooked.kind === 'crash' || cooked.kind === 'timeout'
  const target = environmentByName(environment)
  if (cooked.kind !== 'module' || target === undefined) return false
  if (cooked.original !== undefined && validate(cooked.original, target).kind !== 'valid')
    return false
  const verdict = validate(cooked.octets, target)
  if (isByValidator) return verdict.kind === 'valid'
  return verdict.kind === 'invalid' && verdict.blames.some(({ rule }) => rule === broken)
}

/**
 * Whether the producer of a suite shows a cause, with its output; `undefined` if the suite has no such compilation.
 */
export async function showingOf(
  cause: RecordedProducerCause,
  suite: string,
  starter: Starter,
  folder: string,
): Promise<
  | { readonly isShown: boolean; readonly cooked: Cooked; readonly recipe: ProducerRecipe }
  | undefined
> {
  const recipe = recipeOfCause(cause, suite)
  if (recipe === undefined) return undefined
  const cooked = await cook(starter, recipe, cause.text, folder)
  return { isShown: isShownBy(cause, cooked, recipe.environment), cooked, recipe }
}
