import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { storageClassName } from '../../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { isExplicit } from '../../SPV_KHR_untyped_pointers/shared/world.ts'
import { containsDescriptor, nestedIn } from './contains-descriptor.ts'

/** Types with descriptors in them that typed variables in memory of an explicit layout are of, and those nested in them. */
export function laidOutTypes(module: Module): ReadonlySet<number> {
  const types = ordinalsOf(module, 'OpVariable').flatMap((at) => {
    const { words } = definition(module, module.instructions[at]?.words[0]) ?? { words: [] }
    const [, storageClass, pointee = 0] = words
    return isExplicit(storageClassName(storageClass)) ? [...nestedIn(module, pointee)] : []
  })
  return new Set(types.filter((type) => containsDescriptor(module, type)))
}
