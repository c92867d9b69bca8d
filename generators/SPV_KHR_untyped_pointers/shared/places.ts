import type { GroundName } from './grounds.ts'

/** A storage class, and the ground on which there are pointers into it. */
export interface Place {
  readonly ground: GroundName
  readonly storageClass: string
}

function place(ground: GroundName, storageClass: string): Place {
  return { ground, storageClass }
}

/** Places with logical pointers and without variable pointers. */
export const logicalPlaces = {
  'storage-buffer': place('shader', 'StorageBuffer'),
  uniform: place('shader', 'Uniform'),
  'push-constant': place('shader', 'PushConstant'),
  private: place('shader', 'Private'),
  function: place('shader', 'Function'),
  workgroup: place('shader', 'Workgroup'),
  input: place('shader', 'Input'),
  output: place('fragment', 'Output'),
} as const satisfies Readonly<Record<string, Place>>

/** Places with variable pointers. */
export const variablePlaces = {
  'variable-storage-buffer': place('variable-pointers', 'StorageBuffer'),
  'variable-workgroup': place('variable-pointers', 'Workgroup'),
} as const satisfies Readonly<Record<string, Place>>

/** Places with physical pointers. */
export const physicalPlaces = {
  'physical-storage-buffer': place('physical-storage-buffer', 'PhysicalStorageBuffer'),
  global: place('kernel', 'CrossWorkgroup'),
  local: place('kernel-32', 'Workgroup'),
  'kernel-function': place('kernel', 'Function'),
  constant: place('library', 'UniformConstant'),
  generic: place('kernel', 'Generic'),
} as const satisfies Readonly<Record<string, Place>>

/** All places by name. */
export const places = { ...logicalPlaces, ...variablePlaces, ...physicalPlaces } as const

export type PlaceName = keyof typeof places

export const placeNames = Object.keys(places) as readonly PlaceName[]
