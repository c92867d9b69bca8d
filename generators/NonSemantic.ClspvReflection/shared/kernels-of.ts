import type { Module } from '../../module.ts'
import { reflectedOf } from './reflected-of.ts'

/** Ordinals of the `Kernel` instructions of versions that pass. */
export function kernelsOf(
  module: Module,
  passes: (version: number) => boolean = () => true,
): readonly number[] {
  return reflectedOf(module)
    .filter(({ row, version }) => row.name === 'Kernel' && passes(version))
    .map(({ at }) => at)
}
