import { MakerError } from '../maker-error.ts'
import type { Argument } from './argument.ts'

/** The id that must stand at index `at`; a `MakerError` when something else or nothing does. */
export function takeId(name: string, args: readonly Argument[], at: number): number {
  const id = args[at]
  if (typeof id !== 'number') {
    throw new MakerError('missing-operand', `${name} wants an id as its argument ${at + 1}`)
  }
  return id >>> 0
}
