import type { Problem } from '../problem.ts'

/** A worker of a farm cannot do a job, nor could another attempt. It ends the campaign, and is not a defect of it. */
export class WorkerFailure extends Error implements Problem {
  readonly kind = 'problem'
  readonly code = 'no-answer'
  readonly hint = 'mend or stop that worker; the same command line continues the campaign'

  /** @param why what the worker reported. */
  constructor(why: string) {
    super(`a worker of the farm: ${why}`)
  }
}
