import { createProgram, type Program, type Setting } from '../../builder/program.ts'
import { versionWord } from '../../builder/versions.ts'
import { type Types, typesOf } from './types.ts'

/** What modules with untyped pointers are built on. */
interface Ground {
  readonly setting: Setting
  readonly addressing: string
  /** Beyond those of the setting. */
  readonly capabilities: readonly string[]
}

/** Grounds by name: shaders with logical pointers, shaders with nothing but physical ones, and kernels. */
const grounds = {
  shader: { setting: 'compute', addressing: 'Logical', capabilities: [] },
  fragment: { setting: 'fragment', addressing: 'Logical', capabilities: [] },
  'physical-shader': { setting: 'compute', addressing: 'Physical64', capabilities: ['Addresses'] },
  kernel: { setting: 'kernel', addressing: 'Physical64', capabilities: ['GenericPointer'] },
} as const satisfies Readonly<Record<string, Ground>>

/** The minor number of the version that brings the storage class StorageBuffer into the core. */
const storageBufferSince = 3

type GroundName = keyof typeof grounds

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

/** True of memory that is laid out explicitly where untyped pointers lead to it: Workgroup of shaders beside the four. */
function isLaidOut({ ground }: Pick<World, 'ground'>, storageClass: string): boolean {
  return isExplicit(storageClass) || (storageClass === 'Workgroup' && ground !== 'kernel')
}

/** Declares the extension and its capability. */
function enable({ builder }: Program): void {
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
  if (ground.setting !== 'kernel' && minor < storageBufferSince)
    builder.extension('SPV_KHR_storage_buffer_storage_class')
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
    uint: (value) => builder.constant(plain.scalar('uint').id, value),
    describe(variable) {
      builder.decorate(variable, 'DescriptorSet', 0)
      builder.decorate(variable, 'Binding', bindings++)
    },
  }
}
