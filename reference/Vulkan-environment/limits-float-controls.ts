import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { componentType, isFloatType, scalarWidth } from '../core/shared/types.ts'
import { enumerantLimit, featureOf } from '../limits.ts'
import type { Instruction, Module } from '../module.ts'

const controls = 'VkPhysicalDeviceFloatControlsProperties'
const independence = 'VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE'
const widths = [16, 32, 64]
const modes = {
  SignedZeroInfNanPreserve: 'signed-zero-inf-nan-preserve',
  DenormPreserve: 'denorm-preserve',
  DenormFlushToZero: 'denorm-flush-to-zero',
  RoundingModeRTE: 'rounding-mode-rte',
  RoundingModeRTZ: 'rounding-mode-rtz',
} as const

/** Checks that no entry point has a mode with a width that a device does not support. */
function supported(name: string, slug: string, width: number): Check {
  const mode = enumerant('ExecutionMode', name)
  const limit: LimitName = `${controls}::shader${name}Float${width}`
  return {
    rule: `Vulkan-environment/${slug}-${width}-supported`,
    at: ['OpExecutionMode'],
    judge(instruction, module, report) {
      if (instruction.valueAt(1) !== mode || instruction.valueAt(2) !== width) return
      if (featureOf(module, limit) === false)
        report(operandWord(instruction, 1), `${name} has width ${width}, and ${limit} is false`)
    },
  }
}

/** Keyed by width, the first of two modes that exclude each other that an entry point has. */
function modesByWidth(
  all: readonly Instruction[],
  either: readonly number[],
): ReadonlyMap<number, Instruction> {
  const found = new Map<number, Instruction>()
  for (const instruction of all) {
    const [mode, width] = [instruction.valueAt(1), instruction.valueAt(2)]
    if (mode === undefined || width === undefined || !either.includes(mode)) continue
    if (!found.has(width)) found.set(width, instruction)
  }
  return found
}

/** Checks that an entry point does not have one mode for a width and another for another width. */
function alike(rule: RuleId, limit: LimitName, ...names: readonly string[]): Check {
  const either = names.map((name) => enumerant('ExecutionMode', name))
  return {
    rule,
    among: ['OpExecutionMode'],
    judgeModule(module, report) {
      const kind = enumerantLimit(module, limit)
      const compared =
        kind === `${independence}_NONE`
          ? widths
          : kind === `${independence}_32_BIT_ONLY`
            ? [16, 64]
            : []
      for (const { modes: all } of entryPoints(module).values()) {
        const byWidth = modesByWidth(all, either)
        const declared = compared.flatMap((width) => byWidth.get(width) ?? [])
        const other = declared.find((mode) => mode.valueAt(1) !== declared[0]?.valueAt(1))
        if (other !== undefined)
          report(other.word, `widths have different modes, and ${limit} is ${kind}`)
      }
    },
  }
}

const needed = ['NotNaN', 'NotInf', 'NSZ'].reduce(
  (mask, name) => mask | enumerant('FPFastMathMode', name),
  0,
)
const [fastDefault, fastMode] = [
  enumerant('ExecutionMode', 'FPFastMathDefault'),
  enumerant('Decoration', 'FPFastMathMode'),
]

function limitOf(width: number): LimitName {
  return `${controls}::shaderSignedZeroInfNanPreserveFloat${width}`
}

/** Whether a type is of numbers of a width, or a vector or matrix of them. */
function isOfWidth(module: Module, type: Instruction | undefined, width: number): boolean {
  const vector = type?.name === 'OpTypeMatrix' ? module.definition(type.valueAt(0) ?? 0) : type
  const scalar = componentType(module, vector)
  return isFloatType(scalar) && scalarWidth(scalar) === width
}

function defaultFlags(width: number): Check {
  return {
    rule: `Vulkan-environment/fast-math-default-${width}-flags`,
    at: ['OpExecutionModeId'],
    judge(instruction, module, report) {
      if (instruction.valueAt(1) !== fastDefault || featureOf(module, limitOf(width)) !== false)
        return
      const type = module.definition(instruction.valueAt(2) ?? 0)
      const flags = constantWord(module, instruction.valueAt(3) ?? 0)
      if (!isOfWidth(module, type, width) || flags === undefined) return
      if ((flags & needed) !== needed)
        report(operandWord(instruction, 3), `the flags lack some of NSZ, NotInf and NotNaN`)
    },
  }
}

/** Whether an instruction computes with numbers of a width. */
function computesWith(module: Module, id: number, width: number): boolean {
  const instruction = module.definition(id)
  if (instruction === undefined) return false
  if (isOfWidth(module, module.definition(instruction.resultType), width)) return true
  return instruction.operands.some(
    ({ kind, value }) => kind === 'IdRef' && isOfWidth(module, module.typeOf(value), width),
  )
}

function decoratedFlags(width: number): Check {
  return {
    rule: `Vulkan-environment/fast-math-${width}-flags`,
    at: ['OpDecorate'],
    judge(instruction, module, report) {
      if (instruction.valueAt(1) !== fastMode || featureOf(module, limitOf(width)) !== false) return
      const flags = instruction.valueAt(2) ?? 0
      if ((flags & needed) === needed) return
      if (computesWith(module, instruction.valueAt(0) ?? 0, width))
        report(operandWord(instruction, 2), 'the flags lack some of NSZ, NotInf and NotNaN')
    },
  }
}

/** Modes of floating-point arithmetic beside what a device supports. */
export const checks: readonly Check[] = [
  alike(
    'Vulkan-environment/denorm-modes-alike',
    `${controls}::denormBehaviorIndependence`,
    'DenormPreserve',
    'DenormFlushToZero',
  ),
  alike(
    'Vulkan-environment/rounding-modes-alike',
    `${controls}::roundingModeIndependence`,
    'RoundingModeRTE',
    'RoundingModeRTZ',
  ),
  ...Object.entries(modes).flatMap(([name, slug]) =>
    widths.map((width) => supported(name, slug, width)),
  ),
  ...widths.map(defaultFlags),
  ...widths.map(decoratedFlags),
]
