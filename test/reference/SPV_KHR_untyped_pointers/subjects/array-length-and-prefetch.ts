import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

const layout = `
OpDecorate %block Block
OpDecorate %words ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
`

const descriptor = `
OpDecorate %var DescriptorSet 0
OpDecorate %var Binding 0
`

const types = `
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %u32 %words
`

/** A shader that asks for the length of a run-time array behind `%var`. */
function length(body: string, parts: Parts = {}): Program {
  return shader({
    interface: '%var',
    annotations: layout + descriptor,
    declarations: `${types}%var = OpUntypedVariableKHR %p_buffer StorageBuffer %block`,
    ...parts,
    body,
  })
}

const asked = '%n = OpUntypedArrayLengthKHR %u32 %block %var 1'

function prefetch(operands: string, declarations = ''): Program {
  return kernel({
    interface: '%var',
    declarations: `
%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%p_words = OpTypePointer CrossWorkgroup %u32
%typed = OpConstantNull %p_words
%near = OpConstantNull %p_local
%u3 = OpConstant %u32 3
%u5 = OpConstant %u64 5
%n64 = OpConstant %u64 64
%null = OpConstantNull %u32
%spec = OpSpecConstant %u32 9
${declarations}`,
    body: `
%sum = OpIAdd %u32 %u1 %u1
OpUntypedPrefetchKHR ${operands}`,
  })
}

/** `OpUntypedArrayLengthKHR` and `OpUntypedPrefetchKHR`. */
export const subjects: Subjects = {
  'array-length-result-type-is-an-unsigned-32-bit-integer': {
    accepted: { u32: length(asked) },
    blamed: {
      signed: length('%n = OpUntypedArrayLengthKHR %i32 %block %var 1'),
      '64 bits': length('%n = OpUntypedArrayLengthKHR %u64 %block %var 1', {
        capabilities: ['Int64'],
        declarations: `${types}
%u64 = OpTypeInt 64 0
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %block`,
      }),
      'a float': length('%n = OpUntypedArrayLengthKHR %f32 %block %var 1'),
    },
  },
  'array-length-structure-is-a-structure-type': {
    accepted: { 'a structure': length(asked) },
    blamed: {
      'the array': length('%n = OpUntypedArrayLengthKHR %u32 %words %var 1'),
      'a constant': length('%n = OpUntypedArrayLengthKHR %u32 %u1 %var 1'),
    },
  },
  'array-length-structure-is-a-block': {
    accepted: { Block: length(asked) },
    blamed: {
      'no decoration': length('%n = OpUntypedArrayLengthKHR %u32 %bare %var 1', {
        annotations: `${layout}${descriptor}
OpMemberDecorate %bare 0 Offset 0
OpMemberDecorate %bare 1 Offset 4`,
        declarations: `${types}
%bare = OpTypeStruct %u32 %words
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %block`,
      }),
      BufferBlock: length('%n = OpUntypedArrayLengthKHR %u32 %old %var 1', {
        environment: 'spv1.3',
        interface: '',
        annotations: `${layout}${descriptor}
OpDecorate %old BufferBlock
OpMemberDecorate %old 0 Offset 0
OpMemberDecorate %old 1 Offset 4`,
        declarations: `${types}
%old = OpTypeStruct %u32 %words
%var = OpUntypedVariableKHR %p_uniform Uniform`,
      }),
    },
  },
  'array-length-structure-ends-in-a-run-time-array': {
    accepted: { 'a run-time array': length(asked) },
    blamed: {
      'an array with a length': length('%n = OpUntypedArrayLengthKHR %u32 %sized %var 0', {
        annotations: `${layout}${descriptor}
OpDecorate %sized Block
OpDecorate %four ArrayStride 4
OpMemberDecorate %sized 0 Offset 0`,
        declarations: `${types}
%four = OpTypeArray %u32 %u4
%sized = OpTypeStruct %four
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %block`,
      }),
      'no members': length('%n = OpUntypedArrayLengthKHR %u32 %empty %var 0', {
        annotations: `${layout}${descriptor}
OpDecorate %empty Block`,
        declarations: `${types}
%empty = OpTypeStruct
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %block`,
      }),
    },
  },
  'array-length-pointer-is-a-pointer': {
    accepted: {
      untyped: length(asked),
      typed: length(asked, {
        declarations: `${types}
%p_block = OpTypePointer StorageBuffer %block
%var = OpVariable %p_block StorageBuffer`,
      }),
    },
    blamed: {
      'a number': length('%n = OpUntypedArrayLengthKHR %u32 %block %u1 1'),
      'a type': length('%n = OpUntypedArrayLengthKHR %u32 %block %p_buffer 1'),
    },
  },
  'array-length-variable-is-a-descriptor': {
    accepted: {
      'a descriptor': length(asked),
      'through a copy and a chain without indexes': length(`
%copy = OpCopyObject %p_buffer %var
%same = OpUntypedAccessChainKHR %p_buffer %block %copy
%n = OpUntypedArrayLengthKHR %u32 %block %same 1`),
      'an element of an array of descriptors': length(
        `
%one = OpUntypedAccessChainKHR %p_buffer %blocks %var %u1
%n = OpUntypedArrayLengthKHR %u32 %block %one 1`,
        {
          declarations: `${types}
%blocks = OpTypeArray %block %u4
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %blocks`,
        },
      ),
    },
    blamed: {
      'no DescriptorSet': length(asked, { annotations: `${layout}OpDecorate %var Binding 0` }),
      'no Binding': length(asked, { annotations: `${layout}OpDecorate %var DescriptorSet 0` }),
      'neither, through a copy and a chain without indexes': length(
        `
%copy = OpCopyObject %p_buffer %var
%same = OpUntypedInBoundsAccessChainKHR %p_buffer %block %copy
%n = OpUntypedArrayLengthKHR %u32 %block %same 1`,
        { annotations: layout },
      ),
      'no Binding, an element of an array': length(
        `
%one = OpUntypedAccessChainKHR %p_buffer %blocks %var %u1
%n = OpUntypedArrayLengthKHR %u32 %block %one 1`,
        {
          annotations: `${layout}OpDecorate %var DescriptorSet 0`,
          declarations: `${types}
%blocks = OpTypeArray %block %u4
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %blocks`,
        },
      ),
      'a pointer into PhysicalStorageBuffer': length(
        `
%address = OpConvertUToPtr %p_physical %u1
%n = OpUntypedArrayLengthKHR %u32 %block %address 1`,
        {
          addressing: 'PhysicalStorageBuffer64',
          capabilities: ['PhysicalStorageBufferAddresses'],
          declarations: `${types}
%p_physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %block`,
        },
      ),
      'neither, of a typed variable': length(asked, {
        annotations: layout,
        declarations: `${types}
%p_block = OpTypePointer StorageBuffer %block
%var = OpVariable %p_block StorageBuffer`,
      }),
    },
  },
  'array-length-member-is-the-last': {
    accepted: { 'the last': length(asked) },
    blamed: {
      'the first of two': length('%n = OpUntypedArrayLengthKHR %u32 %block %var 0'),
      'one beyond': length('%n = OpUntypedArrayLengthKHR %u32 %block %var 2'),
    },
  },
  'prefetch-pointer-is-a-pointer': {
    accepted: { untyped: prefetch('%var %u4'), typed: prefetch('%typed %u4') },
    blamed: { 'a number': prefetch('%u1 %u4'), 'a pointer type': prefetch('%p_global %u4') },
  },
  'prefetch-pointer-is-into-cross-workgroup': {
    accepted: { CrossWorkgroup: prefetch('%var %u4') },
    blamed: {
      Workgroup: prefetch('%near %u4'),
      'Generic, typed': prefetch(
        '%g %u4',
        '%p_g = OpTypePointer Generic %u32\n%g = OpConstantNull %p_g',
      ),
    },
  },
  'prefetch-num-bytes-is-a-scalar-integer': {
    accepted: { '64 bits': prefetch('%var %n64'), 'not constant': prefetch('%var %sum') },
    blamed: { 'a float': prefetch('%var %f0'), 'a type': prefetch('%var %u32') },
  },
  'prefetch-rw-is-an-integer-constant': {
    accepted: { 'a constant': prefetch('%var %u4 %u0'), specialized: prefetch('%var %u4 %spec') },
    blamed: { 'a sum': prefetch('%var %u4 %sum'), 'a float': prefetch('%var %u4 %f0') },
  },
  'prefetch-rw-is-0-or-1': {
    accepted: { '0': prefetch('%var %u4 %u0'), '1': prefetch('%var %u4 %u1') },
    blamed: { '2': prefetch('%var %u4 %u2'), '5 in 64 bits': prefetch('%var %u4 %u5') },
  },
  'prefetch-locality-is-an-integer-constant': {
    accepted: { null: prefetch('%var %u4 %u0 %null') },
    blamed: {
      'a sum': prefetch('%var %u4 %u0 %sum'),
      undefined: prefetch('%var %u4 %u0 %undef', '%undef = OpUndef %u32'),
    },
  },
  'prefetch-locality-is-between-0-and-3': {
    accepted: { '0': prefetch('%var %u4 %u0 %u0'), '3': prefetch('%var %u4 %u0 %u3') },
    blamed: { '4': prefetch('%var %u4 %u0 %u4') },
  },
  'prefetch-cache-type-is-an-integer-constant': {
    accepted: { 'a constant': prefetch('%var %u4 %u0 %u0 %u0') },
    blamed: {
      'a sum': prefetch('%var %u4 %u0 %u0 %sum'),
      'a Boolean': prefetch('%var %u4 %u0 %u0 %true', '%true = OpConstantTrue %bool'),
    },
  },
  'prefetch-cache-type-is-0-or-1': {
    accepted: { '0': prefetch('%var %u4 %u0 %u0 %null'), '1': prefetch('%var %u4 %u0 %u0 %u1') },
    blamed: { '2': prefetch('%var %u4 %u0 %u0 %u2') },
  },
}
