import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { storageClassName } from './storage-class.ts'

/** Names of the storage classes that pointer types of the module have. */
export function storageClassesIn(module: Module): readonly string[] {
  return ordinalsOf(module, 'OpTypePointer', 'OpTypeUntypedPointerKHR').map((at) =>
    storageClassName(module.instructions[at]?.words[1]),
  )
}
