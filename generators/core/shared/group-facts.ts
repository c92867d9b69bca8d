import { contentsNamed, waysNamed } from '../../signatures/contents-named.ts'
import { oneOf } from '../../signatures/facts.ts'
import { among, type Content, joined, type Slot, slot } from '../../signatures/signature.ts'
import { scope } from '../../signatures/signatures-from.ts'

/** Execution, where any scope will do: Workgroup or Subgroup. */
export const anyScope: Slot = among(scope, contentsNamed('uint_2 uint_3'))

/** Execution, where it need not be Subgroup, but is. */
export const usuallySubgroup: Slot = among(scope, contentsNamed('uint_3'))

/** Execution, where it must be Subgroup. */
export const subgroup: Slot = among(
  joined(scope, slot('non-uniform-execution', oneOf([3], 'be Subgroup'))),
  contentsNamed('uint_3 int_3'),
  waysNamed('uint_2 uint_1 uint_0 uint_4 int_2 int_1 int_4'),
)

/** A GroupOperation. */
export function operation(...names: readonly string[]): Slot {
  const candidates = names.map((name): Content => ({ kind: 'enumerant', name }))
  return { kind: 'enumerant', facts: [], candidates: () => candidates }
}

/** The slot, with further types of the stock that may break its rules, by their names. */
export function tried(base: Slot, names: string): Slot {
  return { ...base, ways: waysNamed(names) }
}
