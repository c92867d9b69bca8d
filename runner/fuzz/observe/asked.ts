import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'

/** A module that tools are asked about, and what the judge says of it. */
export interface Asked {
  readonly words: Uint32Array
  readonly environment: Environment
  readonly judge: Verdict
  /** What a tool that has passes is to do; drawn where absent. */
  readonly passes?: readonly string[]
}
