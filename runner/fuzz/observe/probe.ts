import type { Validator } from '#reference/validate'
import type { Tool } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import type { Contradiction, DoubtedAnswer } from './contradiction.ts'
import type { Observation } from './observation.ts'

/** One way of asking whether a tool, or several together, are right about a module. */
export interface Probe {
  /** Unique in a campaign: the tool's name, or the name of the additional question. */
  readonly name: string
  /** The tools that gave the answers, the one to blame first. */
  readonly tools: readonly Tool[]
  /** The reference by the versions of texts that are followed; the newest ones if absent. */
  readonly judge?: Validator
  /** Asks the same tool in its usual way, if this one asks for drawn options. */
  readonly usual?: Probe
  /** The form of a module with which its own is compared; `undefined` if it has none. */
  readonly other?: (asked: Asked) => Uint32Array | undefined
  /** It is asked about one of this number of modules in a row, the one at that position; about all if it is 1. */
  readonly one: { readonly of: number; readonly at: number }
  /** Observations in the order of the modules. Deterministic as far as the tools are. */
  readonly observe: (asked: readonly Asked[]) => Promise<readonly Observation[]>
  /**
   * Asks again in processes that have been asked nothing; `undefined` for each answer that is repeated. Absent where every
   * question has a process of its own.
   */
  readonly askAfresh?: (
    wrong: readonly DoubtedAnswer[],
  ) => Promise<readonly (Contradiction | undefined)[]>
}
