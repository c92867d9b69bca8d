import type { Problem } from '#runner/problem'

/** Whether a value is a problem: one that was returned, or thrown by what cannot return one. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'problem'
}
