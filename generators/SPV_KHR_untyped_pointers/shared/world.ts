import { createProgram, type Program, type Setting } from '../../builder/program.ts'
import { versionWord } from '../../builder/versions.ts'
import { type LaidType, type Types, typesOf } from './types.ts'

/** What modules with untyped pointers are built on. */
interface Ground {
  readonly setting: Setting
  readonly addressing: string
  /** Beyond those of the setting. */
  readonly capabilities: readonly string[]
  /** By the minor number of the version that has brought it into the core: asked for before that one. */
  readonly extensions: Readonly<Record<string, number>>
  /** Storage classes in which it has pointers to plain data. */
  readonly storageClasses: readonly string[]
}

const shaderClasses = [
  'StorageBuffer',
  'Uniform',
  'PushConstant',
  'Private',
  'Function',
  'Workgroup',
  'Input',
  'Output',
]

const kernelClasses = ['CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant', 'Generic']

const storageBuffer = { SPV_KHR_storage_buffer_storage_class: 3 }

/**
 * Grounds by name: shaders with logical pointers alone, with variable pointers, with pointers into PhysicalStorageBuffer
 * and with nothing but physical ones; kernels of both pointer sizes; a library to be linked.
 */
export const grounds = {
  shader: {
    setting: 'compute',
    addressing: 'Logical',
    capabilities: [],
    extensions: storageBuffer,
    storageClasses: shaderClasses,
  },
  fragment: {
    setting: 'fragment',
    addressing: 'Logical',
    capabilities: [],
    extensions: storageBuffer,
    storageClasses: shaderClasses.filter((name) => name !== 'Workgroup'),
  },
  'variable-pointers': {
    setting: 'compute',
    addressing: 'Logical',
    capabilities: ['VariablePointers', 'VariablePointersStorageBuffer'],
    extensions: { ...storageBuffer, SPV_KHR_variable_pointers: 3 },
    storageClasses: ['StorageBuffer', 'Workgroup'],
  },
  'physical-storage-buffer': {
    setting: 'compute',
    addressing: 'PhysicalStorageBuffer64',
    capabilities: ['PhysicalStorageBufferAddresses'],
    extensions: { ...storageBuffer, SPV_KHR_physical_storage_buffer: 5 },
    storageClasses: ['PhysicalStorageBuffer'],
  },
  'physical-shader': {
    setting: 'compute',
    addressing: 'Physical64',
    capabilities: ['Addresses'],
    extensions: storageBuffer,
    storageClasses: ['StorageBuffer', 'Uniform', 'PushConstant', 'Private', 'Workgroup'],
  },
  kernel: {
    setting: 'kernel',
    addressing: 'Physical64',
    capabilities: ['GenericPointer'],
    extensions: {},
    storageClasses: kernelClasses,
  },
  'kernel-32': {
    setting: 'kernel',
    addressing: 'Physical32',
    capabilities: ['GenericPointer'],
    extensions: {},
    storageClasses: kernelClasses,
  },
  library: {
    setting: 'library',
    addressing: 'Physical64',
    capabilities: ['GenericPointer'],
    extensions: {},
    storageClasses: kernelClasses,
  },
} as const satisfies Readonly<Record<string, Ground>>

export type GroundName = keyof typeof grounds

/** A program that may have untyped pointers. */
export interface World extends Program {
  readonly ground: GroundName
  /** Types that are laid out explicitly, which memory in the four storage classes asks for. */
  readonly laid: Types
  /** Types without a layout. */
  readonly plain: Types
  /** Those of the two that suit memory in that storage class. */
  readonly types: (storageClass: string) => Types
  /** The untyped pointer type without decorations. */
  readonly pointer: (storageClass: string) => number
  /** The typed pointer type without decorations. */
  readonly typedPointer: (storageClass: string, pointee: number) => number
  /** A new untyped pointer type with `ArrayStride`. */
  readonly strided: (storageClass: string, stride: number) => number
  /** An `OpConstant` of 32-bit unsigned integer type. */
  readonly uint: (value: number) => number
  /** Makes a variable a descriptor: `DescriptorSet` 0 and a `Binding` of its own. */
  readonly describe: (variable: number) => void
}

/** What may differ from an ordinary module. */
export interface WorldOptions {
  /** Of the version; 6 when absent. */
  readonly minor?: number
  readonly memoryModel?: string
  /** Whether the text's extension and capability are declared; they are when absent. */
  readonly enabled?: boolean
}

const explicitClasses: ReadonlySet<string> = new Set([
  'StorageBuffer',
  'Uniform',
  'PushConstant',
  'PhysicalStorageBuffer',
])

/** True of the four storage classes whose memory is laid out explicitly. */
export function isExplicit(storageClass: string): boolean {
  return explicitClasses.has(storageClass)
}

const kernels: ReadonlySet<GroundName> = new Set(['kernel', 'kernel-32', 'library'])

/** True of memory that is laid out explicitly where untyped pointers lead to it: Workgroup of shaders beside the four. */
export function isLaidOut({ ground }: Pick<World, 'ground'>, storageClass: string): boolean {
  return isExplicit(storageClass) || (storageClass === 'Workgroup' && !kernels.has(ground))
}

/** Declares the extension and its capability. */
export function enable({ builder }: Program): void {
  builder.capability('UntypedPointersKHR')
  builder.extension('SPV_KHR_untyped_pointers')
}

/** A program on that ground. */
export function createWorld(
  name: GroundName,
  { minor = 6, memoryModel, enabled = true }: WorldOptions = {},
): World {
  const ground: Ground = grounds[name]
  const program = createProgram(ground.setting, versionWord(minor), memoryModel, ground.addressing)
  const { builder } = program
  for (const capability of ground.capabilities) builder.capability(capability)
  for (const [extension, since] of Object.entries(ground.extensions)) {
    if (minor < since) builder.extension(extension)
  }
  if (enabled) enable(program)
  const laid = typesOf(program, true)
  const plain = typesOf(program, false)
  const pointers = new Map<string, number>()
  let bindings = 0

  /** The same each time; not one that was decorated, as `builder.type` could give. */
  function undecorated(name: string, ...operands: readonly (string | number)[]): number {
    const key = [name, ...operands].join(' ')
    const type = pointers.get(key) ?? builder.add(name, ...operands)
    pointers.set(key, type)
    return type
  }

  return {
    ...program,
    ground: name,
    laid,
    plain,
    types: (storageClass) => (isLaidOut({ ground: name }, storageClass) ? laid : plain),
    pointer: (storageClass) => undecorated('OpTypeUntypedPointerKHR', storageClass),
    typedPointer: (storageClass, pointee) => undecorated('OpTypePointer', storageClass, pointee),
    strided(storageClass, stride) {
      const pointer = builder.add('OpTypeUntypedPointerKHR', storageClass)
      builder.decorate(pointer, 'ArrayStride', stride)
      return pointer
    },
    uint: (value) => builder.constant(plain.scalar('uint').id, value),
    describe(variable) {
      builder.decorate(variable, 'DescriptorSet', 0)
      builder.decorate(variable, 'Binding', bindings++)
    },
  }
}

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

/** A storage class, and the ground on which there are pointers into it. */
export interface Place {
  readonly ground: GroundName
  readonly storageClass: string
}

function place(ground: GroundName, storageClass: string): Place {
  return { ground, storageClass }
}

/** Places with logical pointers and without variable pointers. */
const logicalPlaces = {
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
const variablePlaces = {
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
