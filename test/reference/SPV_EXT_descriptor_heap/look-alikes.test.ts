import { expect, test } from 'vitest'
import { assembly } from '../../support/assembly.ts'
import { blamesOfWords, rulesOf } from '../broken-rules.ts'
import { type Parts, shader } from './program.ts'

function broken(parts: Parts): readonly string[] {
  return rulesOf(blamesOfWords(assembly(shader(parts).text, { version: 0x0001_0600 })))
}

test('a buffer pointer from an id that is not defined is not blamed for where it comes from', () => {
  const module = (base: string): Parts => ({
    annotations: 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0',
    declarations: '%block = OpTypeStruct %u32',
    body: `
%at = OpUntypedAccessChainKHR %p_constant %buffers ${base} %u1
%data = OpBufferPointerEXT %p_buffer %at`,
  })
  expect(broken(module('%resource_heap'))).toEqual([])
  expect(broken(module('%undefined'))).toEqual(['core/id-defined'])
})

const image = '%again = OpConstantSizeOfEXT %u32 %image\n%it = OpTypeStruct %image %u32 %u32'
const size = (member: number, id = '%image_size') =>
  `OpMemberDecorateIdEXT %it ${member} OffsetIdEXT ${id}\n`

test('members with two offsets each are not compared by the size that one of them is', () => {
  const module = (annotations: string): Parts => ({ annotations, declarations: image })
  const distinct = 'SPV_EXT_descriptor_heap/descriptor-members-cause-no-overlap'
  expect(broken(module(size(0) + size(1, '%again')))).toEqual([distinct])
  const literal = 'OpMemberDecorate %it 0 Offset 256\n'
  expect(broken(module(literal + size(0) + size(1, '%again')))).not.toContain(distinct)
  const second = size(0, '%u64')
  expect(broken(module(size(0) + second + size(1, '%again')))).not.toContain(distinct)
})

test('members that touch count as one range of bytes', () => {
  const offsets = [...Array.from({ length: 20 }, (_, n) => 4 * n), 128, 256]
  const module = (id: string): Parts => ({
    annotations: `
${offsets.map((offset, n) => `OpMemberDecorate %inner ${n} Offset ${offset}`).join('\n')}
OpMemberDecorate %it 0 Offset 0
OpMemberDecorateIdEXT %it 1 OffsetIdEXT ${id}
OpMemberDecorate %it 2 Offset 512`,
    declarations: `
%u128 = OpConstant %u32 128
%u192 = OpConstant %u32 192
%inner = OpTypeStruct ${offsets.map(() => '%u32').join(' ')}
%it = OpTypeStruct %inner %u32 %image`,
  })
  expect(broken(module('%u192'))).toEqual([])
  expect(broken(module('%u128'))).toEqual(['SPV_EXT_descriptor_heap/offset-ids-cause-no-overlap'])
})

/** An object in StorageBuffer of the type `%it`. */
function laidOut(annotations: string, declarations: string): Parts {
  return {
    interface: '%var',
    annotations,
    declarations: `
${declarations}
%p = OpTypePointer StorageBuffer %it
%var = OpVariable %p StorageBuffer`,
  }
}

test('an array of descriptors after another member needs a stride', () => {
  const module = (stride: string) =>
    laidOut(
      `${stride}\nOpMemberDecorate %it 0 Offset 0\nOpMemberDecorate %it 1 Offset 16`,
      '%all = OpTypeRuntimeArray %image\n%it = OpTypeStruct %u32 %all',
    )
  expect(broken(module('OpDecorateId %all ArrayStrideIdEXT %image_size'))).toEqual([])
  expect(broken(module(''))).toEqual([
    'SPV_EXT_descriptor_heap/arrays-of-descriptors-have-a-stride',
  ])
})

test('elements at the size of a descriptor hold nothing beside it', () => {
  const module = (stride: string) =>
    laidOut(
      `OpDecorateId %it ArrayStrideIdEXT ${stride}
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 4`,
      '%pair = OpTypeStruct %u32 %image\n%it = OpTypeArray %pair %u4',
    )
  expect(broken(module('%u64'))).toEqual([])
  expect(broken(module('%image_size'))).toEqual([
    'SPV_EXT_descriptor_heap/descriptor-elements-cause-no-overlap',
  ])
})
