import type { Request } from '#reference/execute/request'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'

/** A module that tools are asked about, with the judge's verdict. */
export interface Asked {
  readonly words: Uint32Array
  readonly environment: Environment
  readonly judge: Verdict
  /** The options or passes of a tool that lists some; drawn if absent. */
  readonly options?: readonly string[]
  /** The inputs of a run of it, if a case gives them; drawn from the module if absent. */
  readonly request?: Request
}
