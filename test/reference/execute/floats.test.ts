import { describe, expect, it } from 'vitest'
import {
  decodeHalf,
  encodeHalf,
  exactProduct,
  exactQuotient,
  exactSum,
  exactSumOfProducts,
} from '#reference/execute/exact'
import { Unknown } from '#reference/execute/value'
import { loads, run, stores, words } from '../../support/compute.ts'

const bits = (value: number): number => new Uint32Array(Float32Array.of(value).buffer)[0] as number

function computed(operation: string, ...values: readonly number[]): number | undefined {
  const body = `${loads(values.length)}
${values.map((_, n) => `%f${n} = OpBitcast %float %i${n}`).join('\n')}
%r = ${operation}
%rb = OpBitcast %uint %r
${stores('%rb')}`
  return words(run({ body }, values.map(bits)), 1)[0]
}

it.each([
  ['OpFAdd %float %f0 %f1', [1.5, 2.25], 3.75],
  ['OpFSub %float %f0 %f1', [1, 2 ** -23], 1 - 2 ** -23],
  ['OpFMul %float %f0 %f1', [3, 0.125], 0.375],
  ['OpFDiv %float %f0 %f1', [3, 4], 0.75],
  ['OpFRem %float %f0 %f1', [-7, 3], -1],
  ['OpFMod %float %f0 %f1', [-7, 3], 2],
  ['OpExtInst %float %glsl Floor %f0', [-1.5], -2],
  ['OpExtInst %float %glsl RoundEven %f0', [2.5], 2],
  ['OpExtInst %float %glsl FClamp %f0 %f1 %f2', [9, 1, 4], 4],
  ['OpExtInst %float %glsl FClamp %f0 %f1 %f2', [0, -1, 4], 0],
  ['OpExtInst %float %glsl Step %f0 %f1', [2, 1], 0],
  ['OpExtInst %float %glsl Step %f0 %f1', [2, 2], 1],
  ['OpExtInst %float %glsl FSign %f0', [-3], -1],
  ['OpExtInst %float %glsl Fma %f0 %f1 %f2', [3, 4, 5], 17],
] as const)('the interpreter computes %s of %j exactly', (operation, values, expected) => {
  expect(computed(operation, ...values)).toBe(bits(expected))
})

it.each([
  ['OpFAdd %float %f0 %f1', [1, 2 ** -24]],
  ['OpFMul %float %f0 %f1', [1 + 2 ** -23, 1 + 2 ** -23]],
  ['OpFDiv %float %f0 %f1', [1, 3]],
  ['OpFDiv %float %f0 %f1', [1, 0]],
  ['OpFMul %float %f0 %f1', [2 ** -100, 2 ** -40]],
  ['OpExtInst %float %glsl Sin %f0', [1]],
  ['OpExtInst %float %glsl Round %f0', [2.5]],
  ['OpExtInst %float %glsl Round %f0', [-0.25]],
  ['OpExtInst %float %glsl RoundEven %f0', [-0.25]],
  ['OpExtInst %float %glsl FSign %f0', [-0]],
  ['OpExtInst %float %glsl FClamp %f0 %f1 %f2', [0, -0, 4]],
  ['OpExtInst %float %glsl FClamp %f0 %f1 %f2', [3, 4, 1]],
] as const)('the interpreter leaves %s of %j open', (operation, values) => {
  expect(computed(operation, ...values)).toBeUndefined()
})

describe.each([16, 32, 64])('results of %i-bit operations', (width) => {
  const operations = {
    sum: exactSum,
    product: exactProduct,
    quotient: exactQuotient,
    'sum of products': (x: number, y: number, factor: number, section: string) =>
      exactSumOfProducts([[x, y]], factor, section),
  }
  it.each(Object.entries(operations))('is left open if a %s exceeds the range', (_, apply) => {
    for (const x of [Infinity, -Infinity, Number.NaN])
      for (const y of [0, 1, -3, Infinity, Number.NaN]) {
        expect(apply(x, y, width, 'here')).toBeInstanceOf(Unknown)
        if (apply !== exactQuotient || Number.isNaN(x))
          expect(apply(y, x, width, 'here')).toBeInstanceOf(Unknown)
      }
  })
  it('are left open for a product that becomes zero by underflow', () => {
    const tiny = width === 64 ? 2 ** -1000 : 2 ** -140
    expect(exactProduct(tiny, tiny, width, 'here')).toBeInstanceOf(Unknown)
    expect(exactQuotient(tiny, 1 / tiny, width, 'here')).toBeInstanceOf(Unknown)
    expect(exactSumOfProducts([[tiny, tiny]], width, 'here')).toBeInstanceOf(Unknown)
  })
})

it('the interpreter adds products in an unspecified order only if the order does not matter', () => {
  const vector = (ids: string) => `%v = OpCompositeConstruct %float2 ${ids}`
  const dot = (values: readonly number[]) => {
    const body = `${loads(2)}
%f0 = OpBitcast %float %i0
%f1 = OpBitcast %float %i1
${vector('%f0 %f1')}
%r = OpDot %float %v %v
%rb = OpBitcast %uint %r
${stores('%rb')}`
    return words(run({ body }, values.map(bits)), 1)[0]
  }
  expect(dot([3, 4])).toBe(bits(25))
  expect(dot([4096, 1])).toBeUndefined()
})

it('the interpreter converts floats that fit an integer, and finds those that do not', () => {
  const convert = (value: number) => {
    const body = `${loads(1)}\n%f = OpBitcast %float %i0\n%r = OpConvertFToU %uint %f\n${stores('%r')}`
    return run({ body }, [bits(value)])
  }
  expect(words(convert(3.75), 1)).toEqual([3])
  expect(words(convert(4294967040), 1)).toEqual([4294967040])
  expect(convert(-1)).toMatchObject({ kind: 'undefined', section: 'OpConvertFToU' })
  expect(convert(4294967296)).toMatchObject({ kind: 'undefined', section: 'OpConvertFToU' })
})

it('the interpreter knows every finite 16-bit float', () => {
  for (let half = 0; half < 0x10000; half++)
    if ((half & 0x7c00) !== 0x7c00) expect(encodeHalf(decodeHalf(half))).toBe(half)
  expect(encodeHalf(2049)).toBe(encodeHalf(2048))
  expect(encodeHalf(2051)).toBe(encodeHalf(2052))
})

/** The bits that an operation on floats leaves under execution modes; `undefined` if they are open. */
function underModes(modes: string, operation: string, ...values: readonly number[]) {
  const body = `${loads(values.length)}
${values.map((_, n) => `%f${n} = OpBitcast %float %i${n}`).join('\n')}
%r = ${operation}
%rb = ${operation.includes('%bool') ? 'OpSelect %uint %r %uint_1 %uint_0' : 'OpBitcast %uint %r'}
${stores('%rb')}`
  const named = modes.split(' ').filter((mode) => mode !== '')
  return words(
    run(
      {
        capabilities: named.map((mode) => `OpCapability ${mode}`).join('\n'),
        size: `1 1 1${named.map((mode) => `, ${mode} 32`).join('')}`,
        body,
      },
      values.map((value) => (Number.isNaN(value) ? 0x7fc00000 : bits(value))),
    ),
    1,
  )[0]
}

const preserve = 'SignedZeroInfNanPreserve'

describe('execution modes of floating-point numbers', () => {
  it.each([
    [preserve, 'OpFOrdNotEqual %bool %f0 %f1', [Number.NaN, 1], 0],
    [preserve, 'OpFUnordLessThan %bool %f0 %f1', [1, Number.NaN], 1],
    [preserve, 'OpIsNan %bool %f0', [Number.NaN], 1],
    [preserve, 'OpFAdd %float %f0 %f1', [-0, -0], bits(-0)],
    [preserve, 'OpFMul %float %f0 %f1', [-1, 0], bits(-0)],
    [preserve, 'OpFNegate %float %f0', [0], bits(-0)],
    [preserve, 'OpFSub %float %f0 %f1', [1, Infinity], bits(-Infinity)],
    ['RoundingModeRTE', 'OpFAdd %float %f0 %f1', [1 + 2 ** -23, 2 ** -24], bits(1 + 2 ** -22)],
    ['RoundingModeRTZ', 'OpFAdd %float %f0 %f1', [1 + 2 ** -23, 2 ** -24], bits(1 + 2 ** -23)],
    ['RoundingModeRTE', 'OpFSub %float %f0 %f1', [1, 2 ** -25], bits(1)],
    ['RoundingModeRTZ', 'OpFSub %float %f0 %f1', [1, 2 ** -25], bits(1 - 2 ** -24)],
    ['RoundingModeRTZ', 'OpFMul %float %f0 %f1', [2 ** 127, 3], bits((2 - 2 ** -23) * 2 ** 127)],
    [`${preserve} RoundingModeRTE`, 'OpFMul %float %f0 %f1', [2 ** 127, 2], bits(Infinity)],
    [`${preserve} RoundingModeRTE`, 'OpFAdd %float %f0 %f1', [0, -0], 0],
    ['DenormPreserve', 'OpFMul %float %f0 %f1', [2 ** -100, 2 ** -40], bits(2 ** -140)],
    ['DenormPreserve', 'OpFOrdEqual %bool %f0 %f1', [2 ** -140, 0], 0],
    ['DenormPreserve', 'OpFNegate %float %f0', [2 ** -140], bits(-(2 ** -140))],
  ] as const)('under %s, %s of %j is known', (modes, operation, values, expected) => {
    expect(underModes(modes, operation, ...values)).toBe(expected)
  })

  it.each([
    ['', 'OpFOrdNotEqual %bool %f0 %f1', [Number.NaN, 1]],
    ['', 'OpIsNan %bool %f0', [Number.NaN]],
    ['', 'OpFNegate %float %f0', [0]],
    ['', 'OpFAdd %float %f0 %f1', [1, Infinity]],
    ['', 'OpFAdd %float %f0 %f1', [1, 2 ** -24]],
    ['', 'OpFMul %float %f0 %f1', [2 ** -140, 2 ** 100]],
    ['', 'OpFOrdEqual %bool %f0 %f1', [2 ** -140, 0]],
    ['', 'OpFNegate %float %f0', [2 ** -140]],
    [preserve, 'OpFNegate %float %f0', [Number.NaN]],
    [preserve, 'OpFAdd %float %f0 %f1', [0, -0]],
    ['RoundingModeRTE', 'OpFMul %float %f0 %f1', [2 ** 127, 2]],
    ['RoundingModeRTE', 'OpFMul %float %f0 %f1', [2 ** -100, 2 ** -40]],
    ['RoundingModeRTE', 'OpFDiv %float %f0 %f1', [1, 3]],
  ] as const)('under %j, %s of %j is left open', (modes, operation, values) => {
    expect(underModes(modes, operation, ...values)).toBeUndefined()
  })
})

it.each([
  ['None', 1],
  ['NotNaN', undefined],
  ['NSZ', undefined],
])('a fast math mode %s of a comparison makes a NaN %j', (flags, expected) => {
  const body = `${loads(1)}
%f0 = OpBitcast %float %i0
%r = OpFUnordEqual %bool %f0 %f0
%rb = OpSelect %uint %r %uint_1 %uint_0
${stores('%rb')}`
  const outcome = run(
    {
      capabilities: 'OpCapability FloatControls2\nOpExtension "SPV_KHR_float_controls2"',
      decorations: `%r FPFastMathMode ${flags}`,
      body,
    },
    [0x7fc00000],
  )
  expect(words(outcome, 1)[0]).toBe(expected)
})

describe('a product that loses bits before it is added', () => {
  const e = 2 ** -23
  const added = (decorations: string, ...values: readonly number[]) => {
    const body = `${loads(3)}
${values.map((_, n) => `%f${n} = OpBitcast %float %i${n}`).join('\n')}
%p = OpFMul %float %f0 %f1
%r = OpFSub %float %f2 %p
%rb = OpBitcast %uint %r
${stores('%rb')}`
    const modes = {
      capabilities: 'OpCapability RoundingModeRTE',
      size: '1 1 1, RoundingModeRTE 32',
    }
    return words(run({ ...modes, decorations, body }, values.map(bits)), 1)[0]
  }

  it.each([
    ['nothing', '', undefined],
    ['the product', '%p NoContraction', bits(e)],
    ['the difference', '%r NoContraction', bits(e)],
  ])('is rounded if NoContraction is on %s: %j', (_, decorations, expected) => {
    expect(added(decorations, 1 + e, 1 + e, 1 + 3 * e)).toBe(expected)
  })

  it('may be contracted if that gives the same number', () => {
    expect(added('', 1 + e, 2, 3)).toBe(bits(1 - 2 * e))
  })
})
