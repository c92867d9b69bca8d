import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { type EntryPoint, entryPoints, haveSeveralModes } from './entry-point-modes.ts'
import { executionModes, modeOf, oneOf } from './one-of.ts'

const tessellation = ['TessellationControl', 'TessellationEvaluation']

const withWidth: ReadonlySet<number> = new Set(
  [
    'DenormPreserve',
    'DenormFlushToZero',
    'SignedZeroInfNanPreserve',
    'RoundingModeRTE',
    'RoundingModeRTZ',
  ].map((name) => enumerant('ExecutionMode', name)),
)
const lastCoreMode = enumerant('ExecutionMode', 'LocalSizeHintId')

/** That an entry point does not set two modes for one target width. */
function notBoth(rule: RuleId, first: string, second: string): Check {
  const one = enumerant('ExecutionMode', first)
  const other = enumerant('ExecutionMode', second)
  const widths = ({ modes }: EntryPoint, mode: number) =>
    modes.filter((row) => modeOf(row) === mode).map(({ operands }) => operands[2]?.value)
  return {
    rule,
    among: [`ExecutionMode.${second}`],
    judgeModule: (module, report) => {
      for (const entryPoint of entryPoints(module).values()) {
        const taken = new Set(widths(entryPoint, one))
        for (const mode of entryPoint.modes)
          if (modeOf(mode) === other && taken.has(mode.operands[2]?.value))
            report(mode.word, `${first} is set for this width`)
      }
    },
  }
}

const localSize = enumerant('ExecutionMode', 'LocalSize')
const localSizeId = enumerant('ExecutionMode', 'LocalSizeId')
const builtIn = enumerant('Decoration', 'BuiltIn')
const workgroupSize = enumerant('BuiltIn', 'WorkgroupSize')

/** That an id is 0, whatever is specialized. */
function isNothing(module: Module, id: number): boolean {
  return !module.definition(id)?.name.startsWith('OpSpec') && module.integerValue(id) === 0n
}

/** That an execution mode gives a size of 0. */
function isEmpty(module: Module, mode: Instruction): boolean {
  const value = modeOf(mode)
  if (value !== localSize && value !== localSizeId) return false
  const { operands } = mode
  for (let at = 2; at < operands.length; at++) {
    const factor = (operands[at] as Operand).value
    if (value === localSize ? factor === 0 : isNothing(module, factor)) return true
  }
  return false
}

function isWorkgroupSize(module: Module, id: number): boolean {
  return module
    .decorations(id)
    .some((row) => row.decoration === builtIn && row.operands[0]?.value === workgroupSize)
}

/** Constants with a 0 that are the size of the workgroup; a specialization constant may come to be any. */
function emptyBuiltIns(module: Module): readonly Instruction[] {
  const sizes = (name: string): readonly Instruction[] =>
    module.all(name).filter(({ result }) => isWorkgroupSize(module, result))
  const composites = sizes('OpConstantComposite').filter(({ operands }) =>
    operands.some(({ value }) => isNothing(module, value)),
  )
  return [...sizes('OpConstantNull'), ...composites]
}

const noInvocations = 'the workgroup has no invocations'

/** Checks of the execution modes of an entry point together. */
export const checks: readonly Check[] = [
  {
    rule: 'core/execution-mode-once',
    among: executionModes,
    judgeModule: (module, report) => {
      if (!haveSeveralModes(module)) return
      for (const { modes } of entryPoints(module).values()) {
        if (modes.length < 2) continue
        const seen = new Set<string>()
        for (const mode of modes) {
          const value = modeOf(mode)
          if (value > lastCoreMode && !withWidth.has(value)) continue
          const key = withWidth.has(value) ? `${value} ${mode.operands[2]?.value}` : `${value}`
          if (seen.has(key)) report(mode.word, 'this mode is set already')
          seen.add(key)
        }
      }
    },
  },
  notBoth('core/denorm-mode-single', 'DenormPreserve', 'DenormFlushToZero'),
  notBoth('core/rounding-mode-single', 'RoundingModeRTE', 'RoundingModeRTZ'),
  oneOf({
    rule: 'core/workgroup-size-single',
    modes: ['LocalSize', 'LocalSizeId', 'LocalSizeHint', 'LocalSizeHintId'],
  }),
  {
    rule: 'core/workgroup-size-not-zero',
    at: executionModes,
    having: ['ExecutionMode.LocalSize', 'ExecutionMode.LocalSizeId'],
    judge: (mode, module, report) => {
      if (isEmpty(module, mode)) report(mode.word, noInvocations)
    },
  },
  {
    rule: 'core/workgroup-size-not-zero',
    among: ['BuiltIn.WorkgroupSize'],
    judgeModule: (module, report) => {
      for (const { word } of emptyBuiltIns(module)) report(word, noInvocations)
    },
  },
  oneOf({
    rule: 'core/fragment-origin',
    models: ['Fragment'],
    modes: ['OriginLowerLeft', 'OriginUpperLeft'],
    exactly: true,
  }),
  oneOf({
    rule: 'core/fragment-depth-single',
    models: ['Fragment'],
    modes: ['DepthGreater', 'DepthLess', 'DepthUnchanged'],
  }),
  oneOf({
    rule: 'core/tessellation-spacing-single',
    models: tessellation,
    modes: ['SpacingEqual', 'SpacingFractionalEven', 'SpacingFractionalOdd'],
  }),
  oneOf({
    rule: 'core/tessellation-primitive-single',
    models: tessellation,
    modes: ['Triangles', 'Quads', 'Isolines'],
  }),
  oneOf({
    rule: 'core/tessellation-order-single',
    models: tessellation,
    modes: ['VertexOrderCw', 'VertexOrderCcw'],
  }),
  oneOf({
    rule: 'core/geometry-input-single',
    models: ['Geometry'],
    modes: [
      'InputPoints',
      'InputLines',
      'InputLinesAdjacency',
      'Triangles',
      'InputTrianglesAdjacency',
    ],
    exactly: true,
  }),
  oneOf({
    rule: 'core/geometry-output-single',
    models: ['Geometry'],
    modes: ['OutputPoints', 'OutputLineStrip', 'OutputTriangleStrip'],
    exactly: true,
  }),
]
