import { bits, fact, isPlainConstant, oneOf, scalar } from '../../signatures/facts.ts'
import { countOf, integer } from '../../signatures/shape.ts'
import {
  among,
  type Content,
  constant,
  type Fact,
  joined,
  type Slot,
  slot,
  unclear,
} from '../../signatures/signature.ts'
import { shapeNamed } from '../../signatures/stock-names.ts'

const uint = integer(32, false)

/** Rules of their own say what a scope is like; here it is one that they allow. */
export const scope = unclear(scalar('integer'), bits(32), isPlainConstant)

/** Execution, where any scope will do: Workgroup or Subgroup. */
export const anyScope: Slot = among(scope, () => [constant(uint, 2), constant(uint, 3)])

/** Execution, where it need not be Subgroup, but is. */
export const usuallySubgroup: Slot = among(scope, () => [constant(uint, 3)])

/** Execution, where it must be Subgroup. */
export const subgroup: Slot = among(
  joined(scope, slot('non-uniform-execution', oneOf([3], 'be Subgroup'))),
  () => [constant(uint, 3), constant(integer(32, true), 3)],
  () => ({
    workgroup: constant(uint, 2),
    device: constant(uint, 1),
    'cross-device': constant(uint, 0),
    invocation: constant(uint, 4),
    'signed-workgroup': constant(integer(32, true), 2),
    'signed-device': constant(integer(32, true), 1),
    'signed-invocation': constant(integer(32, true), 4),
  }),
)

/** A GroupOperation. */
export function operation(...names: readonly string[]): Slot {
  const candidates = names.map((name): Content => ({ kind: 'enumerant', name }))
  return { kind: 'enumerant', facts: [], candidates: () => candidates }
}

/** Numbers or Booleans. */
export const anyScalarOrVector: Fact = fact(
  'be a scalar or vector of numbers or Booleans',
  (shape) => countOf(shape) !== undefined,
)

/** The slot, with further types of the stock that may break its rules. */
export function tried(own: Slot, ...names: readonly string[]): Slot {
  const ways = names.flatMap((name): readonly [string, Content][] => {
    const shape = shapeNamed(name)
    return shape === undefined ? [] : [[name.replaceAll('_', '-'), { kind: 'type', shape }]]
  })
  return { ...own, ways: () => Object.fromEntries(ways) }
}
