import type { Choices } from '../choices.ts'
import type { Instruction, Module } from '../module.ts'
import { declare } from './capability.ts'
import { createDraft } from './create-draft.ts'
import type { Draft } from './draft.ts'
import { createDraw } from './draw.ts'
import { enumerantOf } from './enumerant-of.ts'
import { setExecutionModes } from './execution-modes.ts'
import { importFunction, writeCallee, writeEntryPoint } from './functions.ts'
import { writeReflection } from './reflection.ts'
import { textWords } from './strings.ts'
import { drawWorld } from './world.ts'
import { decorate, instructionOf } from './write.ts'

/** A module of the maker's own, and where it is valid. */
export interface RandomModule extends Module {
  /** Name of the environment whose rules it keeps. */
  readonly environment: string
}

function declareWorld(draft: Draft): void {
  const { world } = draft
  declare(draft, world.shader ? 'Shader' : 'Kernel')
  if (!world.shader) declare(draft, 'Addresses')
  if (world.model === 'library') declare(draft, 'Linkage')
  if (world.model === 'Geometry') declare(draft, 'Geometry')
  if (world.memoryModel === 'Vulkan') declare(draft, 'VulkanMemoryModel')
  if (world.variablePointers) declare(draft, 'VariablePointers')
  if (world.addressing === 'PhysicalStorageBuffer64')
    declare(draft, 'PhysicalStorageBufferAddresses')
}

/** Entry point, its modes and its interface; in a library the function is exported instead. */
function declareEntryPoint(draft: Draft, main: number): Instruction[] {
  const { world, interfaces } = draft
  if (world.model === 'library') {
    const exported = enumerantOf('LinkageType', 'Export')
    decorate(draft, main, 'LinkageAttributes', ...textWords('main'), exported)
    return []
  }
  setExecutionModes(draft, main)
  const model = enumerantOf('ExecutionModel', world.model)
  return [instructionOf('OpEntryPoint', model, main, ...textWords('main'), ...interfaces)]
}

function assembled(draft: Draft, entryPoints: readonly Instruction[]): Instruction[] {
  const { world } = draft
  const models = [
    enumerantOf('AddressingModel', world.addressing),
    enumerantOf('MemoryModel', world.memoryModel),
  ]
  const instructions: Instruction[] = []
  for (const value of draft.capabilities) instructions.push(instructionOf('OpCapability', value))
  for (const name of draft.extensions)
    instructions.push(instructionOf('OpExtension', ...textWords(name)))
  for (const list of [
    draft.imports,
    [instructionOf('OpMemoryModel', ...models)],
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
