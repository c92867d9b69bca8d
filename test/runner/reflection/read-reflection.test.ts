import { describe, expect, test } from 'vitest'
import { decode } from '#reference/decode/decode'
import { descriptorTypes } from '#runner/reflection/descriptor-types'
import { readReflection } from '#runner/reflection/read-reflection'
import { specIdOperands } from '#runner/reflection/spec-id-operands'
import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { kernels } from './kernels.ts'
import { codesOf, wordsOf } from './reflected.ts'

const noInfo = { addressQualifier: 0, accessQualifier: 0, typeQualifier: 0 }

describe('a module of two kernels', () => {
  test('is read completely', () => {
    expect(codesOf(kernels)).toEqual([])
    const read = readReflection(decode(wordsOf(kernels)).module, true)
    expect(JSON.parse(JSON.stringify(read))).toEqual({
      versions: ['5'],
      kernels: [
        {
          name: 'saxpy',
          function: 100,
          word: 448,
          numArguments: 3,
          flags: 1,
          attributes: 'vec_type_hint(float)',
        },
        { name: 'blur', function: 200, word: 507, numArguments: 2, flags: 0, attributes: '' },
      ],
      arguments: [
        {
          kind: 'ArgumentStorageBuffer',
          word: 468,
          kernel: 'saxpy',
          ordinal: 0,
          descriptorSet: 0,
          binding: 0,
          info: { ...noInfo, name: 'x', typeName: 'float*', addressQualifier: 1 },
        },
        {
          kind: 'ArgumentPodPushConstant',
          word: 488,
          kernel: 'saxpy',
          ordinal: 1,
          offset: 16,
          size: 4,
          info: { ...noInfo, name: 'a', typeName: 'float' },
        },
        {
          kind: 'ArgumentWorkgroup',
          word: 498,
          kernel: 'saxpy',
          ordinal: 2,
          specId: 3,
          elemSize: 4,
        },
        {
          kind: 'ArgumentSampledImage',
          word: 517,
          kernel: 'blur',
          ordinal: 0,
          descriptorSet: 0,
          binding: 0,
        },
        {
          kind: 'ArgumentStorageImage',
          word: 526,
          kernel: 'blur',
          ordinal: 1,
          descriptorSet: 0,
          binding: 1,
        },
      ],
      resources: [
        {
          kernel: 'saxpy',
          descriptorSet: 0,
          binding: 0,
          descriptorType: 'storage buffer',
          kinds: ['ArgumentStorageBuffer'],
          variables: [40, 42],
        },
        {
          kernel: 'blur',
          descriptorSet: 0,
          binding: 0,
          descriptorType: 'sampled image',
          kinds: ['ArgumentSampledImage'],
          variables: [40, 42],
        },
        {
          kernel: 'blur',
          descriptorSet: 0,
          binding: 1,
          descriptorType: 'storage image',
          kinds: ['ArgumentStorageImage'],
          variables: [43],
        },
        {
          descriptorSet: 1,
          binding: 0,
          descriptorType: 'sampler',
          kinds: ['LiteralSampler'],
          variables: [44],
          mask: 16,
        },
        {
          descriptorSet: 1,
          binding: 1,
          descriptorType: 'uniform buffer',
          kinds: ['ConstantDataUniform'],
          variables: [45],
        },
        {
          descriptorSet: 0,
          binding: 2,
          descriptorType: 'storage buffer',
          kinds: ['PrintfBufferStorageBuffer'],
          variables: [41],
        },
      ],
      pushConstants: [
        {
          kind: 'ArgumentPodPushConstant',
          word: 488,
          kernel: 'saxpy',
          ordinal: 1,
          offset: 16,
          size: 4,
        },
        { kind: 'PushConstantGlobalOffset', word: 543, offset: 0, size: 12 },
      ],
      specConstants: [
        {
          kind: 'ArgumentWorkgroup',
          operand: 'SpecId',
          kernel: 'saxpy',
          ordinal: 2,
          specId: 3,
          constants: [23],
        },
        { kind: 'SpecConstantWorkgroupSize', operand: 'X', specId: 0, constants: [20] },
        { kind: 'SpecConstantWorkgroupSize', operand: 'Y', specId: 1, constants: [21] },
        { kind: 'SpecConstantWorkgroupSize', operand: 'Z', specId: 2, constants: [22] },
      ],
      constantData: [
        {
          kind: 'ConstantDataUniform',
          word: 558,
          descriptorSet: 1,
          binding: 1,
          data: '0000803f00000040',
          bytes: 8,
        },
      ],
      printf: {
        buffers: [
          {
            kind: 'PrintfBufferStorageBuffer',
            word: 575,
            descriptorSet: 0,
            binding: 2,
            size: 1024,
          },
        ],
        strings: [{ id: 0, format: '%d: %fn', argumentSizes: [4, 8] }],
      },
      mismatches: [],
    })
  })

  test('is read in part if words are broken', () => {
    const words = wordsOf(kernels)
    const firstOfReflection = 448
    const values = [0, 0xffff_ffff, 300, 302, 46, 11]
    let read = 0
    let silent = 0
    for (let index = firstOfReflection; index < words.length; index++)
      for (const value of values) {
        const broken = words.slice()
        broken[index] = value
        const { kernels: found, mismatches } = readReflection(decode(broken).module, true)
        read += found.length
        if (mismatches.length === 0) silent++
        for (const { word, message } of mismatches) {
          expect(word).toBeLessThan(words.length)
          expect(message).not.toMatch(/undefined|NaN|Infinity/)
        }
      }
    expect(read).toBeGreaterThan(1000)
    expect(silent).toBeGreaterThan(100)
  })

  test('is read in part if it is cut short', () => {
    const words = wordsOf(kernels)
    let shorter = 0
    for (let length = 0; length < words.length; length += 3) {
      const { kernels: found } = readReflection(decode(words.slice(0, length)).module, false)
      if (found.length < 2) shorter++
    }
    expect(shorter).toBeGreaterThan(100)
  })
})

/** Reflection that no text allows, each line in a module without another. */
const nonsense: readonly string[] = [
  '%300 = OpExtInst %50 %1 Kernel %300 %300 %300 %300 %300',
  '%300 = OpExtInst %50 %1 ArgumentStorageBuffer %301 %60 %60 %60\n%301 = OpExtInst %50 %1 Kernel %300 %2',
  '%301 = OpExtInst %50 %1 ArgumentInfo %301 %301\n%302 = OpExtInst %50 %1 ArgumentStorageBuffer %302 %302 %302 %302 %302',
  '%300 = OpExtInst %50 %1 Kernel',
  '%300 = OpExtInst %50 %1 PrintfInfo',
  '%300 = OpExtInst %50 %1 ArgumentPodPushConstant',
  '%300 = OpExtInst %50 %1 ProgramScopeVariablePointerRelocation %60',
  '%300 = OpExtInst %50 %1 !99 %60',
]

describe('nonsensical reflection', () => {
  const module = kernels.slice(0, kernels.indexOf('%300 ='))
  test.each(nonsense)('is read without an error: %s', (text) => {
    const words = wordsOf(`${module}${text.replaceAll(/OpExtInst %50 %1 ([A-Z]\w+)/g, numbered)}\n`)
    const { versions, mismatches } = readReflection(decode(words).module, true)
    expect(versions).toEqual(['5'])
    expect(mismatches.filter(({ code }) => code !== 'relocation-without-data')).toEqual([])
  })

  test('is added up in numbers beyond 32 bits', () => {
    const most = '%90000 = OpConstant %51 4294967295\n'
    const text = kernels
      .replace('%60 = OpConstant', `${most}%60 = OpConstant`)
      .replace('PushConstant %300 %61 %66 %64', 'PushConstant %300 %61 %90000 %90000')
    expect(codesOf(text)).toEqual(['range-outside-block'])
  })

  test('is absent if the import is of another set', () => {
    const text = kernels.replace('NonSemantic.ClspvReflection.5', 'NonSemantic.Other')
    const words = wordsOf(text.replaceAll(/OpExtInst %50 %1 ([A-Z]\w+)/g, numbered))
    expect(readReflection(decode(words).module, true)).toEqual({
      versions: [],
      kernels: [],
      arguments: [],
      resources: [],
      pushConstants: [],
      specConstants: [],
      constantData: [],
      printf: { buffers: [], strings: [] },
      mismatches: [],
    })
  })
})

/** An instruction by its number, so that the assembler does not count its operands. */
function numbered(_: string, name: string): string {
  const row = reflectionInstructions.find((instruction) => instruction.name === name)
  return `OpExtInst %50 %1 !${row?.number}`
}

test('reflection has a descriptor type for every instruction with a binding, and every SpecId', () => {
  const bound = reflectionInstructions.filter(({ operands }) =>
    operands.some(({ name }) => name === 'Binding'),
  )
  expect(bound.length).toBeGreaterThan(10)
  expect([...descriptorTypes.keys()]).toEqual(bound.map(({ name }) => name))
  const specialized = reflectionInstructions.filter(
    ({ name }) => name.startsWith('SpecConstant') || name === 'ArgumentWorkgroup',
  )
  expect([...specIdOperands.keys()].sort()).toEqual(specialized.map(({ name }) => name).sort())
})
