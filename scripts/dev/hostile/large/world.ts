import { enumerantByName } from '#spec/grammar/grammar'
import type { Chance } from '../chance.ts'
import { type Basics, shapes } from './shapes.ts'
import { createWriter, instruction, type ModuleWriter, string } from './writer.ts'

/** The ids that instructions of a large module can refer to. */
export interface ReferableIds {
  readonly writer: ModuleWriter
  readonly basics: Basics
  /** Types of one shape, those that others contain first. */
  readonly types: readonly number[]
  /** Pointer types to some of them, and untyped ones. */
  readonly pointers: readonly number[]
  readonly variables: readonly number[]
  /** Null constants and other values of the types. */
  readonly values: readonly number[]
  /** The type of functions without parameters and result. */
  readonly functionType: number
  /** Capabilities, extensions, imports and memory model. */
  readonly prologue: readonly number[]
  /** Ids of imported instruction sets. */
  readonly sets: readonly number[]
}

const capabilities = [
  ['Shader', 'Kernel', 'Addresses', 'Linkage', 'GenericPointer'],
  ['Shader', 'Linkage', 'PhysicalStorageBufferAddresses', 'VulkanMemoryModel'],
  ['Shader', 'UntypedPointersKHR', 'WorkgroupMemoryExplicitLayoutKHR', 'Float16Buffer'],
  ['Shader', 'UntypedPointersKHR', 'VariablePointers', 'StorageBuffer16BitAccess'],
  ['Shader', 'UntypedPointersKHR', 'DescriptorHeapEXT', 'PhysicalStorageBufferAddresses'],
] as const

const extensions = [
  'SPV_KHR_untyped_pointers',
  'SPV_KHR_workgroup_memory_explicit_layout',
  'SPV_EXT_descriptor_heap',
  'SPV_EXT_replicated_composites',
  'SPV_KHR_constant_data',
]

const imports = ['GLSL.std.450', 'OpenCL.std', 'NonSemantic.ClspvReflection.5']

function enumerant(kind: string, name: string): number {
  return enumerantByName(kind, name)?.value ?? 0
}

function prologue(writer: ModuleWriter, chance: Chance): Pick<ReferableIds, 'prologue' | 'sets'> {
  const words: number[] = []
  const declared = capabilities[chance(capabilities.length)] ?? capabilities[0]
  for (const name of declared)
    words.push(...instruction('OpCapability', enumerant('Capability', name)))
  for (const name of extensions) words.push(...instruction('OpExtension', ...string(name)))
  const sets = imports.map((name) => {
    const id = writer.id()
    words.push(...instruction('OpExtInstImport', id, ...string(name)))
    return id
  })
  words.push(...instruction('OpMemoryModel', chance(3), chance(4)))
  return { prologue: words, sets }
}

function declareBasics({ id, declare }: ModuleWriter): Basics {
  const basics = {
    void: id(),
    uint: id(),
    int: id(),
    bool: id(),
    half: id(),
    vector: id(),
    matrix: id(),
    one: id(),
  }
  const float = id()
  declare('OpTypeVoid', basics.void)
  declare('OpTypeInt', basics.uint, 32, 0)
  declare('OpTypeInt', basics.int, 32, 1)
  declare('OpTypeBool', basics.bool)
  declare('OpTypeFloat', basics.half, 16)
  declare('OpTypeFloat', float, 32)
  declare('OpTypeVector', basics.vector, float, 4)
  declare('OpTypeMatrix', basics.matrix, basics.vector, 4)
  declare('OpConstant', basics.uint, basics.one, 1)
  return basics
}

const storageClasses = [
  'UniformConstant',
  'Uniform',
  'Output',
  'Workgroup',
  'Private',
  'Function',
  'StorageBuffer',
  'PushConstant',
  'PhysicalStorageBuffer',
].map((name) => enumerant('StorageClass', name))

const layouts = ['Block', 'BufferBlock', 'ArrayStride'].map((name) => enumerant('Decoration', name))
const offset = enumerant('Decoration', 'Offset')
const binding = enumerant('Decoration', 'Binding')
const descriptorSet = enumerant('Decoration', 'DescriptorSet')

function decorate(
  { before }: ModuleWriter,
  types: readonly number[],
  members: number,
  chance: Chance,
) {
  const decoration = layouts[chance(layouts.length)] ?? 0
  const extra = decoration === enumerant('Decoration', 'ArrayStride') ? [16] : []
  for (const type of chance(2) === 0 ? types : types.slice(-1))
    before('OpDecorate', type, decoration, ...extra)
  for (const type of types)
    for (let member = 0; member < members; member++)
      before('OpMemberDecorate', type, member, offset, 16 * member)
}

/**
 * A module with types of a shape, pointers to them, and variables and values of them.
 *
 * @param count how many types there are.
 * @param spread how many of the types have pointers, variables and values: the outermost ones.
 */
export function createWorld(count: number, spread: number, chance: Chance): ReferableIds {
  const writer = createWriter(0x0001_0000 | (chance(7) << 8))
  const { id, declare, before } = writer
  const begin = prologue(writer, chance)
  const basics = declareBasics(writer)
  const shape = shapes[chance(shapes.length)]
  const types = shape?.(writer, basics, count, chance) ?? []
  if (chance(2) === 0) decorate(writer, types, 1 + chance(3), chance)
  const pointers: number[] = []
  const variables: number[] = []
  const values: number[] = []
  const storage = storageClasses[chance(storageClasses.length)] ?? 0
  const untyped = id()
  declare('OpTypeUntypedPointerKHR', untyped, storage)
  const each = types.slice(-spread)
  for (const type of each) {
    const pointer = id()
    const variable = id()
    declare('OpTypePointer', pointer, storage, type)
    declare('OpVariable', pointer, variable, storage)
    pointers.push(pointer)
    variables.push(variable)
    if (chance(2) === 0) {
      variables.push(id())
      declare('OpUntypedVariableKHR', untyped, variables.at(-1) ?? 0, storage, type)
    }
    values.push(id())
    declare(chance(2) === 0 ? 'OpConstantNull' : 'OpUndef', type, values.at(-1) ?? 0)
    if (spread > 1 && chance(2) === 0) {
      before('OpDecorate', variable, descriptorSet, 0)
      before('OpDecorate', variable, binding, variables.length)
    }
  }
  pointers.push(untyped)
  const functionType = id()
  declare('OpTypeFunction', functionType, basics.void)
  return { writer, basics, types, pointers, variables, values, functionType, ...begin }
}
