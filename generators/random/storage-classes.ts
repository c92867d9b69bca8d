import { enumerantOf } from './enumerant-of.ts'
import type { World } from './world.ts'

const value = (name: string) => enumerantOf('StorageClass', name)

/** The storage classes that random modules have pointers into. */
export const storageClasses = {
  uniformConstant: value('UniformConstant'),
  input: value('Input'),
  uniform: value('Uniform'),
  output: value('Output'),
  workgroup: value('Workgroup'),
  crossWorkgroup: value('CrossWorkgroup'),
  private: value('Private'),
  function: value('Function'),
  generic: value('Generic'),
  pushConstant: value('PushConstant'),
  image: value('Image'),
  storageBuffer: value('StorageBuffer'),
  physicalStorageBuffer: value('PhysicalStorageBuffer'),
} as const

const laidOut: ReadonlySet<number> = new Set([
  storageClasses.uniform,
  storageClasses.pushConstant,
  storageClasses.storageBuffer,
  storageClasses.physicalStorageBuffer,
])

/** True of the storage classes whose objects have a layout in that world. */
export function isLaidOut({ shader, workgroupLayout }: World, storageClass: number): boolean {
  if (!shader) return false
  return laidOut.has(storageClass) || (workgroupLayout && storageClass === storageClasses.workgroup)
}
