import type { Request } from '#reference/execute/request'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import type { Question } from '../../oracle/oracle.ts'
import type { Recipe } from '../make/recipe.ts'
import type { ObservedDisagreement } from '../observe/observation.ts'

/** A module about which a tool is wrong, as it was come upon. */
export interface Suspect {
  /** Name of the probe that saw it. */
  readonly probe: string
  readonly disagreement: ObservedDisagreement
  readonly words: Uint32Array
  readonly control: Uint32Array | null
  readonly environment: Environment
  readonly judge: Verdict
  /** Ids of rules that apply in it. */
  readonly rules: readonly string[]
  readonly recipe?: Recipe
  /** The inputs of its runs, as in `Asked`. */
  readonly request?: Request
  /** The modules that bring the answer about in a fresh process, in their order, if the tool does not repeat itself. */
  readonly before?: readonly Question[]
  /** Ordinal in the campaign; absent for a user's file. */
  readonly index?: number
}
