import { constituentCount } from '../../core/shared/composite-type.ts'
import type { Instruction, Module } from '../../module.ts'

/** How many elements of an array type follow each other at least: without end in a run-time array, 1 where specialization decides. */
export function elementCount(module: Module, array: Instruction): number {
  return array.name === 'OpTypeRuntimeArray'
    ? Number.POSITIVE_INFINITY
    : (constituentCount(module, array) ?? 1)
}
