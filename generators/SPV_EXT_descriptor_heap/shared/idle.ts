import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { hasIdleResult } from '../../SPV_KHR_untyped_pointers/shared/idle-result.ts'

/** Ordinals of the instructions of that name whose results nobody asks for, so that their types may change. */
export function idle(module: Module, name: string): readonly number[] {
  return ordinalsOf(module, name).filter((at) => hasIdleResult(module, at))
}
