import type { Environment } from '#spec/environments'
import type { Recipe } from './recipe.ts'

/** A module of a campaign. */
export interface Made {
  readonly words: Uint32Array
  readonly environment: Environment
  /** The environment to ask about instead, unless the judge says that it is invalid. */
  readonly unlessInvalid?: Environment
  /** The module before it was changed; `null` where nothing was changed. */
  readonly control: Uint32Array | null
  /** Ids of rules that are known to apply in it. */
  readonly rules: readonly string[]
  /** Keys of the mutators that changed it, in order. */
  readonly changedBy: readonly string[]
  /** Worked out when it is asked for: few modules are ever looked at again. */
  readonly recipe: () => Recipe
}
