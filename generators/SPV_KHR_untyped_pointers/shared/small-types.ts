import { enumerantByValue } from '#spec/grammar/grammar'
import { instruction } from '../../builder/instruction.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import type { LaidType, Types } from './types.ts'
import type { GroundName, World } from './world.ts'

/** Widths, in bits, that capabilities for storage enable. */
const smallWidths = [16, 8] as const

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

const bufferCapabilities = {
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
  'storage-buffer': row('shader', 'StorageBuffer', bufferCapabilities),
  uniform: row('shader', 'Uniform', {
    16: ['UniformAndStorageBuffer16BitAccess'],
    8: ['UniformAndStorageBuffer8BitAccess'],
  }),
  'buffer-block': {
    ...row('shader', 'Uniform', {
      16: bufferCapabilities[16],
      8: ['UniformAndStorageBuffer8BitAccess'],
    }),
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
  'physical-storage-buffer': row(
    'physical-storage-buffer',
    'PhysicalStorageBuffer',
    bufferCapabilities,
  ),
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

/** How small types stand in data, by name. */
const contents: Readonly<Record<string, (types: Types, small: LaidType) => LaidType>> = {
  scalar: (_, small) => small,
  vector: ({ vector }, small) => vector(small, 4),
  array: ({ array }, small) => array(small, 6),
  structure: ({ structure, scalar }, small) => structure(scalar('uint'), small, small),
  'nested-structures': ({ structure, array, vector }, small) =>
    structure(array(structure(vector(small, 2), small), 2)),
}

const blocks: typeof contents = {
  block: ({ block, scalar, vector }, small) => block(vector(small, 2), scalar('uint')),
  'run-time-array': ({ block, runTimeArray, scalar }, small) =>
    block(scalar('uint'), runTimeArray(small)),
}

/** Names of the contents that data in a place may have. */
export function contentNames({ storageClass, bufferBlock }: SmallPlace): readonly string[] {
  if (storageClass === 'Workgroup') return ['block']
  if (bufferBlock) return ['structure', 'nested-structures']
  const inBuffer = ['StorageBuffer', 'PhysicalStorageBuffer'].includes(storageClass)
  const asBlock = inBuffer || storageClass === 'Uniform' || storageClass === 'PushConstant'
  return [
    ...Object.keys(contents),
    ...(asBlock ? ['block'] : []),
    ...(inBuffer ? ['run-time-array'] : []),
  ]
}

/** The content of that name, laid out as the place asks for. */
export function contentOf(
  world: World,
  { storageClass, bufferBlock }: SmallPlace,
  name: string,
  small: LaidType,
): LaidType {
  const types = storageClass === 'Workgroup' ? world.laid : world.types(storageClass)
  const type = { ...contents, ...blocks }[name]?.(types, small) ?? small
  if (bufferBlock) world.builder.decorate(type.id, 'BufferBlock')
  return type
}

/** Capabilities that enable small types of a width in storage only. */
const storage: Readonly<Record<SmallWidth, readonly string[]>> = {
  16: [
    'StorageBuffer16BitAccess',
    'UniformAndStorageBuffer16BitAccess',
    'StoragePushConstant16',
    'StorageInputOutput16',
    'WorkgroupMemoryExplicitLayout16BitAccessKHR',
  ],
  8: [
    'StorageBuffer8BitAccess',
    'UniformAndStorageBuffer8BitAccess',
    'StoragePushConstant8',
    'WorkgroupMemoryExplicitLayout8BitAccessKHR',
  ],
}

/** Names of capabilities that enable types of a width everywhere, or that come with rules of their own. */
const elsewhere: Readonly<Record<SmallWidth, RegExp>> = {
  16: /^(Int16|Float16|Float16Buffer|BFloat16.*|DescriptorHeapEXT)$/,
  8: /^(Int8|Float8.*|DescriptorHeapEXT)$/,
}

function capabilityAt(module: Module, at: number): string {
  return enumerantByValue('Capability', module.instructions[at]?.words[0] ?? -1)?.name ?? ''
}

/** The module's capabilities for storage, where these alone enable its types of that width; none otherwise. */
export function storageCapabilities(module: Module, width: SmallWidth): readonly string[] {
  const declared = ordinalsOf(module, 'OpCapability').map((at) => capabilityAt(module, at))
  return declared.some((name) => elsewhere[width].test(name))
    ? []
    : declared.filter((name) => storage[width].includes(name))
}

/** True where one of those capabilities enables small types in a storage class, for whatever data. */
export function isEnabled(
  capabilities: readonly string[],
  width: SmallWidth,
  storageClass: string,
): boolean {
  return Object.values(smallPlaces).some(
    (place) =>
      place.storageClass === storageClass &&
      place.capabilities[width].some((each) => capabilities.includes(each)),
  )
}

/** True of a small scalar type of that width, and of types that contain it. */
export function isSmall(module: Module, type: number, width: SmallWidth, depth = 0): boolean {
  const shape = typeShape(module, type)
  if (shape.kind === 'integer' || shape.kind === 'float') return shape.width === width
  if (depth > 8) return false
  const { words = [] } = definition(module, type) ?? {}
  const parts =
    shape.kind === 'structure'
      ? shape.members
      : 'constituent' in shape
        ? [shape.constituent]
        : ordinalsOf(module, 'OpTypeRuntimeArray').some(
              (at) => module.instructions[at]?.words[0] === type,
            )
          ? words.slice(1)
          : []
  return parts.some((part) => isSmall(module, part, width, depth + 1))
}

/** The first small scalar type that a module declares in front of the instruction with ordinal `at`. */
export function smallScalarOf(module: Module, at: number, width: SmallWidth): number | undefined {
  const found = ordinalsOf(module, 'OpTypeInt', 'OpTypeFloat').find(
    (each) => each < at && module.instructions[each]?.words[1] === width,
  )
  return found === undefined ? undefined : module.instructions[found]?.words[0]
}

/** Ordinals of the module's capabilities for storage that can be exchanged: that are its only one. */
export function exchangeableStorage(module: Module, width: SmallWidth): readonly number[] {
  return storageCapabilities(module, width).length === 1
    ? ordinalsOf(module, 'OpCapability').filter((at) =>
        storage[width].includes(capabilityAt(module, at)),
      )
    : []
}

/** Names of the capabilities that can take the place of another one, for they ask for nothing else. */
export function otherStorage(width: SmallWidth): readonly string[] {
  return storage[width].filter((name) => !name.startsWith('Workgroup'))
}

/** The module with another capability in the place of the one with ordinal `at`. */
export function withStorage(module: Module, at: number, name: string): Module {
  return replaceInstruction(module, at, instruction('OpCapability', name))
}
