import type { Setting } from '../../build/program.ts'
import { type Scalar, scalarNamed, scalarsOf } from '../../build/scalars.ts'

/** Names of the integer types that a setting permits. */
export function integersOf(setting: Setting): readonly string[] {
  return scalarsOf(setting)
    .filter(({ kind }) => kind === 'integer')
    .map(({ name }) => name)
}

/** Words that `length` elements of that type take when they are packed. */
export function wordCount({ width }: Pick<Scalar, 'width'>, length: number): number {
  return Math.ceil((width * length) / 32)
}

/** The integer type with that name, one of ours. */
export const integerNamed = scalarNamed
