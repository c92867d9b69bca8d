import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { pointerShape } from './pointer-shape.ts'
import { storageClassName } from './storage-class.ts'
import { isExplicit } from './world.ts'

/** True of an untyped pointer into one of the four storage classes. */
function isExplicitUntyped(module: Module, pointer: number | undefined): boolean {
  const shape = pointerShape(module, typeOf(module, pointer ?? 0))
  return shape?.kind === 'untyped' && isExplicit(storageClassName(shape.storageClass))
}

/** Ordinals of the loads through untyped pointers into one of the four storage classes. */
export function explicitLoads(module: Module): readonly number[] {
  return ordinalsOf(module, 'OpLoad').filter((at) =>
    isExplicitUntyped(module, module.instructions[at]?.words[2]),
  )
}

/** Ordinals of the stores through such pointers. */
export function explicitStores(module: Module): readonly number[] {
  return ordinalsOf(module, 'OpStore').filter((at) =>
    isExplicitUntyped(module, module.instructions[at]?.words[0]),
  )
}
