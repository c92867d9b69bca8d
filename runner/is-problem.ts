import type { Problem } from './problem.ts'

/** Whether a value that may be a problem is one. */
export function isProblem<T extends object>(value: T | Problem): value is Problem {
  return 'kind' in value && value.kind === 'problem'
}
