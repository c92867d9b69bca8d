import { expect, it } from 'vitest'
import { loads, octets, run, runText, shaderText, stores, words } from '../../support/compute.ts'

const untyped = {
  capabilities: 'OpCapability UntypedPointersKHR\nOpExtension "SPV_KHR_untyped_pointers"',
  declarations: '%untyped = OpTypeUntypedPointerKHR StorageBuffer',
}

it('the interpreter reads through an untyped pointer a value written through a typed one', () => {
  const capabilities = `OpCapability Int8
OpCapability StorageBuffer8BitAccess
${untyped.capabilities}`
  const decorations =
    'OpDecorate %bytes ArrayStride 1\nOpDecorate %byte_block Block\nOpMemberDecorate %byte_block 0 Offset 0'
  const declarations = `${untyped.declarations}
%uint8 = OpTypeInt 8 0
%bytes = OpTypeRuntimeArray %uint8
%byte_block = OpTypeStruct %bytes`
  const body = `%word = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_0
OpStore %word %big
%place = OpUntypedAccessChainKHR %untyped %byte_block %out %uint_0 %uint_2
%byte = OpLoad %uint8 %place
%wide = OpUConvert %uint %byte
%second = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_1
OpStore %second %wide`
  const more = {
    body,
    capabilities,
    decorations,
    declarations: `${declarations}\n%big = OpConstant %uint 0x11223344`,
  }
  expect(words(run(more), 2)).toEqual([0x11223344, 0x22])
})

it('the interpreter copies the requested number of bytes, and reports the length of a run-time array', () => {
  const body = `%from = OpUntypedAccessChainKHR %untyped %block %in %uint_0 %uint_1
%to = OpUntypedAccessChainKHR %untyped %block %out %uint_0 %uint_2
OpCopyMemorySized %to %from %uint_8
%length = OpUntypedArrayLengthKHR %uint %block %in 0
%first = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_0
OpStore %first %length`
  expect(words(run({ ...untyped, body }, [1, 2, 3, 4, 5]), 5)).toEqual([5, 0, 2, 3, 0])
})

it('the interpreter finds accesses outside of a buffer or an array', () => {
  const far = `%p = OpAccessChain %pointer_StorageBuffer_uint %in %uint_0 %uint_5\n%v = OpLoad %uint %p\n${stores('%v')}`
  expect(run({ body: far }, [1, 2])).toMatchObject({
    kind: 'undefined',
    section: 'OpLoad',
    message: 'bytes 20 to 23 lie outside of buffer 0,0, which has 8 bytes',
  })
  const declarations = `%four = OpTypeArray %uint %uint_4
%four_pointer = OpTypePointer Function %four`
  const body = `%array = OpVariable %four_pointer Function
${loads(1)}
%p = OpAccessChain %pointer_Function_uint %array %i0
OpStore %p %uint_1
%v = OpLoad %uint %p
${stores('%v')}`
  expect(words(run({ body, declarations }, [3]), 1)).toEqual([1])
  expect(run({ body, declarations }, [4])).toMatchObject({
    kind: 'undefined',
    section: 'OpAccessChain',
  })
  expect(run({ body, declarations }, [0xffffffff])).toMatchObject({ section: 'OpAccessChain' })
})

it('the interpreter leaves open what depends on values that were never written', () => {
  const body = `%x = OpVariable %pointer_Function_uint Function
%old = OpLoad %uint %x
%sum = OpIAdd %uint %old %uint_1
OpStore %x %uint_7
%new = OpLoad %uint %x
${stores('%old', '%sum', '%new')}`
  expect(words(run({ body }), 3)).toEqual([undefined, undefined, 7])
})

it('the interpreter stores matrices by rows or by columns as their members say', () => {
  const decorations = `OpDecorate %matrices Block
OpMemberDecorate %matrices 0 Offset 0
OpMemberDecorate %matrices 0 ColMajor
OpMemberDecorate %matrices 0 MatrixStride 8
OpMemberDecorate %matrices 1 Offset 16
OpMemberDecorate %matrices 1 RowMajor
OpMemberDecorate %matrices 1 MatrixStride 8
OpDecorate %both DescriptorSet 0
OpDecorate %both Binding 2`
  const declarations = `%matrix = OpTypeMatrix %float2 2
%matrices = OpTypeStruct %matrix %matrix
%matrices_pointer = OpTypePointer StorageBuffer %matrices
%matrix_pointer = OpTypePointer StorageBuffer %matrix
%column_pointer = OpTypePointer StorageBuffer %float2
%float_pointer = OpTypePointer StorageBuffer %float
%both = OpVariable %matrices_pointer StorageBuffer`
  const body = `%from = OpAccessChain %matrix_pointer %both %uint_0
%to = OpAccessChain %matrix_pointer %both %uint_1
%value = OpLoad %matrix %from
OpStore %to %value
%column = OpAccessChain %column_pointer %both %uint_1 %uint_1
%second = OpLoad %float2 %column
%bits = OpBitcast %uint2 %second
%component = OpAccessChain %float_pointer %both %uint_1 %uint_0 %uint_1
%third = OpLoad %float %component
%a = OpCompositeExtract %uint %bits 0
%b = OpCompositeExtract %uint %bits 1
%c = OpBitcast %uint %third
${stores('%a', '%b', '%c')}`
  const floats = new Uint8Array(new Float32Array([1, 2, 3, 4, 0, 0, 0, 0]).buffer)
  const bindings = new Map([
    ['0,1', new Uint8Array(16)],
    ['0,2', floats],
  ])
  const text = shaderText({ body, decorations, declarations, interfaces: '%both' })
  const outcome = runText(text, { bindings })
  if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome))
  const after = outcome.buffers.get('0,2')
  expect(new Float32Array(after?.bytes.slice().buffer as ArrayBuffer)).toEqual(
    new Float32Array([1, 2, 3, 4, 1, 3, 2, 4]),
  )
  expect(words(outcome, 3)).toEqual([0x40400000, 0x40800000, 0x40000000])
})

it('the interpreter selects a buffer of an array', () => {
  const decorations = 'OpDecorate %several DescriptorSet 1\nOpDecorate %several Binding 0'
  const declarations = `%blocks = OpTypeArray %block %uint_2
%blocks_pointer = OpTypePointer StorageBuffer %blocks
%several = OpVariable %blocks_pointer StorageBuffer`
  const body = `${loads(1)}
%p = OpAccessChain %pointer_StorageBuffer_uint %several %i0 %uint_0 %uint_0
%v = OpLoad %uint %p
${stores('%v')}`
  const bindings = new Map([
    ['0,0', octets(1)],
    ['0,1', octets(0)],
    ['1,0', octets(10)],
    ['1,0,1', octets(20)],
  ])
  const capabilities = 'OpCapability StorageBufferArrayDynamicIndexing'
  const shader = { body, capabilities, decorations, declarations, interfaces: '%several' }
  expect(words(run(shader, [1], { bindings }), 1)).toEqual([20])
})

it('the interpreter ends a run that needs more memory than the limit', () => {
  const declarations = `%many = OpConstant %uint 0x4000000
%large = OpTypeArray %uint %many
%large_pointer = OpTypePointer Private %large
%private = OpVariable %large_pointer Private`
  const shader = { body: stores('%uint_1'), declarations, interfaces: '%private' }
  expect(run(shader)).toMatchObject({ kind: 'limit', limit: 'bytes' })
})

it('the interpreter reports values that are too large for memory, instead of failing', () => {
  const text = shaderText({
    capabilities:
      'OpCapability CooperativeMatrixKHR\nOpCapability VulkanMemoryModel\nOpExtension "SPV_KHR_cooperative_matrix"',
    declarations: `%matrix = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_8 %uint_8 %uint_2
%matrices = OpTypePointer Private %matrix
%zeros = OpConstantComposite %matrix %uint_0
%stored = OpVariable %matrices Private`,
    interfaces: '%stored',
    memoryModel: 'OpMemoryModel Logical Vulkan',
    body: 'OpStore %stored %zeros',
  })
  expect(runText(text)).toMatchObject({ kind: 'unsupported', instruction: 'OpStore' })
})

it('the interpreter skips instructions of non-semantic sets with other operands than in the grammar', () => {
  const bindings = new Map([['0,1', octets(0)]])
  const calls = [
    ['NonSemantic.Shader.DebugInfo.102', '107 %uint_1 %uint_1 %uint_1 %uint_1 %uint_1'],
    ['NonSemantic.Other.1', '107 %uint_1 %uint_1 %uint_1 %uint_1 %uint_1'],
    ['OpenCL.DebugInfo.100', 'DebugExpression'],
  ] as const
  for (const [set, call] of calls) {
    const text = shaderText({
      imports: `%notes = OpExtInstImport "${set}"`,
      declarations: `%more = OpExtInst %void %notes ${call}`,
      body: `%scope = OpExtInst %void %notes ${call}\n${stores('%uint_7')}`,
    })
    expect(words(runText(text, { bindings }), 1)).toEqual([7])
  }
})
