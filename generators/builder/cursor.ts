import { MakerError } from '../maker-error.ts'
import type { Known } from '../words/known.ts'
import type { Argument, RawWords } from './argument.ts'

/** Arguments on their way into the words of one instruction. */
export interface Cursor {
  /** Of the instruction, for messages. */
  readonly name: string
  readonly arguments: readonly Argument[]
  /** Index of the next argument. */
  at: number
  readonly out: number[]
  readonly known: Known
}

/** Moves one operand from the arguments to the words. */
export type OperandEncoder = (cursor: Cursor) => void

/** The next argument; a `MakerError` when there is none left. */
export function next(cursor: Cursor, kind: string): Argument {
  const argument = cursor.arguments[cursor.at]
  if (argument === undefined) {
    throw new MakerError('missing-operand', `${cursor.name} lacks an operand of kind ${kind}`)
  }
  cursor.at++
  return argument
}

/** The error for an argument that no operand of `kind` can be made of. */
export function wrongArgument(cursor: Cursor, kind: string, argument: Argument): MakerError {
  const shown = typeof argument === 'object' ? JSON.stringify(argument) : String(argument)
  return new MakerError('wrong-argument', `${cursor.name}: ${shown} cannot be a ${kind}`)
}

/** True of raw words, which have been appended by then. */
export function tookRaw(cursor: Cursor, argument: Argument): argument is RawWords {
  if (typeof argument !== 'object') return false
  for (const word of argument.words) cursor.out.push(word)
  return true
}
