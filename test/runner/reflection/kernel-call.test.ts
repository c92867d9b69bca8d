import { describe, expect, it } from 'vitest'
import { reflectedProgram } from '#generators/NonSemantic.ClspvReflection/shared/clspv/program'
import { programs } from '#generators/NonSemantic.ClspvReflection/shared/clspv/programs'
import { encode } from '#generators/words/encode'
import { decode } from '#reference/decode/decode'
import { execute } from '#reference/execute/execute'
import type { Argument } from '#reference/execute/request'
import { isProblem } from '#runner/is-problem'
import { type KernelCall, kernelRequest } from '#runner/reflection/kernel-call'
import { readReflection } from '#runner/reflection/read-reflection'

const floats = (...values: readonly number[]): Uint8Array =>
  new Uint8Array(Float32Array.from(values).buffer)
const buffer = (...values: readonly number[]): Argument => ({
  kind: 'buffer',
  bytes: floats(...values),
})
const value = (bytes: Uint8Array): Argument => ({ kind: 'value', bytes })

function requestOf(name: string, version: number, call: KernelCall) {
  const program = programs[name]
  if (program === undefined) throw new Error(name)
  const words = encode(reflectedProgram(program, 6, version))
  return { words, request: kernelRequest(readReflection(decode(words).module, true), call) }
}

/** Floats of a binding after the call. */
function run(
  name: string,
  version: number,
  call: KernelCall,
  binding: string,
): readonly number[] | string {
  const { words, request } = requestOf(name, version, call)
  if (isProblem(request)) return request.message
  const outcome = execute(words, request)
  if (outcome.kind !== 'finished') return `${outcome.kind}: ${outcome.message}`
  const bytes = outcome.buffers.get(binding)?.bytes ?? new Uint8Array()
  return [...new Float32Array(bytes.slice().buffer)]
}

describe('a kernel is called as its reflection says', () => {
  it('a kernel is called with buffers by ordinal, as its reflection says', () => {
    const call: KernelCall = {
      kernel: 'copy',
      arguments: [buffer(1, 2, 3, 4), buffer(0, 0, 0, 0)],
      groups: [2, 1, 1],
      localSize: [2, 1, 1],
    }
    expect(run('buffers', 7, call, '0,1')).toEqual([1, 2, 3, 4])
  })

  it('a kernel is called with a value in the push constants, as its reflection says', () => {
    const call: KernelCall = {
      kernel: 'fill',
      arguments: [buffer(0, 0), value(floats(7))],
      groups: [2, 1, 1],
    }
    expect(run('buffers', 7, call, '0,1')).toEqual([7, 7])
  })

  it('a kernel is called with values that share a uniform buffer, as its reflection says', () => {
    const call: KernelCall = {
      kernel: 'scale',
      arguments: [
        buffer(0),
        buffer(3, ...Array<number>(15).fill(0)),
        value(new Uint8Array(4)),
        value(floats(5, 0, 0, 0)),
        value(floats(2)),
      ],
      groups: [1, 1, 1],
    }
    expect(run('uniforms', 7, call, '0,0')).toEqual([17])
  })

  it('a kernel is called with workgroup memory sized by specialization, as its reflection says', () => {
    const call: KernelCall = {
      kernel: 'reduce',
      arguments: [buffer(6), { kind: 'workgroup', size: 32 }],
      groups: [1, 1, 1],
    }
    expect(run('local-memory', 7, call, '0,0')).toEqual([6])
    const { request } = requestOf('local-memory', 7, call)
    expect('specialization' in request && request.specialization.get(3)).toBe(8n)
  })

  it('a kernel is called with sizes and offsets where the module asks for them', () => {
    const call: KernelCall = {
      kernel: 'locate',
      arguments: [buffer(...Array<number>(32).fill(0))],
      groups: [2, 3, 1],
    }
    const { request } = requestOf('work-sizes', 7, call)
    if (isProblem(request)) throw new Error(request.message)
    expect(request.localSize).toEqual([8, 4, 1])
    expect([...request.specialization]).toEqual([0n, 0n, 0n, 2n].map((each, id) => [id, each]))
    const pushed = new Uint32Array(request.pushConstants.slice(0, 76).buffer)
    expect([...pushed.subarray(4, 7)]).toEqual([8, 4, 1])
    expect([...pushed.subarray(8, 11)]).toEqual([16, 12, 1])
    expect([...pushed.subarray(16, 19)]).toEqual([2, 3, 1])
  })

  it('a kernel is called with constant data in its buffer', () => {
    const call: KernelCall = { kernel: 'look_up', arguments: [buffer(0)], groups: [1, 1, 1] }
    const { request } = requestOf('constant-data', 2, call)
    expect('bindings' in request && request.bindings.get('1,0')).toEqual(floats(1, 2))
  })

  it.each([
    ['buffers', 'absent', [], 'there is no kernel absent among copy, fill'],
    ['buffers', 'copy', [buffer(1)], 'copy has 2 arguments, 1 are given'],
    [
      'buffers',
      'fill',
      [buffer(1), buffer(1)],
      'argument 1 (ArgumentPodPushConstant): value is required, buffer is given',
    ],
    [
      'buffers',
      'fill',
      [buffer(1), value(floats(1, 2))],
      'argument 1 (ArgumentPodPushConstant): it has 4 bytes, 8 are given',
    ],
    [
      'local-memory',
      'reduce',
      [buffer(1), { kind: 'workgroup', size: 6 } as const],
      'argument 1 (ArgumentWorkgroup): 6 bytes are no whole number of elements',
    ],
    [
      'images',
      'resample',
      [buffer(1), buffer(1), buffer(1)],
      'argument 0 (ArgumentSampledImage): the interpreter does not pass arguments of this kind',
    ],
  ])('a kernel is not called with wrong input: %s, %s', (name, kernel, given, message) => {
    const { request } = requestOf(name, 7, { kernel, arguments: given, groups: [1, 1, 1] })
    expect(isProblem(request) && request.message).toBe(message)
  })
})
