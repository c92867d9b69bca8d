import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** Expects two values to be equal as `toEqual` does, which takes many times longer to find that large ones are. */
export function expectAlike(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toEqual(expected)
}

/** Expects two lists of words to differ. */
export function expectOther(actual: Uint32Array, other: Uint32Array, message?: string): void {
  if (isDeepStrictEqual(actual, other)) expect(actual, message).not.toEqual(other)
}
