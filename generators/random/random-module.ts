import { opcodeOf } from '#spec/grammar/opcodes'
import type { Choices } from '../choices.ts'
import type { Instruction, Module } from '../module.ts'
import { capabilityNamed, declare } from './capability.ts'
import { createDraft } from './create-draft.ts'
import type { Draft } from './draft.ts'
import { createDraw } from './draw.ts'
import { enumerantOf } from './enumerant-of.ts'
import { setExecutionModes } from './execution-modes.ts'
import { importFunction, writeCallee, writeEntryPoint } from './functions.ts'
import { writeReflection } from './reflection.ts'
import { textWords } from './text-words.ts'
import { drawWorld, type World } from './world.ts'

/** A module of the maker's own, and where it is valid. */
export interface RandomModule extends Module {
  /** Name of the environment whose rules it keeps. */
  readonly environment: string
}

const opExtension = opcodeOf('OpExtension')
const opMemoryModel = opcodeOf('OpMemoryModel')
const opEntryPoint = opcodeOf('OpEntryPoint')
const opCapability = opcodeOf('OpCapability')
const opDecorate = opcodeOf('OpDecorate')
const linkageAttributes = enumerantOf('Decoration', 'LinkageAttributes')
const exported = enumerantOf('LinkageType', 'Export')
const models = {
  GLCompute: enumerantOf('ExecutionModel', 'GLCompute'),
  Fragment: enumerantOf('ExecutionModel', 'Fragment'),
  Vertex: enumerantOf('ExecutionModel', 'Vertex'),
  Geometry: enumerantOf('ExecutionModel', 'Geometry'),
  Kernel: enumerantOf('ExecutionModel', 'Kernel'),
} as const
const addressingModels: Readonly<Record<World['addressing'], number>> = {
  Logical: enumerantOf('AddressingModel', 'Logical'),
  PhysicalStorageBuffer64: enumerantOf('AddressingModel', 'PhysicalStorageBuffer64'),
  Physical32: enumerantOf('AddressingModel', 'Physical32'),
  Physical64: enumerantOf('AddressingModel', 'Physical64'),
}
const memoryModels: Readonly<Record<World['memoryModel'], number>> = {
  GLSL450: enumerantOf('MemoryModel', 'GLSL450'),
  Vulkan: enumerantOf('MemoryModel', 'Vulkan'),
  OpenCL: enumerantOf('MemoryModel', 'OpenCL'),
}
const capabilities = {
  shader: capabilityNamed('Shader'),
  kernel: capabilityNamed('Kernel'),
  addresses: capabilityNamed('Addresses'),
  linkage: capabilityNamed('Linkage'),
  geometry: capabilityNamed('Geometry'),
  vulkanMemoryModel: capabilityNamed('VulkanMemoryModel'),
  variablePointers: capabilityNamed('VariablePointers'),
  physicalStorageBuffer: capabilityNamed('PhysicalStorageBufferAddresses'),
}

function declareWorld(draft: Draft): void {
  const { world } = draft
  declare(draft, world.shader ? capabilities.shader : capabilities.kernel)
  if (!world.shader) declare(draft, capabilities.addresses)
  if (world.model === 'library') declare(draft, capabilities.linkage)
  if (world.model === 'Geometry') declare(draft, capabilities.geometry)
  if (world.memoryModel === 'Vulkan') declare(draft, capabilities.vulkanMemoryModel)
  if (world.variablePointers) declare(draft, capabilities.variablePointers)
  if (world.addressing === 'PhysicalStorageBuffer64') {
    declare(draft, capabilities.physicalStorageBuffer)
  }
}

/** Entry point, its modes and its interface; in a library the function is exported instead. */
function declareEntryPoint(draft: Draft, main: number): Instruction[] {
  const { world, annotations, interfaces } = draft
  if (world.model === 'library') {
    annotations.push({
      opcode: opDecorate,
      words: [main, linkageAttributes, ...textWords('main'), exported],
    })
    return []
  }
  setExecutionModes(draft, main)
  const words = [models[world.model], main, ...textWords('main'), ...interfaces]
  return [{ opcode: opEntryPoint, words }]
}

function assembled(draft: Draft, entryPoints: readonly Instruction[]): Instruction[] {
  const { world } = draft
  const instructions: Instruction[] = []
  for (const value of draft.capabilities)
    instructions.push({ opcode: opCapability, words: [value] })
  for (const name of draft.extensions)
    instructions.push({ opcode: opExtension, words: textWords(name) })
  for (const each of draft.imports) instructions.push(each)
  instructions.push({
    opcode: opMemoryModel,
    words: [addressingModels[world.addressing], memoryModels[world.memoryModel]],
  })
  for (const list of [
    entryPoints,
    draft.modes,
    draft.sources,
    draft.names,
    draft.processed,
    draft.annotations,
    draft.declarations,
    draft.functions,
    draft.behind,
  ]) {
    for (const each of list) instructions.push(each)
  }
  return instructions
}

const noOne = () => {}

/** What large modules have more. */
const more = { functions: 36, statements: 40 } as const

/**
 * A valid module of some tens of instructions, or of some thousands: any world, version and environment, instructions of the texts among
 * those of the core specification. All that is random about it comes from `choices`; where every answer is the first,
 * it is next to empty. Labels of questions are unique, as `Choices` asks.
 *
 * @param fired is told the name of every emitter that has written something.
 */
export function randomModule(
  choices: Choices,
  fired: (name: string) => void = noOne,
  size: 'small' | 'large' = 'small',
): RandomModule {
  const draw = createDraw(choices)
  const world = drawWorld(draw)
  const draft = createDraft(world, draw, fired)
  declareWorld(draft)
  if (world.model === 'library' && draw.oneIn(3)) importFunction(draft)
  for (let at = draw.below(3) - 1; at > 0; at--) writeCallee(draft, 1 + draw.below(6))
  if (size === 'large')
    for (let left = more.functions; left > 0; left--) writeCallee(draft, more.statements)
  const main = writeEntryPoint(draft, draw.below(20))
  if (world.reflection) writeReflection(draft, main)
  const entryPoints = declareEntryPoint(draft, main)
  return {
    environment: world.environment,
    version: 0x0001_0000 | (world.minor << 8),
    generator: 0,
    bound: draft.bound,
    schema: 0,
    instructions: assembled(draft, entryPoints),
  }
}
