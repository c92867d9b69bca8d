import { opcodeOf } from '#spec/grammar/opcodes'
import type { Words } from '../../module.ts'
import { enumerantOf } from '../../words/instruction-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import {
  arrayType,
  floatType,
  matrixType,
  pointerType,
  structureType,
  uint,
  uintType,
  vectorType,
} from '../types.ts'
import { valueLike } from '../values.ts'
import { bind } from '../variables.ts'
import { storageClasses } from '../world.ts'
import {
  compute,
  declare,
  decorate,
  decorateMember,
  decorateWithIds,
  make,
  write,
} from '../write.ts'
import { demand, mayHave } from './demand.ts'
import {
  type FurtherStage,
  hasBuffers,
  maskOf,
  oldBuffers,
  type StageRow,
  stageBuffer,
  stageLocal,
  stageVariable,
} from './stage.ts'

const { storageBuffer, uniform } = storageClasses
const pointerTypes = new Set(['OpTypePointer', 'OpTypeUntypedPointerKHR'].map(opcodeOf))
const inShaders: StageRow['applies'] = ({ world }) => world.shader

const orders = ['Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent'] as const
const memories = [
  'UniformMemory',
  'SubgroupMemory',
  'WorkgroupMemory',
  'CrossWorkgroupMemory',
  'AtomicCounterMemory',
  'ImageMemory',
  'OutputMemory',
] as const

/** Scopes that memory may have, the capabilities of some declared for them. */
function scope(draft: Draft): number {
  const { draw, world } = draft
  // Where the memory model is Vulkan, spirv-val takes no order within an invocation, as Vulkan does.
  const names = ['CrossDevice', 'Device', 'Workgroup', 'Subgroup']
  names.push(world.memoryModel === 'Vulkan' ? 'QueueFamily' : 'Invocation')
  if (mayHave(draft, 'Scope', 'ShaderCallKHR')) names.push('ShaderCallKHR')
  const name = draw.of(names)
  if (name === 'Device' && world.memoryModel === 'Vulkan')
    declare(draft, 'VulkanMemoryModelDeviceScope')
  return uint(draft, demand(draft, 'Scope', name))
}

/** Semantics with an order and at least one kind of memory; with the Vulkan memory model, with availability and visibility. */
function semantics(draft: Draft): number {
  const { draw, world } = draft
  const isVulkan = world.memoryModel === 'Vulkan'
  const order = draw.of(isVulkan ? orders.slice(0, 3) : orders)
  const usable = memories.filter(
    (name) => (name !== 'OutputMemory' || isVulkan) && mayHave(draft, 'MemorySemantics', name),
  )
  const names: string[] = [order, draw.of(usable), draw.of(usable)]
  // Nor does it take an order on memory that Vulkan does not have.
  if (isVulkan) names.push(draw.of(['UniformMemory', 'WorkgroupMemory', 'ImageMemory']))
  if (isVulkan && order !== 'Acquire' && draw.below(2) === 1) names.push('MakeAvailable')
  if (isVulkan && order !== 'Release' && draw.below(2) === 1) names.push('MakeVisible')
  for (const name of names) demand(draft, 'MemorySemantics', name)
  return uint(draft, maskOf('MemorySemantics', names))
}

/** A pointer to a word of a buffer. */
function word(draft: Draft, stage: FurtherStage): number {
  const type = uintType(draft)
  const { variable } = stageBuffer(draft, stage, [type])
  return make(
    draft,
    'OpAccessChain',
    pointerType(draft, storageBuffer, type),
    variable,
    uint(draft, 0),
  )
}

/** The operands of an access that is made available or visible in a scope. */
function accessOperands(draft: Draft, name: string): Words {
  const bits = maskOf('MemoryAccess', ['NonPrivatePointer', name])
  return [bits, scope(draft)]
}

const barrier: StageRow = {
  applies: () => true,
  emit: (draft) => write(draft, 'OpMemoryBarrier', scope(draft), semantics(draft)),
}

const accesses: StageRow = {
  applies: (draft) => draft.world.memoryModel === 'Vulkan' && hasBuffers(draft),
  emit(draft, stage) {
    const type = uintType(draft)
    const pointer = word(draft, stage)
    compute(draft, 'OpLoad', type, pointer, ...accessOperands(draft, 'MakePointerVisible'))
    write(
      draft,
      'OpStore',
      ...[pointer, valueLike(draft, type)],
      ...accessOperands(draft, 'MakePointerAvailable'),
    )
    const volatile = maskOf('MemorySemantics', ['Volatile'])
    compute(draft, 'OpAtomicLoad', type, pointer, scope(draft), uint(draft, volatile))
  },
}

const counter: StageRow = {
  applies: inShaders,
  emit(draft, stage) {
    const type = uintType(draft)
    const storageClass = demand(draft, 'StorageClass', 'AtomicCounter')
    const variable = stageVariable(draft, stage, storageClass, type)
    compute(draft, 'OpAtomicLoad', type, variable, scope(draft), uint(draft, 0))
  },
}

const packings = ['GLSLShared', 'GLSLPacked'] as const
const volatilities = ['Volatile', 'Coherent', 'NonWritable', 'NonReadable'] as const

/** A structure type with a layout whose matrix is row-major, decorated as it may be. */
function rowMajorType(draft: Draft, block: 'Block' | 'BufferBlock'): DeclaredType {
  const { draw } = draft
  const column = vectorType(draft, floatType(draft), 4)
  const structure = structureType(draft, [matrixType(draft, column, 4), floatType(draft)], false)
  for (const [member, offset] of [0, 64].entries())
    decorateMember(draft, structure.id, member, 'Offset', offset)
  decorateMember(draft, structure.id, 0, 'RowMajor')
  decorateMember(draft, structure.id, 0, 'MatrixStride', 16)
  if (draw.below(2) === 1) decorate(draft, structure.id, draw.of(packings))
  decorate(draft, structure.id, block)
  return structure
}

/** A module has buffers in StorageBuffer, or in Uniform with BufferBlock. */
function hasOldBuffers(draft: Draft): boolean {
  const { declarations, draw, ids, world } = draft
  if (ids.has(oldBuffers)) return true
  const isFree = !declarations.some(
    ({ opcode, words }) => pointerTypes.has(opcode) && words[1] === storageBuffer,
  )
  if (world.minor >= 4 || !isFree || draw.below(2) === 0) return false
  ids.set(oldBuffers, 0)
  return true
}

/** A buffer with a row-major matrix. */
const decoratedBuffer: StageRow = {
  applies: inShaders,
  emit(draft, stage) {
    const { draw, world } = draft
    const isOld = hasOldBuffers(draft)
    const structure = rowMajorType(draft, isOld ? 'BufferBlock' : 'Block')
    const variable = stageVariable(draft, stage, isOld ? uniform : storageBuffer, structure)
    bind(draft, variable)
    const usable = world.memoryModel === 'Vulkan' ? volatilities.slice(2) : volatilities
    decorate(draft, variable, draw.of(usable))
  },
}

/** A buffer whose elements another one counts. */
const counted: StageRow = {
  applies: ({ world }) => world.shader && world.minor >= 4,
  emit(draft, stage) {
    const [counter, variable] = ['Block', 'Block'].map((block) => {
      const structure = structureType(draft, [uintType(draft)], true)
      decorate(draft, structure.id, block)
      const id = stageVariable(draft, stage, uniform, structure)
      bind(draft, id)
      return id
    })
    demand(draft, 'Decoration', 'CounterBuffer')
    decorateWithIds(draft, variable ?? 0, 'CounterBuffer', counter ?? 0)
  },
}

/** A pointer by a byte offset. */
const rawAccess: StageRow = {
  applies: (draft) =>
    hasBuffers(draft) && mayHave(draft, 'RawAccessChainOperands', 'RobustnessPerElementNV'),
  emit(draft, stage) {
    const { draw } = draft
    const type = uintType(draft)
    const { variable } = stageBuffer(draft, stage, [arrayType(draft, type, 8, true)])
    const name = draw.of(['None', 'RobustnessPerComponentNV', 'RobustnessPerElementNV'])
    const operands = [enumerantOf('RawAccessChainOperands', name)]
    declare(draft, 'RawAccessChainsNV')
    const pointer = make(
      draft,
      'OpRawAccessChainNV',
      pointerType(draft, storageBuffer, type),
      ...[variable, uint(draft, 16), valueLike(draft, type), uint(draft, 4 * draw.below(4))],
      ...(draw.below(3) === 0 ? [] : operands),
    )
    compute(draft, 'OpLoad', type, pointer, enumerantOf('MemoryAccess', 'Aligned'), 4)
  },
}

/** Variables that hold pointers into PhysicalStorageBuffer. */
const physical: StageRow = {
  applies: ({ world }) => world.addressing === 'PhysicalStorageBuffer64',
  emit(draft) {
    const pointee = pointerType(draft, storageClasses.physicalStorageBuffer, uintType(draft))
    const type = pointerType(draft, storageClasses.function, pointee)
    decorate(draft, stageLocal(draft, type), draft.draw.of(['RestrictPointer', 'AliasedPointer']))
  },
}

/** Instructions on memory. */
export const memoryRows: readonly StageRow[] = [
  barrier,
  barrier,
  accesses,
  counter,
  decoratedBuffer,
  counted,
  rawAccess,
  physical,
]
