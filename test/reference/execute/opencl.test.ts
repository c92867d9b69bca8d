import { expect, it } from 'vitest'
import { openclInstructions } from '#reference/execute/extended'
import {
  type ComputeShader,
  loads,
  octets,
  runText,
  shaderText,
  stores,
  words,
} from '../../support/compute.ts'

/** Instruction, operands, result; of 32-bit integers, whose result has 32 bits. */
const samples: readonly (readonly [string, readonly number[], number])[] = [
  ['s_abs', [-5], 5],
  ['u_abs', [5], 5],
  ['s_abs_diff', [-5, 3], 8],
  ['u_abs_diff', [3, 5], 2],
  ['s_add_sat', [0x7fff_ffff, 1], 0x7fff_ffff],
  ['u_add_sat', [0xffff_ffff, 2], 0xffff_ffff],
  ['s_sub_sat', [-0x8000_0000, 1], 0x8000_0000],
  ['u_sub_sat', [1, 2], 0],
  ['s_hadd', [-3, -4], -4],
  ['u_hadd', [0xffff_ffff, 1], 0x8000_0000],
  ['s_rhadd', [-3, -4], -3],
  ['u_rhadd', [4, 3], 4],
  ['s_clamp', [-9, -3, 4], -3],
  ['u_clamp', [9, 3, 4], 4],
  ['s_mad_hi', [-1, 1, 7], 6],
  ['u_mad_hi', [0x8000_0000, 4, 7], 9],
  ['s_mad_sat', [0x4000_0000, 2, 1], 0x7fff_ffff],
  ['u_mad_sat', [0x8000_0000, 2, 1], 0xffff_ffff],
  ['s_max', [-1, 1], 1],
  ['u_max', [-1, 1], -1],
  ['s_min', [-1, 1], -1],
  ['u_min', [-1, 1], 1],
  ['s_mul_hi', [-1, 1], -1],
  ['u_mul_hi', [-1, 2], 1],
  ['clz', [1], 31],
  ['ctz', [8], 3],
  ['ctz', [0], 32],
  ['rotate', [0x8000_0001, 33], 3],
  ['popcount', [0xf0f0], 8],
  ['select', [7, 9, 0], 7],
  ['select', [7, 9, 1], 9],
  ['bitselect', [0x1234, 0xabcd, 0xff00], 0xab34],
]

/** Runs the shader as a module of both worlds, for the set needs the memory model of kernels. */
function run(shader: ComputeShader, input: readonly number[]) {
  const text = shaderText({
    ...shader,
    capabilities: `OpCapability Kernel\n${shader.capabilities ?? ''}`,
    imports: '%cl = OpExtInstImport "OpenCL.std"',
    memoryModel: 'OpMemoryModel Logical OpenCL',
  })
  const bindings = new Map([
    ['0,0', octets(...input)],
    ['0,1', new Uint8Array(64)],
  ])
  return runText(text, { bindings })
}

it.each(samples)('the interpreter computes OpenCL.std %s of %j as %i', (name, values, expected) => {
  const operands = values.map((_, n) => `%i${n}`).join(' ')
  const body = `${loads(values.length)}\n%r = OpExtInst %uint %cl ${name} ${operands}\n${stores('%r')}`
  const outcome = run(
    { body },
    values.map((value) => value >>> 0),
  )
  expect(words(outcome, 1)).toEqual([expected >>> 0])
})

it.each([
  ['s_upsample', 0x8000_0000, 0x8000_0000],
  ['u_upsample', 5, 0x8000_0001],
])('the interpreter joins two integers by OpenCL.std %s', (name, high, low) => {
  const body = `${loads(2)}
%r = OpExtInst %ulong %cl ${name} %i0 %i1
%pair = OpBitcast %uint2 %r
%low = OpCompositeExtract %uint %pair 0
%high = OpCompositeExtract %uint %pair 1
${stores('%low', '%high')}`
  const declarations = '%ulong = OpTypeInt 64 0'
  expect(
    words(run({ capabilities: 'OpCapability Int64', declarations, body }, [high, low]), 2),
  ).toEqual([low, high])
})

it('the interpreter selects components by the most significant bit in OpenCL.std select of vectors', () => {
  const body = `${loads(3)}
%a = OpCompositeConstruct %uint2 %i0 %i0
%b = OpCompositeConstruct %uint2 %i1 %i1
%c = OpCompositeConstruct %uint2 %i2 %i0
%r = OpExtInst %uint2 %cl select %a %b %c
%x = OpCompositeExtract %uint %r 0
%y = OpCompositeExtract %uint %r 1
${stores('%x', '%y')}`
  expect(words(run({ body }, [1, 2, 0x8000_0000]), 2)).toEqual([2, 1])
})

it('the interpreter reports that it does not know OpenCL.std select of floating-point values', () => {
  const body = `${loads(1)}
%f = OpBitcast %float %i0
%r = OpExtInst %float %cl select %f %f %i0
%x = OpBitcast %uint %r
${stores('%x')}`
  expect(run({ body }, [1])).toMatchObject({ kind: 'unsupported' })
})

it('every instruction of OpenCL.std that the interpreter has is run by a sample', () => {
  const asked = new Set([...samples.map(([name]) => name), 's_upsample', 'u_upsample'])
  expect([...openclInstructions.keys()].filter((name) => !asked.has(name))).toEqual([])
})
