import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { constantScalars, integerOf } from '../../shared/constant-scalars.ts'
import { enumerant, enumerantSet } from '../shared/grammar.ts'
import { type DeclaredEntryPoint, entryPoints, haveSeveralModes } from './entry-points.ts'
import { modeOf, tessellation } from './execution-modes.ts'

/** The instructions that set execution modes. */
const executionModes: readonly string[] = ['OpExecutionMode', 'OpExecutionModeId']

interface SetRule {
  readonly rule: RuleId
  /** The execution models that it applies to; all of them if absent. */
  readonly models?: readonly string[]
  readonly modes: readonly string[]
  readonly exactly?: boolean
}

/** The check that an entry point sets at most, or exactly, one mode of a list. */
export function oneOf({ rule, models, modes, exactly = false }: SetRule): Check {
  const wanted = models && enumerantSet('ExecutionModel', ...models)
  const listed = enumerantSet('ExecutionMode', ...modes)
  return {
    rule,
    among: exactly
      ? (models ?? []).map((name) => `ExecutionModel.${name}`)
      : modes.map((name) => `ExecutionMode.${name}`),
    judgeModule: (module, report) => {
      if (!exactly && !haveSeveralModes(module)) return
      for (const entryPoint of entryPoints(module).values()) {
        if (!exactly && entryPoint.modes.length < 2) continue
        if (wanted !== undefined && !entryPoint.models.some((model) => wanted.has(model))) continue
        // Two of the same mode are that mode's own fault.
        const set = new Map<number, Instruction>()
        for (const mode of entryPoint.modes)
          if (listed.has(modeOf(mode)) && !set.has(modeOf(mode))) set.set(modeOf(mode), mode)
        for (const mode of [...set.values()].slice(1))
          report(mode.word, `at most one of ${modes.join(', ')} may be set`)
        if (exactly && set.size === 0)
          report(entryPoint.declaration.word, `one of ${modes.join(', ')} must be set`)
      }
    },
  }
}

const withWidth: ReadonlySet<number> = enumerantSet(
  'ExecutionMode',
  'DenormPreserve',
  'DenormFlushToZero',
  'SignedZeroInfNanPreserve',
  'RoundingModeRTE',
  'RoundingModeRTZ',
)

const lastCoreMode = enumerant('ExecutionMode', 'LocalSizeHintId')

/** Checks that an entry point does not set two modes for one target width. */
function notBoth(rule: RuleId, first: string, second: string): Check {
  const firstMode = enumerant('ExecutionMode', first)
  const other = enumerant('ExecutionMode', second)
  const widths = ({ modes }: DeclaredEntryPoint, mode: number) =>
    modes.filter((row) => modeOf(row) === mode).map(({ operands }) => operands[2]?.value)
  return {
    rule,
    among: [`ExecutionMode.${second}`],
    judgeModule: (module, report) => {
      for (const entryPoint of entryPoints(module).values()) {
        const taken = new Set(widths(entryPoint, firstMode))
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

/** Whether an id is 0, whatever is specialized. */
function isNothing(module: Module, id: number): boolean {
  return !module.definition(id)?.name.startsWith('OpSpec') && module.integerValue(id) === 0n
}

/** Whether an execution mode gives a size of 0. */
function isEmpty(module: Module, mode: Instruction): boolean {
  const value = modeOf(mode)
  if (value !== localSize && value !== localSizeId) return false
  const { operands } = mode
  for (let index = 2; index < operands.length; index++) {
    const factor = (operands[index] as Operand).value
    if (value === localSize ? factor === 0 : isNothing(module, factor)) return true
  }
  return false
}

function isWorkgroupSize(module: Module, id: number): boolean {
  return module
    .decorations(id)
    .some((row) => row.decoration === builtIn && row.operands[0]?.value === workgroupSize)
}

/** The constants of vectors that no specialization changes. */
const plainVectors = ['OpConstantComposite', 'OpConstantCompositeReplicateEXT', 'OpConstantNull']

/** Constants with a 0 that are the size of the workgroup; a specialization constant may get any value. */
function emptyBuiltIns(module: Module): readonly Instruction[] {
  return plainVectors
    .flatMap((name) => module.all(name))
    .filter(
      ({ result }) =>
        isWorkgroupSize(module, result) &&
        constantScalars(module, result, 3).some((scalar) => integerOf(scalar) === 0n),
    )
}

/** Checks of the execution modes that an entry point has together. */
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
    among: ['ExecutionMode.LocalSize', 'ExecutionMode.LocalSizeId', 'BuiltIn.WorkgroupSize'],
    judgeModule: (module, report) => {
      const say = ({ word }: Instruction): void => report(word, 'the workgroup has no invocations')
      for (const name of executionModes)
        for (const mode of module.all(name)) if (isEmpty(module, mode)) say(mode)
      emptyBuiltIns(module).forEach(say)
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
