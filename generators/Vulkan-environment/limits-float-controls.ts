import type { LimitName } from '#spec/limits/limit'
import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { feature, on } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

const controls = 'VkPhysicalDeviceFloatControlsProperties'

const types = { 16: 'half', 32: 'float', 64: 'double' } as const

const widths = [16, 32, 64] as const

/** Execution modes with a width, with the beginning of the slugs of their rules. */
const modes = [
  ['SignedZeroInfNanPreserve', 'signed-zero-inf-nan-preserve'],
  ['DenormPreserve', 'denorm-preserve'],
  ['DenormFlushToZero', 'denorm-flush-to-zero'],
  ['RoundingModeRTE', 'rounding-mode-rte'],
  ['RoundingModeRTZ', 'rounding-mode-rtz'],
] as const

const numbers = ['Float16', 'Float64']

/** A mode that a device has for one width alone. */
function supported([mode, slug]: (typeof modes)[number], width: keyof typeof types) {
  const other = width === 32 ? 64 : 32
  return feature(
    `${controls}::shader${mode}Float${width}`,
    pairOf`${slug}-${String(width)}-supported/mode ${inVulkan}
${mode} has another width than ${String(width)}
${stage('GLCompute', { capabilities: [mode, ...numbers] })}
modes: %main LocalSize 1 1 1, ${mode} {${String(other)} | used: ${String(width)}}`,
  )
}

/** Two modes of which an entry point has one for each width. */
const kinds = [
  ['denorm', 'DenormPreserve', 'DenormFlushToZero', `${controls}::denormBehaviorIndependence`],
  ['rounding', 'RoundingModeRTE', 'RoundingModeRTZ', `${controls}::roundingModeIndependence`],
] as const satisfies readonly (readonly [string, string, string, LimitName])[]

const independence = 'VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE'

function alike([slug, one, other, limit]: (typeof kinds)[number]) {
  const pieces = stage('GLCompute', { capabilities: [one, other, ...numbers] })
  const rule = `${slug}-modes-alike`
  return [
    on(
      { [limit]: `${independence}_NONE` },
      pairIn(pieces)`${rule}/none ${inVulkan}: all widths have ${one}
modes: %main LocalSize 1 1 1, {${one} | narrow: ${other}} 16, {${one} | middle: ${other}} 32
%main {${one} | wide: ${other}} 64`,
    ),
    on(
      { [limit]: `${independence}_32_BIT_ONLY` },
      pairIn(pieces)`${rule}/only-32 ${inVulkan}: numbers of 32 bits alone have ${other}
modes: %main LocalSize 1 1 1, {${one} | narrow: ${other}} 16, ${other} 32, {${one} | wide: ${other}} 64`,
    ),
    on(
      { [limit]: `${independence}_ALL` },
      pairIn(pieces)`${rule}/all ${inVulkan}: numbers of 64 bits have another mode than those of 16
modes: %main LocalSize 1 1 1, ${one} 16, ${other} 64`,
    ),
  ]
}

const floatControls2 = { capabilities: ['FloatControls2'], extensions: ['SPV_KHR_float_controls2'] }

/** Flags of fast arithmetic: numbers that are no NaN (1), finite numbers (2), and zeros without sign (4). */
const flags = '{%uint_7 | no-nan: %uint_6 | no-inf: %uint_5 | no-nsz: %uint_3 | none: %uint_0}'
const mask =
  '{NotNaN|NotInf|NSZ | no-nan: NotInf|NSZ | no-inf: NotNaN|NSZ | no-nsz: NotNaN|NotInf | none: None}'

function fast(width: keyof typeof types) {
  const type = types[width]
  const pieces = stage('GLCompute', floatControls2)
  const limit = `${controls}::shaderSignedZeroInfNanPreserveFloat${width}` as const
  const rule = `fast-math-${width}-flags`
  return [
    ...feature(
      limit,
      pairIn(pieces)`fast-math-default-${String(width)}-flags/mode ${inVulkan}
arithmetic is as fast as it must be
modes: %main LocalSize 1 1 1
OpExecutionModeId %main FPFastMathDefault %${type} ${flags}`,
    ),
    ...feature(
      limit,
      pairIn(pieces)`${rule}/result ${inVulkan}: a sum is as fast as it must be
annotations: %sum FPFastMathMode ${mask}
body: %sum = OpFAdd %${type} %a_${type} %a_${type}`,
    ),
    ...feature(
      limit,
      pairIn(pieces)`${rule}/operand ${inVulkan}: a comparison of vectors is as fast as it must be
annotations: %less FPFastMathMode ${mask}
body: %less = OpFOrdLessThan %bool2 %a_${type}2 %a_${type}2`,
    ),
  ]
}

/** Pairs of the rules on modes of floating-point arithmetic beside what a device supports. */
export const pairs = [
  ...modes.flatMap((mode) => widths.flatMap((width) => supported(mode, width))),
  ...kinds.flatMap(alike),
  ...widths.flatMap(fast),
]
