import { enumerantByValue, operandKindByName } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { isConstantInstruction } from '../shared/constants.ts'
import { enumerant, enumerantSet, idKinds } from '../shared/grammar.ts'
import { entryPoints } from './entry-points.ts'

const fragment = ['Fragment']

const geometry = ['Geometry']

const kernel = ['Kernel']

/** The execution models of tessellation. */
export const tessellation = ['TessellationControl', 'TessellationEvaluation']

const mesh = ['MeshNV', 'MeshEXT']

const workgroups = ['GLCompute', 'Kernel', 'TaskNV', 'TaskEXT', ...mesh]

/** Execution models that a mode is valid with, extensions that add models included. */
const modelRows: Readonly<Record<string, readonly string[]>> = {
  Invocations: geometry,
  SpacingEqual: tessellation,
  SpacingFractionalEven: tessellation,
  SpacingFractionalOdd: tessellation,
  VertexOrderCw: tessellation,
  VertexOrderCcw: tessellation,
  PixelCenterInteger: fragment,
  OriginUpperLeft: fragment,
  OriginLowerLeft: fragment,
  EarlyFragmentTests: fragment,
  PointMode: tessellation,
  DepthReplacing: fragment,
  DepthGreater: fragment,
  DepthLess: fragment,
  DepthUnchanged: fragment,
  LocalSize: workgroups,
  LocalSizeId: workgroups,
  LocalSizeHint: kernel,
  LocalSizeHintId: kernel,
  InputPoints: geometry,
  InputLines: geometry,
  InputLinesAdjacency: geometry,
  InputTrianglesAdjacency: geometry,
  Triangles: [...geometry, ...tessellation],
  Quads: tessellation,
  Isolines: tessellation,
  OutputVertices: [...geometry, ...tessellation, ...mesh],
  OutputPoints: [...geometry, ...mesh],
  OutputLineStrip: geometry,
  OutputTriangleStrip: geometry,
  VecTypeHint: kernel,
  ContractionOff: kernel,
}

const byMode: ReadonlyMap<number, ReadonlySet<number>> = new Map(
  Object.entries(modelRows).map(([mode, models]) => [
    enumerant('ExecutionMode', mode),
    enumerantSet('ExecutionModel', ...models),
  ]),
)

/** Values of the execution models that the mode is valid with; `undefined` where the text does not say. */
function modelsOf(mode: number): ReadonlySet<number> | undefined {
  return byMode.get(mode)
}

/** 64-bit floating point. */
const lastDataType = 6

const both = ['OpExecutionMode', 'OpExecutionModeId']

const modesWithIds: ReadonlySet<number> = new Set(
  operandKindByName('ExecutionMode')
    ?.enumerants.filter(({ parameters }) => parameters.some(({ kind }) => idKinds.has(kind)))
    .map(({ value }) => value),
)

/** Modes of extensions whose texts say that their operands are constants. */
const constantModes: ReadonlySet<string> = new Set(['OpacityMicromapIdKHR'])

function nameOf(mode: number): string {
  return enumerantByValue('ExecutionMode', mode)?.name ?? `execution mode ${mode}`
}

/** The execution mode that an instruction sets; -1 where it has none. */
export function modeOf({ operands }: Instruction): number {
  return operands[1]?.value ?? -1
}

/** Checks of each execution mode by itself. */
export const checks: readonly Check[] = [
  {
    rule: 'core/execution-mode-target',
    at: both,
    judge: ({ operands: [target] }, module, report) => {
      if (target === undefined || module.definition(target.value) === undefined) return
      if (!entryPoints(module).has(target.value))
        report(target.word, `${target.value} is not an entry point`)
    },
  },
  {
    rule: 'core/execution-mode-form',
    at: both,
    judge: ({ name, operands: [, mode] }, _, report) => {
      if (mode === undefined) return
      if (modesWithIds.has(mode.value) !== (name === 'OpExecutionModeId'))
        report(mode.word, `${nameOf(mode.value)} is not set by ${name}`)
    },
  },
  {
    rule: 'core/execution-mode-constant',
    at: ['OpExecutionModeId'],
    judge: ({ operands }, module, report) => {
      const [, mode, ...extra] = operands
      if (mode === undefined || !modesWithIds.has(mode.value)) return
      const row = enumerantByValue('ExecutionMode', mode.value)
      if (row?.version === null && !constantModes.has(row.name)) return
      for (const { value, word } of extra) {
        const definition = module.definition(value)
        if (definition !== undefined && !isConstantInstruction(definition))
          report(word, `${value} is ${definition.name}, not a constant`)
      }
    },
  },
  {
    rule: 'core/execution-mode-model',
    at: both,
    judge: ({ operands: [target, mode] }, module, report) => {
      if (target === undefined || mode === undefined) return
      const wanted = modelsOf(mode.value)
      const models = entryPoints(module).get(target.value)?.models
      if (wanted === undefined || models === undefined) return
      if (!models.some((model) => wanted.has(model)))
        report(mode.word, `${nameOf(mode.value)} is not for this execution model`)
    },
  },
  {
    rule: 'core/vector-type-hint',
    at: ['OpExecutionMode'],
    having: ['ExecutionMode.VecTypeHint'],
    judge: ({ operands: [, , hint] }, _, report) => {
      if (hint === undefined) return
      const dataType = hint.value & 0xffff
      if (dataType > lastDataType) report(hint.word, `there is no data type ${dataType}`)
    },
  },
]
