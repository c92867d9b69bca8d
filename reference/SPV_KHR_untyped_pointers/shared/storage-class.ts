import { enumerantByValue } from '#spec/grammar/grammar'
import { enumerant } from '../../core/shared/enumerant.ts'

/** Values of the storage classes that rules of the text name. */
export const storageClass = {
  UniformConstant: enumerant('StorageClass', 'UniformConstant'),
  Input: enumerant('StorageClass', 'Input'),
  Uniform: enumerant('StorageClass', 'Uniform'),
  Output: enumerant('StorageClass', 'Output'),
  Workgroup: enumerant('StorageClass', 'Workgroup'),
  CrossWorkgroup: enumerant('StorageClass', 'CrossWorkgroup'),
  Private: enumerant('StorageClass', 'Private'),
  Function: enumerant('StorageClass', 'Function'),
  Generic: enumerant('StorageClass', 'Generic'),
  PushConstant: enumerant('StorageClass', 'PushConstant'),
  Image: enumerant('StorageClass', 'Image'),
  StorageBuffer: enumerant('StorageClass', 'StorageBuffer'),
  PhysicalStorageBuffer: enumerant('StorageClass', 'PhysicalStorageBuffer'),
} as const

/** The storage classes whose composite objects are explicitly laid out: "the four" of the notes. */
export const laidOutClasses: ReadonlySet<number> = new Set([
  storageClass.Uniform,
  storageClass.PushConstant,
  storageClass.StorageBuffer,
  storageClass.PhysicalStorageBuffer,
])

/** Name of the storage class, for messages. */
export function storageClassName(value: number): string {
  return enumerantByValue('StorageClass', value)?.name ?? String(value)
}
