import type { LaidType } from './laid-type.ts'
import type { World } from './world.ts'

const readOnly: ReadonlySet<string> = new Set(['UniformConstant', 'Input', 'PushConstant'])

/** True of storage classes that nothing may be stored into. */
export function isReadOnly(storageClass: string): boolean {
  return readOnly.has(storageClass)
}

/** Memory operands that accesses to PhysicalStorageBuffer come with. */
function operands(storageClass: string, { alignment }: LaidType): readonly (string | number)[] {
  return storageClass === 'PhysicalStorageBuffer' ? ['Aligned', alignment] : []
}

/** Loads an object of that type; its id. */
export function load(
  { builder }: World,
  storageClass: string,
  type: LaidType,
  pointer: number,
): number {
  return builder.add('OpLoad', type.id, pointer, ...operands(storageClass, type))
}

/** Stores an object of that type. */
export function store(
  { builder }: World,
  storageClass: string,
  type: LaidType,
  pointer: number,
  object: number,
): void {
  builder.add('OpStore', pointer, object, ...operands(storageClass, type))
}
