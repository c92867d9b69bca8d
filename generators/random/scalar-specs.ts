import type { World } from './world.ts'

/** A scalar type that a module may declare. */
export interface ScalarSpec {
  readonly kind: 'bool' | 'integer' | 'float'
  /** In bits; 0 for the Boolean type. */
  readonly width: number
  readonly signed: boolean
}

export const bool: ScalarSpec = { kind: 'bool', width: 0, signed: false }
export const word: ScalarSpec = { kind: 'integer', width: 32, signed: false }
export const float: ScalarSpec = { kind: 'float', width: 32, signed: false }

const int: ScalarSpec = { kind: 'integer', width: 32, signed: true }
const integers = (width: number): readonly ScalarSpec[] =>
  [false, true].map((signed) => ({ kind: 'integer', width, signed }))
const narrow = [8, 16].flatMap(integers)
const wide = integers(64)
const half: ScalarSpec = { kind: 'float', width: 16, signed: false }
const double: ScalarSpec = { kind: 'float', width: 64, signed: false }

/** The scalar types that the world permits, 32-bit integers first. */
export function scalarSpecs(world: World): readonly ScalarSpec[] {
  const specs = [word, float, int, bool]
  if (world.small) specs.push(...narrow)
  if (world.large) specs.push(...wide)
  if (world.half) specs.push(half)
  if (world.double) specs.push(double)
  return specs
}
