import type { Choices } from '../choices.ts'
import type { Instruction, Module } from '../module.ts'
import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import { wordsOfString } from '../words/strings.ts'
import { createDraft, type Draft } from './draft.ts'
import { createDraw } from './draw.ts'
import { importFunction, writeCallee, writeEntryPoint } from './functions.ts'
import { writeReflection } from './reflection.ts'
import { declareCapabilities } from './stages/capabilities.ts'
import { furtherEntryPoints } from './stages/further-entry-points.ts'
import { uint, uintType, vectorType } from './types.ts'
import { drawWorld } from './world.ts'
import { declare, declareObject, decorate } from './write.ts'

/** Sets the size of a workgroup by a constant, which counts more than a mode. */
function setWorkgroupSize(draft: Draft): void {
  const { world } = draft
  const type = vectorType(draft, uintType(draft), 3)
  const unit = uint(draft, 1)
  const id = declareObject(draft, 'OpConstantComposite', type, unit, unit, unit)
  decorate(draft, id, 'BuiltIn', enumerantOf('BuiltIn', 'WorkgroupSize'))
  draft.fired(`workgroup-size-in-${world.client}`)
}

const poisonFreeze = enumerantOf('Capability', 'PoisonFreezeKHR')
const arithmeticPoison = enumerantOf('ExecutionMode', 'ArithmeticPoisonKHR')

/** The primitives that geometry shaders may take. */
const primitives = [
  'InputPoints',
  'InputLines',
  'InputLinesAdjacency',
  'Triangles',
  'InputTrianglesAdjacency',
] as const

/** What a module may ask of floating-point numbers of 32 bits, in any execution model. */
const floatModes = [
  'DenormPreserve',
  'DenormFlushToZero',
  'SignedZeroInfNanPreserve',
  'RoundingModeRTE',
  'RoundingModeRTZ',
] as const

/** Sets the modes that an execution model asks for, and some that it may have. */
function setExecutionModes(draft: Draft, entryPoint: number): void {
  const { capabilities, draw, world, modes } = draft
  const set = (name: string, ...words: readonly number[]) => {
    const instruction = name.endsWith('Id') ? 'OpExecutionModeId' : 'OpExecutionMode'
    const mode = enumerantOf('ExecutionMode', name)
    modes.push(instructionOf(instruction, entryPoint, mode, ...words))
  }
  const side = () => 1 << draw.below(3)
  if (capabilities.has(poisonFreeze)) set('ArithmeticPoisonKHR')
  if (world.minor >= 4 && draw.oneIn(6)) {
    const mode = draw.of(floatModes)
    declare(draft, mode)
    set(mode, 32)
  }
  switch (world.model) {
    case 'GLCompute':
      if (draw.oneIn(8)) setWorkgroupSize(draft)
      // Vulkan has this mode for some devices only.
      if (world.client === 'universal' && world.minor >= 2 && draw.below(4) === 3) {
        set('LocalSizeId', uint(draft, side()), uint(draft, side()), uint(draft, 1))
        draft.fired('local-size-id')
      } else set('LocalSize', side(), side(), 1)
      break
    case 'Fragment':
      set('OriginUpperLeft')
      if (draw.oneIn(4)) set('EarlyFragmentTests')
      if (world.client === 'universal' && world.minor >= 3 && draw.oneIn(8)) {
        declare(draft, 'QuadControlKHR')
        set('RequireFullQuadsKHR')
      }
      break
    case 'Geometry':
      set(draw.of(primitives))
      set('OutputPoints')
      set('OutputVertices', 1 + draw.below(8))
      set('Invocations', 1)
      break
    case 'MeshNV':
      set('LocalSize', side(), 1, 1)
      set('OutputVertices', 1 + draw.below(8))
      set('OutputPrimitivesNV', 1 + draw.below(8))
      set(draw.of(['OutputPoints', 'OutputLinesNV', 'OutputTrianglesNV']))
      break
    case 'Kernel':
      if (draw.oneIn(4)) set('ContractionOff')
      if (draw.oneIn(4)) set('LocalSizeHint', side(), side(), 1)
      break
    default:
  }
}

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
  if (world.model === 'RayGenerationKHR') declare(draft, 'RayTracingKHR')
  if (world.model === 'MeshNV') declare(draft, 'MeshShadingNV')
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
    decorate(draft, main, 'LinkageAttributes', ...wordsOfString('main'), exported)
    return []
  }
  setExecutionModes(draft, main)
  const model = enumerantOf('ExecutionModel', world.model)
  return [instructionOf('OpEntryPoint', model, main, ...wordsOfString('main'), ...interfaces)]
}

function assembled(draft: Draft, entryPoints: readonly Instruction[]): Instruction[] {
  const { draw, world } = draft
  const isSimple = world.client === 'universal' && world.memoryModel === 'GLSL450' && draw.oneIn(12)
  const models = [
    enumerantOf('AddressingModel', world.addressing),
    enumerantOf('MemoryModel', isSimple ? 'Simple' : world.memoryModel),
  ]
  const instructions: Instruction[] = []
  for (const value of draft.capabilities) instructions.push(instructionOf('OpCapability', value))
  for (const name of draft.extensions)
    instructions.push(instructionOf('OpExtension', ...wordsOfString(name)))
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

/** How many capabilities without use a module declares, at most. */
const mostUnused = 4

/** The additional parts of large modules. */
const more = { functions: 36, statements: 40 } as const

/**
 * A valid module of some tens of instructions, or of some thousands: any world, version and environment, instructions of the texts among
 * those of the core specification. All that is random about it comes from `choices`; where every answer is the first,
 * it is next to empty. Labels of questions are unique, as `Choices` asks.
 *
 * @param fired is called with the name of every emitter that has written something.
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
  for (let index = draw.below(3) - 1; index > 0; index--) writeCallee(draft, 1 + draw.below(6))
  if (size === 'large')
    for (let left = more.functions; left > 0; left--) writeCallee(draft, more.statements)
  const main = writeEntryPoint(draft, draw.below(20))
  if (world.reflection) writeReflection(draft, main)
  const further = furtherEntryPoints(draft)
  declareCapabilities(draft, mostUnused)
  const entryPoints = declareEntryPoint(draft, main)
  for (const { entryPoint, modes } of further) {
    entryPoints.push(entryPoint)
    draft.modes.push(...modes)
    if (draft.capabilities.has(poisonFreeze))
      draft.modes.push(instructionOf('OpExecutionMode', entryPoint.words[1] ?? 0, arithmeticPoison))
  }
  return {
    environment: world.environment,
    version: 0x0001_0000 | (world.minor << 8),
    generator: 0,
    bound: draft.bound,
    schema: 0,
    instructions: assembled(draft, entryPoints),
  }
}
