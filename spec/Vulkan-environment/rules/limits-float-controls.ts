import type { LimitName } from '../../limits/limit.ts'
import type { RuleRow } from '../../rule.ts'
import { limitRow } from '../row.ts'

const controls = 'VkPhysicalDeviceFloatControlsProperties'
const widths = [16, 32, 64]

/** Execution modes with a width, with the number of the sentence on width 16: the next ones follow. */
const modes: readonly (readonly [mode: string, slug: string, first: number])[] = [
  ['SignedZeroInfNanPreserve', 'signed-zero-inf-nan-preserve', 6293],
  ['DenormPreserve', 'denorm-preserve', 6296],
  ['DenormFlushToZero', 'denorm-flush-to-zero', 6299],
  ['RoundingModeRTE', 'rounding-mode-rte', 6302],
  ['RoundingModeRTZ', 'rounding-mode-rtz', 6305],
]

/** Rules on the relation between modes of several widths. */
const independence: readonly (readonly [
  slug: string,
  limit: LimitName,
  of: string,
  only32: string,
  none: string,
])[] = [
  [
    'denorm',
    `${controls}::denormBehaviorIndependence`,
    'DenormPreserve and DenormFlushToZero',
    'denormBehaviorIndependence-06289',
    'denormBehaviorIndependence-06290',
  ],
  [
    'rounding',
    `${controls}::roundingModeIndependence`,
    'RoundingModeRTE and RoundingModeRTZ',
    'roundingModeIndependence-06291',
    'roundingModeIndependence-06292',
  ],
]

/** Modes of floating-point arithmetic beside what a device supports. */
export const rules: readonly RuleRow[] = [
  ...independence.map(([slug, limit, matter, only32, none]) =>
    limitRow(
      limit,
      `${slug}-modes-alike`,
      [only32, none],
      `Of ${matter}, an entry point does not have one for a width and the other for another width, where ${limit} is VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE, or where it is VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY and the widths are 16 and 64. A width without a mode is not compared.`,
    ),
  ),
  ...modes.flatMap(([mode, slug, first]) =>
    widths.map((width, index) => {
      const limit: LimitName = `${controls}::shader${mode}Float${width}`
      return limitRow(
        limit,
        `${slug}-${width}-supported`,
        `shader${mode}Float${width}-0${first + index}`,
        `No entry point has ${mode} with width ${width} if ${limit} is false.`,
      )
    }),
  ),
  ...widths.map((width, index) => {
    const limit: LimitName = `${controls}::shaderSignedZeroInfNanPreserveFloat${width}`
    return limitRow(
      limit,
      `fast-math-default-${width}-flags`,
      `shaderSignedZeroInfNanPreserveFloat${width}-${String(9559 + 2 * index).padStart(5, '0')}`,
      `If ${limit} is false, FPFastMathDefault for the floating-point type of width ${width} has the flags NSZ, NotInf and NotNaN. Flags that are not an OpConstant are not judged.`,
    )
  }),
  ...widths.map((width, index) => {
    const limit: LimitName = `${controls}::shaderSignedZeroInfNanPreserveFloat${width}`
    return limitRow(
      limit,
      `fast-math-${width}-flags`,
      `shaderSignedZeroInfNanPreserveFloat${width}-${String(9560 + 2 * index).padStart(5, '0')}`,
      `If ${limit} is false, FPFastMathMode on an instruction whose result type, or the type of an operand, is a floating-point type of width ${width} or a vector or matrix of it, has the flags NSZ, NotInf and NotNaN.`,
    )
  }),
]
