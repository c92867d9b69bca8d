import { expect, it } from 'vitest'
import type { Request } from '#reference/execute/request'
import { octets, runText, words } from '../../support/compute.ts'

/** Loads word 1 of the buffer that descriptor `index` describes. */
function text(index: number): string {
  return `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %heap %out
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %heap BuiltIn ResourceHeapEXT
OpDecorateId %buffers ArrayStrideIdEXT %size
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%signature = OpTypeFunction %void
%uint = OpTypeInt 32 0
%uint_0 = OpConstant %uint 0
%uint_1 = OpConstant %uint 1
%index = OpConstant %uint ${index}
%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%pointer_StorageBuffer_block = OpTypePointer StorageBuffer %block
%word_pointer = OpTypePointer StorageBuffer %uint
%in_heap = OpTypeUntypedPointerKHR UniformConstant
%buffer = OpTypeBufferEXT StorageBuffer
%size = OpConstantSizeOfEXT %uint %buffer
%buffers = OpTypeRuntimeArray %buffer
%heap = OpUntypedVariableKHR %in_heap UniformConstant
%out = OpVariable %pointer_StorageBuffer_block StorageBuffer
%main = OpFunction %void None %signature
%entry = OpLabel
%place = OpUntypedAccessChainKHR %in_heap %buffers %heap %index
%data = OpBufferPointerEXT %pointer_StorageBuffer_block %place
%second = OpAccessChain %word_pointer %data %uint_0 %uint_1
%value = OpLoad %uint %second
%first = OpAccessChain %word_pointer %out %uint_0 %uint_0
OpStore %first %value
OpReturn
OpFunctionEnd
`
}

const request: Partial<Request> = {
  bindings: new Map([
    ['0,1', new Uint8Array(8)],
    ['heap,0', octets(1, 2)],
    ['heap,48', octets(3, 4)],
  ]),
}

it('the interpreter finds buffers in a heap by the given size of a descriptor', () => {
  const sized = { ...request, descriptorSizes: new Map([['OpTypeBufferEXT', 48]]) }
  expect(words(runText(text(1), sized), 1)).toEqual([4])
  expect(words(runText(text(0), sized), 1)).toEqual([2])
})

it('the interpreter reports offsets in a heap at which no descriptor begins, and sizes that are not given', () => {
  const smaller = { ...request, descriptorSizes: new Map([['OpTypeBufferEXT', 16]]) }
  expect(runText(text(1), smaller)).toMatchObject({
    kind: 'undefined',
    section: 'OpBufferPointerEXT',
    message: 'no descriptor of a buffer begins at byte 16 of the heap',
  })
  expect(words(runText(text(3), smaller), 1)).toEqual([4])
  expect(runText(text(1), request)).toMatchObject({ kind: 'unsupported' })
})
