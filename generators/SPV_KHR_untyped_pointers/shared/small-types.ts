import type { GroundName } from './grounds.ts'
import type { LaidType } from './laid-type.ts'
import type { World } from './world.ts'

/** Widths, in bits, that capabilities for storage enable. */
export const smallWidths = [16, 8] as const

export type SmallWidth = (typeof smallWidths)[number]

/** Where memory may hold small types, by what enables it. */
export interface SmallPlace {
  readonly ground: GroundName
  readonly storageClass: string
  /** True where the data has to be a structure with `BufferBlock`, which version 1.3 ends. */
  readonly bufferBlock?: true
  /** The capabilities, any of which enables it. */
  readonly capabilities: Readonly<Record<SmallWidth, readonly string[]>>
}

const storage = {
  16: ['StorageBuffer16BitAccess', 'UniformAndStorageBuffer16BitAccess'],
  8: ['StorageBuffer8BitAccess', 'UniformAndStorageBuffer8BitAccess'],
} as const

function row(
  ground: GroundName,
  storageClass: string,
  capabilities: SmallPlace['capabilities'],
): SmallPlace {
  return { ground, storageClass, capabilities }
}

/** Such places by name. */
export const smallPlaces: Readonly<Record<string, SmallPlace>> = {
  'storage-buffer': row('shader', 'StorageBuffer', storage),
  uniform: row('shader', 'Uniform', {
    16: ['UniformAndStorageBuffer16BitAccess'],
    8: ['UniformAndStorageBuffer8BitAccess'],
  }),
  'buffer-block': {
    ...row('shader', 'Uniform', { 16: storage[16], 8: ['UniformAndStorageBuffer8BitAccess'] }),
    bufferBlock: true,
  },
  'push-constant': row('shader', 'PushConstant', {
    16: ['StoragePushConstant16'],
    8: ['StoragePushConstant8'],
  }),
  output: row('fragment', 'Output', { 16: ['StorageInputOutput16'], 8: [] }),
  input: row('fragment', 'Input', { 16: ['StorageInputOutput16'], 8: [] }),
  workgroup: row('shader', 'Workgroup', {
    16: ['WorkgroupMemoryExplicitLayout16BitAccessKHR'],
    8: ['WorkgroupMemoryExplicitLayout8BitAccessKHR'],
  }),
  private: row('shader', 'Private', { 16: ['Int16'], 8: ['Int8'] }),
  function: row('shader', 'Function', { 16: ['Int16'], 8: ['Int8'] }),
  'physical-storage-buffer': row('physical-storage-buffer', 'PhysicalStorageBuffer', storage),
}

/** Names of the places that there are for a width; those of variables only, or all. */
export function smallPlaceNames(width: SmallWidth, which: 'variables' | 'all'): readonly string[] {
  return Object.entries(smallPlaces)
    .filter(([, { capabilities }]) => capabilities[width].length > 0)
    .filter(([name]) => which === 'all' || name !== 'physical-storage-buffer')
    .map(([name]) => name)
}

const since: Readonly<Record<SmallWidth, number>> = { 16: 3, 8: 5 }

/** Declares a capability, with what it asks for in version 1.`minor`. */
export function declareStorage(
  { builder }: World,
  width: SmallWidth,
  capability: string,
  minor: number,
): void {
  builder.capability(capability)
  if (capability.startsWith('Workgroup')) {
    builder.capability('WorkgroupMemoryExplicitLayoutKHR')
    builder.extension('SPV_KHR_workgroup_memory_explicit_layout')
  } else if (capability.startsWith('Storage') || capability.startsWith('Uniform')) {
    if (minor < since[width]) builder.extension(`SPV_KHR_${width}bit_storage`)
  }
}

/** Names of the scalar types of a width that a capability enables. */
export function smallScalars(width: SmallWidth, capability: string): readonly string[] {
  const integers = ['unsigned', 'signed']
  return width === 8 || capability.startsWith('Int') ? integers : [...integers, 'floating-point']
}

/** A scalar type, without the capabilities that would enable it everywhere. */
export function smallScalar({ builder }: World, width: SmallWidth, name: string): LaidType {
  const id =
    name === 'floating-point'
      ? builder.type('OpTypeFloat', width)
      : builder.type('OpTypeInt', width, name === 'signed' ? 1 : 0)
  return { id, size: width / 8, alignment: width / 8 }
}
