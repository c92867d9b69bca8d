import type { Child } from './child.ts'
import type { FromChild } from './child-message.ts'
import type { Job } from './job.ts'

/** Child processes that do jobs, each one at a time. */
export interface ChildPool {
  /** Does a job in the next child that is free. */
  readonly run: (job: Job) => Promise<FromChild>
  readonly close: () => void
}

/** Milliseconds after a failure before a child takes another job: this machine may be at fault. */
const rest = 5000

export function createChildPool(size: number, createChild: () => Child): ChildPool {
  const children = Array.from({ length: size }, createChild)
  const idle = [...children]
  const waiting: ((child: Child) => void)[] = []

  function release(child: Child): void {
    const next = waiting.shift()
    if (next === undefined) idle.push(child)
    else next(child)
  }

  return {
    run: async (job) => {
      const child = idle.pop() ?? (await new Promise<Child>((resolve) => waiting.push(resolve)))
      const answer = await child.run(job)
      if (answer.kind === 'failed' && !answer.isFinal) setTimeout(release, rest, child)
      else release(child)
      return answer
    },
    close: () => {
      for (const child of children) child.close()
    },
  }
}
