import { enumerantByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { type HeapName, heapNames } from './heap.ts'

const builtIn = enumerantByName('Decoration', 'BuiltIn')?.value

/** The value of a heap's built-in. */
export function heapValue(name: HeapName): number {
  return enumerantByName('BuiltIn', name)?.value ?? 0
}

/** Ordinals of the OpDecorate that make heaps, of variables or of decoration groups. */
export function heapBuiltIns(module: Module, ...names: readonly HeapName[]): readonly number[] {
  const values = (names.length > 0 ? names : heapNames).map(heapValue)
  return ordinalsOf(module, 'OpDecorate').filter((at) => {
    const [, decoration, value = -1] = module.instructions[at]?.words ?? []
    return decoration === builtIn && values.includes(value)
  })
}
