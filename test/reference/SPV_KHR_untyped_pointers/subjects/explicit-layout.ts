import { faulty, type Layout, sound } from '../layouts.ts'
import { type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

const untyped = 'OpUntypedVariableKHR %p_buffer StorageBuffer'

/** A shader with the types of a layout and `%var`, a descriptor that `variable` makes. */
function descriptor(
  { annotations, declarations }: Layout,
  variable: string,
  body: string,
  parts: Parts = {},
): Program {
  return shader({
    interface: '%var',
    ...parts,
    annotations: `
OpDecorate %var DescriptorSet 0
OpDecorate %var Binding 0
${annotations}
${parts.annotations ?? ''}`,
    declarations: `
${declarations}
${parts.declarations ?? ''}
%var = ${variable}`,
    body,
  })
}

type Use = (layout: Layout) => Program

const asDataType: Use = (layout) => descriptor(layout, `${untyped} %it`, '')
const asBaseType: Use = (layout) =>
  descriptor(layout, untyped, '%at = OpUntypedAccessChainKHR %p_buffer %it %var')
const asLoaded: Use = (layout) => descriptor(layout, untyped, '%x = OpLoad %it %var')
const asStored: Use = (layout) =>
  descriptor(layout, untyped, 'OpStore %var %null', { declarations: '%null = OpConstantNull %it' })

function each(
  layouts: Readonly<Record<string, Layout>>,
  use: Use,
): Readonly<Record<string, Program>> {
  return Object.fromEntries(Object.entries(layouts).map(([shows, layout]) => [shows, use(layout)]))
}

const noOffset: Layout = {
  annotations: 'OpMemberDecorate %it 0 Offset 0',
  declarations: '%it = OpTypeStruct %v4f %u32',
}
const matrix: Layout = { annotations: '', declarations: '%it = OpTypeMatrix %v4f 4' }
const matrices: Layout = {
  annotations: 'OpDecorate %it ArrayStride 64',
  declarations: '%m = OpTypeMatrix %v4f 4\n%it = OpTypeArray %m %u2',
}
const matrixInStructure: Layout = {
  annotations: `
OpMemberDecorate %it 0 Offset 0
OpMemberDecorate %it 0 MatrixStride 16
OpMemberDecorate %it 0 ColMajor`,
  declarations: '%m = OpTypeMatrix %v4f 4\n%it = OpTypeStruct %m',
}

/** A shader whose body sees `%var` in Private or Function, where nothing is laid out. */
function elsewhere({ annotations, declarations }: Layout, body: string): Program {
  return shader({
    interface: '%var',
    annotations,
    declarations: `${declarations}\n%var = OpUntypedVariableKHR %p_private Private %v4f`,
    body,
  })
}

/** A pointer access chain from a descriptor whose pointer type has these decorations. */
function ptrChain(name: string, annotations: string, layout: Layout = sound['a vector']): Program {
  return descriptor(
    layout,
    'OpUntypedVariableKHR %p StorageBuffer',
    `%at = ${name} %p_buffer %it %var %u1`,
    {
      capabilities: ['VariablePointers'],
      annotations,
      declarations: '%p = OpTypeUntypedPointerKHR StorageBuffer',
    },
  )
}

/** A pointer access chain in bounds from a physical pointer, which may take one in every reading. */
function physicalPtrChain({ annotations, declarations }: Layout): Program {
  return shader({
    capabilities: ['PhysicalStorageBufferAddresses', 'Int64'],
    addressing: 'PhysicalStorageBuffer64',
    annotations: `${annotations}\nOpDecorate %p ArrayStride 16`,
    declarations: `${declarations}
%u64 = OpTypeInt 64 0
%n = OpConstant %u64 64
%p = OpTypeUntypedPointerKHR PhysicalStorageBuffer`,
    body: `
%base = OpConvertUToPtr %p %n
%at = OpUntypedInBoundsPtrAccessChainKHR %p %it %base %u1`,
  })
}

function arrayLength(annotations: string): Program {
  return descriptor(
    { annotations, declarations: '%list = OpTypeRuntimeArray %u32\n%it = OpTypeStruct %u32 %list' },
    untyped,
    '%n = OpUntypedArrayLengthKHR %u32 %it %var 1',
    { annotations: 'OpDecorate %it Block' },
  )
}

function workgroup(annotations: string): Program {
  return shader({
    interface: '%var',
    capabilities: ['WorkgroupMemoryExplicitLayoutKHR'],
    extensions: ['SPV_KHR_workgroup_memory_explicit_layout'],
    annotations,
    declarations: `
%it = OpTypeStruct %u32 %u32
%var = OpUntypedVariableKHR %p_workgroup Workgroup %it`,
  })
}

const stride = 'OpDecorate %p ArrayStride 16'
const offsets = 'OpMemberDecorate %it 0 Offset 0\nOpMemberDecorate %it 1 Offset 4'

/** Explicit layout of what is seen through untyped pointers. */
export const subjects: Subjects = {
  'ptr-access-chain-base-has-array-stride': {
    accepted: { 'untyped, with one': ptrChain('OpUntypedPtrAccessChainKHR', stride) },
    blamed: {
      'untyped, without': ptrChain('OpUntypedPtrAccessChainKHR', ''),
      'typed, without': descriptor(
        sound['a vector'],
        'OpVariable %p StorageBuffer',
        '%at = OpUntypedPtrAccessChainKHR %p_buffer %it %var %u1',
        {
          capabilities: ['VariablePointers'],
          annotations: 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0',
          declarations: '%block = OpTypeStruct %u32\n%p = OpTypePointer StorageBuffer %block',
        },
      ),
    },
  },
  'in-bounds-ptr-access-chain-base-has-array-stride': {
    accepted: {
      'untyped, with one': ptrChain('OpUntypedInBoundsPtrAccessChainKHR', stride),
      'in Workgroup': shader({
        interface: '%var',
        capabilities: ['VariablePointers'],
        declarations: '%var = OpUntypedVariableKHR %p_workgroup Workgroup %v4f',
        body: '%at = OpUntypedInBoundsPtrAccessChainKHR %p_workgroup %f32 %var %u1',
      }),
    },
    blamed: { 'untyped, without': ptrChain('OpUntypedInBoundsPtrAccessChainKHR', '') },
  },
  'data-type-is-no-matrix': {
    accepted: {
      'in a structure': asDataType(matrixInStructure),
      'in Private': shader({
        interface: '%var',
        declarations: `${matrix.declarations}
%var = OpUntypedVariableKHR %p_private Private %it`,
      }),
    },
    blamed: {
      StorageBuffer: asDataType(matrix),
      Uniform: descriptor(matrix, 'OpUntypedVariableKHR %p_uniform Uniform %it', ''),
    },
  },
  'base-type-is-no-matrix': {
    accepted: {
      'in a structure': asBaseType(matrixInStructure),
      'in Private': elsewhere(matrix, '%at = OpUntypedAccessChainKHR %p_private %it %var %u1'),
    },
    blamed: {
      'an access chain': asBaseType(matrix),
      'an access chain in bounds': descriptor(
        matrix,
        untyped,
        '%at = OpUntypedInBoundsAccessChainKHR %p_buffer %it %var %u1',
      ),
      'a pointer access chain': ptrChain('OpUntypedPtrAccessChainKHR', stride, matrix),
    },
  },
  'data-type-is-explicitly-laid-out': {
    accepted: each(sound, asDataType),
    blamed: each(faulty, asDataType),
  },
  'base-type-is-explicitly-laid-out': {
    accepted: {
      ...each(sound, asBaseType),
      'in Private, where nothing is asked': elsewhere(
        noOffset,
        '%at = OpUntypedAccessChainKHR %p_private %it %var',
      ),
    },
    blamed: {
      ...each(faulty, asBaseType),
      'of a chain in bounds': descriptor(
        noOffset,
        untyped,
        '%at = OpUntypedInBoundsAccessChainKHR %p_buffer %it %var',
      ),
      'of a pointer access chain': ptrChain('OpUntypedPtrAccessChainKHR', stride, noOffset),
    },
  },
  'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type': {
    accepted: {
      ...each(sound, asLoaded),
      'from Private': elsewhere(noOffset, '%x = OpLoad %it %var'),
    },
    blamed: each(faulty, asLoaded),
  },
  'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type': {
    accepted: {
      ...each(sound, asStored),
      'to Private': elsewhere(
        { ...noOffset, declarations: `${noOffset.declarations}\n%null = OpConstantNull %it` },
        'OpStore %var %null',
      ),
    },
    blamed: each(faulty, asStored),
  },
  'array-length-structure-is-explicitly-laid-out': {
    accepted: { 'laid out': arrayLength(`OpDecorate %list ArrayStride 4\n${offsets}`) },
    blamed: {
      'no ArrayStride': arrayLength(offsets),
      'no Offset of the array': arrayLength(
        'OpDecorate %list ArrayStride 4\nOpMemberDecorate %it 0 Offset 0',
      ),
    },
  },
  'workgroup-block-data-type-is-explicitly-laid-out': {
    accepted: {
      'a laid out block': workgroup(`OpDecorate %it Block\n${offsets}`),
      'no block': workgroup(''),
    },
    blamed: {
      'a block without offsets': workgroup('OpDecorate %it Block'),
      'a block with equal offsets': workgroup(
        'OpDecorate %it Block\nOpMemberDecorate %it 0 Offset 0\nOpMemberDecorate %it 1 Offset 0',
      ),
    },
  },
  'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules': {
    accepted: { 'laid out': physicalPtrChain(sound['a vector']) },
    blamed: {
      'no Offset': physicalPtrChain(noOffset),
      'a matrix': physicalPtrChain(matrix),
    },
  },
  'data-type-and-base-type-are-no-array-of-matrices': {
    accepted: { 'in a structure': asDataType(matrixInStructure) },
    blamed: { 'Data Type': asDataType(matrices), 'Base Type': asBaseType(matrices) },
  },
  'load-and-store-through-untyped-pointer-are-of-no-bare-matrix': {
    accepted: { 'in a structure': asLoaded(matrixInStructure) },
    blamed: {
      'a matrix loaded': asLoaded(matrix),
      'an array of matrices loaded': asLoaded(matrices),
      'a matrix stored': asStored(matrix),
    },
  },
}
