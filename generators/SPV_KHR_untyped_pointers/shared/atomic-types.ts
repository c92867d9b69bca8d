import type { Atomic } from './atomics.ts'
import type { LaidType } from './laid-type.ts'
import type { World } from './world.ts'

/** Types of atomic objects by name, with what they ask for. */
const names = {
  integer: ['uint', 'int', 'ulong', 'long'],
  'floating-point': ['float', 'double'],
} as const

const signed: readonly string[] = ['int', 'long']
const wide: readonly string[] = ['ulong', 'long']

/** The types that an instruction accesses in shaders or kernels, by name. */
export function atomicTypeNames(
  { objects }: Pick<Atomic, 'objects'>,
  setting: 'shader' | 'kernel',
): readonly string[] {
  return objects
    .flatMap((kind): readonly string[] => names[kind])
    .filter((name) => setting === 'shader' || !signed.includes(name))
}

/** The type of that name, to be accessed in that storage class. */
export function atomicType(world: World, storageClass: string, name: string): LaidType {
  if (wide.includes(name)) world.builder.capability('Int64Atomics')
  return world.types(storageClass).scalar(name)
}
