import { afterAll, beforeAll, expect, test } from 'vitest'
import { validate } from '#reference/validate'
import type { Assembler } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { assembler } from '../../support/tools.ts'
import { type Program, shader } from './program.ts'

/** A module with one fault, and where it is: the name of an instruction, and the word in it. */
const faults: readonly (readonly [string, number, Program])[] = [
  ['OpTypeBufferEXT', 2, shader({ declarations: '%b = OpTypeBufferEXT Private' })],
  ['OpConstantSizeOfEXT', 1, shader({ declarations: '%c = OpConstantSizeOfEXT %f32 %image' })],
  ['OpConstantSizeOfEXT', 3, shader({ declarations: '%c = OpConstantSizeOfEXT %u32 %u32' })],
  ['OpBufferPointerEXT', 3, shader({ body: '%d = OpBufferPointerEXT %p_buffer %sampler_heap' })],
  [
    'OpMemberDecorateIdEXT',
    2,
    shader({
      annotations: 'OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u0',
      declarations: '%s = OpTypeStruct %image',
    }),
  ],
  [
    'OpMemberDecorateIdEXT',
    4,
    shader({
      annotations: 'OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u32',
      declarations: '%s = OpTypeStruct %image',
    }),
  ],
  [
    'OpGroupDecorate',
    3,
    shader({
      annotations: `
OpDecorateId %group ArrayStrideIdEXT %image_size
%group = OpDecorationGroup
OpGroupDecorate %group %more %image`,
      declarations: '%more = OpTypeArray %image %u4',
    }),
  ],
  [
    'OpTypeStruct',
    3,
    shader({
      annotations: `
OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u4
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u4`,
      declarations: '%s = OpTypeStruct %image %image',
    }),
  ],
]

let assemble: Assembler

beforeAll(async () => {
  assemble = await assembler('harness:spirv-as@testing')
})

afterAll(() => assemble.close())

test.each(faults)('points at %s, word %i', async (name, place, { text, environment }) => {
  const target = environmentByName(environment)
  if (target === undefined) throw new Error(`no environment ${environment}`)
  const output = await assemble.assemble(text, target)
  if (output.kind !== 'output') throw new Error(JSON.stringify(output))
  const verdict = validate(output.value, target)
  if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
  const words = new Uint32Array(new Uint8Array(output.value).buffer)
  const [blame, ...others] = verdict.blames
  expect(others).toEqual([])
  let index = 5
  while (index + ((words[index] ?? 0) >>> 16) <= (blame?.word ?? 0))
    index += (words[index] ?? 0) >>> 16
  expect(instructionByOpcode((words[index] ?? 0) & 0xffff)?.name).toBe(name)
  expect((blame?.word ?? 0) - index).toBe(place)
})
