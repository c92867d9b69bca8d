import { operandKindByName } from '#spec/grammar/grammar'
import type { Instruction, Words } from '../../module.ts'
import { enumerantOf, instructionOf } from '../../words/instruction-of.ts'
import { wordsOfString } from '../../words/strings.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { languages } from '../emitters/debug.ts'
import { writeStage } from '../functions.ts'
import { boolType, floatType, uint } from '../types.ts'
import { constantOf, valueLike } from '../values.ts'
import { storageClasses } from '../world.ts'
import { compute, decorate, write } from '../write.ts'
import { builtInsOf, type StageBuiltIn } from './built-ins.ts'
import { demand, mayHave } from './demand.ts'
import { fragmentRows, imageRows } from './images.ts'
import { drawInterfaceVariable } from './interface-variables.ts'
import { kernelRows } from './kernels.ts'
import { matrixRows } from './matrices.ts'
import { memoryRows } from './memory.ts'
import { endingOf, modelRows } from './models.ts'
import { besides, optionalModes, requiredModes } from './modes.ts'
import { numberRows } from './numbers.ts'
import { type FurtherStage, type StageRow, stageVariable } from './stage.ts'

/** An entry point beside the one that the module is made for. */
interface FurtherEntryPoint {
  readonly entryPoint: Instruction
  readonly modes: readonly Instruction[]
}

const { output } = storageClasses
const models = (operandKindByName('ExecutionModel')?.enumerants ?? []).map(({ name }) => name)
const rows: readonly StageRow[] = [
  ...memoryRows,
  ...imageRows,
  ...numberRows,
  ...matrixRows,
  ...kernelRows,
]

/** Rows of stages with few execution models. */
const ownRows: readonly StageRow[] = [...modelRows, ...fragmentRows]

const meshesOfNv = enumerantOf('Capability', 'MeshShadingNV')
const meshesOfExt = enumerantOf('Capability', 'MeshShadingEXT')

/** Execution models that the module may have, by its capabilities and version, Fragment three times. Those of mesh shaders come from one text alone. */
function modelsOf(draft: Draft): readonly string[] {
  const { capabilities, world } = draft
  return models
    .filter(
      (name) =>
        (name === 'Kernel') === !world.shader &&
        mayHave(draft, 'ExecutionModel', name) &&
        !(/^(?:Mesh|Task)EXT$/.test(name) && capabilities.has(meshesOfNv)) &&
        !(/^(?:Mesh|Task)NV$/.test(name) && capabilities.has(meshesOfExt)),
    )
    .flatMap((name) => Array.from({ length: name === 'Fragment' ? 3 : 1 }, () => name))
}

/** Reads an input, or writes an output. */
function access(draft: Draft, storageClass: number, type: DeclaredType, id: number): void {
  if (storageClass === output) write(draft, 'OpStore', id, valueLike(draft, type))
  else compute(draft, 'OpLoad', type, id)
}

function isInteger({ kind, part }: DeclaredType): boolean {
  return kind === 'integer' || (part !== undefined && isInteger(part))
}

/** A store of the size of points asks for a capability in stages after that of vertices. */
function declarePointSize({ capabilities }: Draft, model: string): void {
  if (model === 'Vertex') return
  const name = model === 'Geometry' ? 'GeometryPointSize' : 'TessellationPointSize'
  capabilities.add(enumerantOf('Capability', name))
}

function builtIn(
  draft: Draft,
  stage: FurtherStage,
  { name, storageClass, type }: StageBuiltIn,
): void {
  const { model } = stage
  const content = type(draft)
  const id = stageVariable(draft, stage, storageClass, content)
  decorate(draft, id, 'BuiltIn', demand(draft, 'BuiltIn', name))
  if (name.startsWith('TessLevel')) decorate(draft, id, 'Patch')
  if (model === 'Fragment' && storageClass !== output && isInteger(content))
    decorate(draft, id, 'Flat')
  if (name === 'CullPrimitiveEXT') decorate(draft, id, 'PerPrimitiveEXT')
  if (name === 'PointSize') declarePointSize(draft, model)
  access(draft, storageClass, content, id)
}

function located(draft: Draft, stage: FurtherStage, location: number): void {
  const found = drawInterfaceVariable(draft, stage.model, location)
  if (found === undefined) return
  const variable = stageVariable(draft, stage, found.storageClass, found.type)
  found.decorate(variable)
  access(draft, found.storageClass, found.type, variable)
}

/** Up to `most` items of a list, none of them twice. */
function some<Item>({ draw }: Draft, items: readonly Item[], most: number): readonly Item[] {
  const left = [...items]
  const chosen: Item[] = []
  for (let count = draw.below(most + 1); count > 0 && left.length > 0; count--)
    chosen.push(...left.splice(draw.below(left.length), 1))
  return chosen
}

/** How many of each a stage has, at most. */
const most = { modes: 4, builtIns: 5, variables: 3, own: 2, rows: 4 } as const

/** Stages of meshes are rare, and have built-ins that no other stage has. */
const mostOfMeshes = 14

function drawModes(draft: Draft, model: string): readonly string[] {
  const { draw } = draft
  const usable = (names: readonly string[]) =>
    names.filter((name) => mayHave(draft, 'ExecutionMode', name))
  const needed = requiredModes(model).map((names) => draw.of(usable(names)))
  const lists = optionalModes(model)
    .map(usable)
    .filter(({ length }) => length > 0)
  const more = some(draft, lists, most.modes).map((names) => draw.of(names))
  const beside = more.flatMap((name) => besides[name] ?? [])
  return [...new Set([...needed, ...more, ...beside])]
}

/** The words of a mode's operands: sizes are powers of two, and constants where ids are wanted. */
function operandsOf(draft: Draft, name: string): Words {
  const { draw } = draft
  const size = () => 1 << draw.below(3)
  if (name === 'FPFastMathDefault') return [floatType(draft).id, uint(draft, draw.below(16))]
  if (name === 'OpacityMicromapIdKHR') return [constantOf(draft, boolType(draft), false)]
  if (/^(?:Denorm|Rounding)/.test(name)) return [32]
  // The number of components, and the number of a component type.
  if (name === 'VecTypeHint') return [(draw.below(3) + 2) * 0x1_0000 + draw.below(6)]
  const { parameters = [] } =
    operandKindByName('ExecutionMode')?.enumerants.find((row) => row.name === name) ?? {}
  return parameters.map(({ kind }) => (kind === 'IdRef' ? uint(draft, size()) : size()))
}

const takesIds = /Id(?:KHR)?$|^FPFastMathDefault$/

function modeOf(draft: Draft, entryPoint: number, name: string): Instruction {
  const operands = operandsOf(draft, name)
  const instruction = takesIds.test(name) ? 'OpExecutionModeId' : 'OpExecutionMode'
  return instructionOf(instruction, entryPoint, demand(draft, 'ExecutionMode', name), ...operands)
}

/** Writes what the stage does. */
function writeBody(draft: Draft, stage: FurtherStage): void {
  const { draw } = draft
  const permitted = (each: StageRow) => each.applies(draft, stage)
  const builtIns = builtInsOf(stage.model).filter(({ name }) => mayHave(draft, 'BuiltIn', name))
  const mostBuiltIns = /^(?:Mesh|Task)/.test(stage.model) ? mostOfMeshes : most.builtIns
  for (const row of some(draft, builtIns, mostBuiltIns)) builtIn(draft, stage, row)
  for (let location = draw.below(most.variables + 1) - 1; location >= 0; location--)
    located(draft, stage, location)
  const drawn = [
    ...some(draft, ownRows.filter(permitted), most.own),
    ...some(draft, rows.filter(permitted), most.rows),
  ]
  // One may rule out the next.
  for (const row of drawn) if (permitted(row)) row.emit(draft, stage)
}

/** Writes a function of its own for an entry point of an execution model. */
function furtherEntryPoint(draft: Draft, ordinal: number): FurtherEntryPoint | undefined {
  const candidates = modelsOf(draft)
  if (candidates.length === 0) return undefined
  const model = draft.draw.of(candidates)
  const value = demand(draft, 'ExecutionModel', model)
  const modes = drawModes(draft, model)
  const stage: FurtherStage = { model, interfaces: [] }
  draft.sources.push(instructionOf('OpSource', draft.draw.of(languages), 100))
  const isLocked = modes.some((name) => name.includes('Interlock'))
  const id = writeStage(
    draft,
    () => {
      if (isLocked) write(draft, 'OpBeginInvocationInterlockEXT')
      writeBody(draft, stage)
      if (isLocked) write(draft, 'OpEndInvocationInterlockEXT')
    },
    endingOf(draft, model),
  )
  const name = wordsOfString(`further${ordinal}`)
  return {
    entryPoint: instructionOf('OpEntryPoint', value, id, ...name, ...stage.interfaces),
    modes: modes.map((each) => modeOf(draft, id, each)),
  }
}

/**
 * Writes entry points of any execution model that the module may have, with modes, built-ins, decorated variables and what few shaders
 * have. Clients ask for more than the texts do of each of them, so that these are for none.
 */
export function furtherEntryPoints(draft: Draft): readonly FurtherEntryPoint[] {
  if (draft.world.client !== 'universal') return []
  return Array.from({ length: draft.draw.below(4) }, (_, ordinal) =>
    furtherEntryPoint(draft, ordinal),
  ).filter((each) => each !== undefined)
}
