import type { Request } from '#reference/execute/request'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'

/** A module that tools are asked about, with the judge's verdict. */
export interface Asked {
  readonly words: Uint32Array
  readonly environment: Environment
  readonly judge: Verdict
  /** The options or passes of a tool that lists some; drawn where absent. */
  readonly options?: readonly string[]
  /** What a run of it gets, where a case says so; drawn from the module where absent. */
  readonly request?: Request
}
