import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { limited, lines } from './case.ts'

const controls = 'VkPhysicalDeviceFloatControlsProperties'

/** A shader with modes of floating-point arithmetic, each with a width. */
function controlled(...modes: readonly string[]): Pieces {
  const names = [...new Set(modes.map((mode) => mode.split(' ')[0]))]
  return {
    minor: 4,
    capabilities: lines(
      ...['Shader', 'Float16', 'Float64', ...names].map((name) => `OpCapability ${name}`),
    ),
    modes: lines(
      'OpExecutionMode %main LocalSize 1 1 1',
      ...modes.map((mode) => `OpExecutionMode %main ${mode}`),
    ),
    entryPoints: 'OpEntryPoint GLCompute %main "main"',
  }
}

const float16: Pieces = {
  minor: 6,
  capabilities: lines(
    ...['Shader', 'FloatControls2', 'Float16', 'Float64'].map((name) => `OpCapability ${name}`),
  ),
  extensions: 'OpExtension "SPV_KHR_float_controls2"',
  entryPoints: 'OpEntryPoint GLCompute %main "main"',
}
const numbers = lines(
  '%f16 = OpTypeFloat 16',
  '%f64 = OpTypeFloat 64',
  '%n16 = OpConstantNull %f16',
  '%n32 = OpConstantNull %f32',
  '%n64 = OpConstantNull %f64',
  '%all = OpConstant %u32 7',
  '%some = OpConstant %u32 3',
)

function fastDefault(width: number, flags: string): Pieces {
  return {
    ...float16,
    modes: lines(
      'OpExecutionMode %main LocalSize 1 1 1',
      `OpExecutionModeId %main FPFastMathDefault %f${width} %${flags}`,
    ),
    declarations: numbers,
  }
}

function fast(width: number, flags: string): Pieces {
  return {
    ...float16,
    modes: 'OpExecutionMode %main LocalSize 1 1 1',
    annotations: `OpDecorate %sum FPFastMathMode ${flags}`,
    declarations: numbers,
    body: `%sum = OpFAdd %f${width} %n${width} %n${width}`,
  }
}

const without = (width: number) => ({
  [controls]: { [`shaderSignedZeroInfNanPreserveFloat${width}`]: false },
})

/** Limits of floating-point modes. */
export const floatCases: readonly RuleCase[] = [
  ...(
    [
      ['SignedZeroInfNanPreserve', 'signed-zero-inf-nan-preserve'],
      ['DenormPreserve', 'denorm-preserve'],
      ['DenormFlushToZero', 'denorm-flush-to-zero'],
      ['RoundingModeRTE', 'rounding-mode-rte'],
      ['RoundingModeRTZ', 'rounding-mode-rtz'],
    ] as const
  ).flatMap(([mode, slug]) =>
    [16, 32, 64].map((width) =>
      limited(
        `${slug}-${width}-supported`,
        { [controls]: { [`shader${mode}Float${width}`]: false } },
        controlled(`${mode} ${width === 16 ? 32 : 16}`),
        controlled(`${mode} ${width}`),
      ),
    ),
  ),
  ...(
    [
      ['denorm', 'denormBehaviorIndependence', 'DenormPreserve', 'DenormFlushToZero'],
      ['rounding', 'roundingModeIndependence', 'RoundingModeRTE', 'RoundingModeRTZ'],
    ] as const
  ).flatMap(([slug, property, one, other]) => [
    limited(
      `${slug}-modes-alike`,
      { [controls]: { [property]: 'VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY' } },
      controlled(`${one} 16`, `${one} 64`, `${other} 32`),
      controlled(`${one} 16`, `${other} 64`),
    ),
    limited(
      `${slug}-modes-alike`,
      { [controls]: { [property]: 'VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE' } },
      controlled(`${one} 16`, `${one} 32`),
      controlled(`${one} 16`, `${other} 32`),
    ),
  ]),
  ...[16, 32, 64].flatMap((width) => [
    limited(
      `fast-math-default-${width}-flags`,
      without(width),
      fastDefault(width, 'all'),
      fastDefault(width, 'some'),
    ),
    limited(
      `fast-math-${width}-flags`,
      without(width),
      fast(width, 'NotNaN|NotInf|NSZ'),
      fast(width, 'NotNaN|NSZ'),
    ),
  ]),
]
