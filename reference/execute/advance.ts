import type { Invocation, Segment } from './invocation.ts'
import { Stopped } from './stop.ts'

/** Instructions that a run may still execute. */
export interface StepBudget {
  left: number
  readonly most: number
}

/**
 * Runs an invocation until it ends or waits.
 *
 * @param failed gets the ordinal of the instruction at which the run ends early.
 */
export function advance(
  invocation: Invocation,
  budget: StepBudget,
  failed: (ordinal: number) => void,
): void {
  invocation.waits = undefined
  let segment: Segment | undefined = invocation.segment
  let { left } = budget
  let index = 0
  try {
    while (segment !== undefined) {
      const { ops } = segment
      const { length } = ops
      left -= length + 1
      if (left < 0)
        throw new Stopped({
          kind: 'limit',
          limit: 'steps',
          message: `the run takes more than ${budget.most} instructions`,
        })
      const { registers } = invocation
      for (index = 0; index < length; index++)
        (ops[index] as Segment['ops'][0])(registers, invocation)
      segment = segment.end(registers, invocation)
    }
  } catch (error) {
    failed(segment?.ordinals[index] ?? 0)
    throw error
  } finally {
    budget.left = left
  }
}
