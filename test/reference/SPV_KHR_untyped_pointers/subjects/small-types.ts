import { type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

const layout = `
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 4
`

const small16 = '%small = OpTypeInt 16 1\n'
const half = '%small = OpTypeFloat 16\n'
const small8 = '%small = OpTypeInt 8 1\n'

interface Place {
  readonly small: string
  readonly pointer: string
  readonly storage: string
  readonly capabilities: readonly string[]
}

const pointers = `
%p_push = OpTypeUntypedPointerKHR PushConstant
%p_input = OpTypeUntypedPointerKHR Input
`

/** A variable whose Data Type has a small member. */
function data({ small, pointer, storage, capabilities }: Place, parts: Parts = {}): Program {
  return shader({
    interface: '%var',
    ...parts,
    capabilities,
    annotations: `${layout}${parts.annotations ?? ''}`,
    declarations: `${small}${pointers}
%pair = OpTypeStruct %small %u32
%var = OpUntypedVariableKHR ${pointer} ${storage} %pair`,
  })
}

/** A chain whose Base Type has a small member, from a variable that has none. */
function base(
  { small, pointer, storage, capabilities }: Place,
  chain = 'OpUntypedAccessChainKHR',
  parts: Parts = {},
): Program {
  return shader({
    interface: '%var',
    ...parts,
    capabilities,
    annotations: `${layout}${parts.annotations ?? ''}`,
    declarations: `${small}${pointers}
%pair = OpTypeStruct %small %u32
%var = OpUntypedVariableKHR ${pointer} ${storage} %u32`,
    body: `%at = ${chain} ${pointer} %pair %var${chain.includes('Ptr') ? ' %u0' : ''} %u1`,
  })
}

const buffer = { pointer: '%p_buffer', storage: 'StorageBuffer' }
const uniform = { pointer: '%p_uniform', storage: 'Uniform' }
const push = { pointer: '%p_push', storage: 'PushConstant' }
const input = { pointer: '%p_input', storage: 'Input' }
const privately = { pointer: '%p_private', storage: 'Private' }

const old = { environment: 'spv1.3', interface: '' }

/** What the capabilities for 16-bit and 8-bit storage admit. */
export const subjects: Subjects = {
  'data-type-with-16-bit-members-has-its-storage-capability': {
    accepted: {
      StorageBuffer: data({
        ...buffer,
        small: small16,
        capabilities: ['StorageBuffer16BitAccess'],
      }),
      'Uniform by implication of neither': data({
        ...uniform,
        small: half,
        capabilities: ['UniformAndStorageBuffer16BitAccess'],
      }),
      'StorageBuffer by implication': data({
        ...buffer,
        small: half,
        capabilities: ['UniformAndStorageBuffer16BitAccess'],
      }),
      'Uniform with a BufferBlock': data(
        { ...uniform, small: half, capabilities: ['StorageBuffer16BitAccess'] },
        { ...old, annotations: 'OpDecorate %pair BufferBlock' },
      ),
      PushConstant: data({ ...push, small: half, capabilities: ['StoragePushConstant16'] }),
      Input: data({ ...input, small: half, capabilities: ['StorageInputOutput16'] }),
      'Private, enabled otherwise': data({
        ...privately,
        small: small16,
        capabilities: ['Int16', 'StorageBuffer16BitAccess'],
      }),
    },
    blamed: {
      'Uniform with the capability for buffers': data({
        ...uniform,
        small: half,
        capabilities: ['StorageBuffer16BitAccess'],
      }),
      'StorageBuffer with the capability for push constants': data({
        ...buffer,
        small: small16,
        capabilities: ['StoragePushConstant16'],
      }),
      'PushConstant with the capability for buffers': data({
        ...push,
        small: small16,
        capabilities: ['UniformAndStorageBuffer16BitAccess'],
      }),
      'Input with the capability for buffers': data({
        ...input,
        small: half,
        capabilities: ['UniformAndStorageBuffer16BitAccess'],
      }),
      Private: data({ ...privately, small: half, capabilities: ['StorageBuffer16BitAccess'] }),
      'a float where only integers are enabled otherwise': data({
        ...privately,
        small: half,
        capabilities: ['Int16', 'StorageBuffer16BitAccess'],
      }),
    },
  },
  'base-type-with-16-bit-members-has-its-storage-capability': {
    accepted: {
      StorageBuffer: base({ ...buffer, small: half, capabilities: ['StorageBuffer16BitAccess'] }),
      'Uniform, perhaps in a BufferBlock': base(
        { ...uniform, small: half, capabilities: ['StorageBuffer16BitAccess'] },
        undefined,
        old,
      ),
      'a chain that is not listed': base(
        {
          ...buffer,
          small: half,
          capabilities: ['StoragePushConstant16', 'VariablePointers'],
        },
        'OpUntypedInBoundsPtrAccessChainKHR',
        { annotations: 'OpDecorate %p_buffer ArrayStride 8' },
      ),
    },
    blamed: {
      'Uniform with a Block': base(
        { ...uniform, small: half, capabilities: ['StorageBuffer16BitAccess'] },
        undefined,
        { annotations: 'OpDecorate %pair Block' },
      ),
      'StorageBuffer with the capability for push constants': base({
        ...buffer,
        small: small16,
        capabilities: ['StoragePushConstant16'],
      }),
      'Private, in bounds': base(
        { ...privately, small: small16, capabilities: ['StorageBuffer16BitAccess'] },
        'OpUntypedInBoundsAccessChainKHR',
      ),
      'a pointer access chain': base(
        {
          ...buffer,
          small: half,
          capabilities: ['StoragePushConstant16', 'VariablePointers'],
        },
        'OpUntypedPtrAccessChainKHR',
        { annotations: 'OpDecorate %p_buffer ArrayStride 8' },
      ),
    },
  },
  'data-type-with-8-bit-members-has-its-storage-capability': {
    accepted: {
      StorageBuffer: data({ ...buffer, small: small8, capabilities: ['StorageBuffer8BitAccess'] }),
      Uniform: data({
        ...uniform,
        small: small8,
        capabilities: ['UniformAndStorageBuffer8BitAccess'],
      }),
      PushConstant: data({ ...push, small: small8, capabilities: ['StoragePushConstant8'] }),
      'Private, enabled otherwise': data({
        ...privately,
        small: small8,
        capabilities: ['Int8', 'StorageBuffer8BitAccess'],
      }),
    },
    blamed: {
      'Uniform with the capability for buffers': data({
        ...uniform,
        small: small8,
        capabilities: ['StorageBuffer8BitAccess'],
      }),
      'PushConstant with the capability for buffers': data({
        ...push,
        small: small8,
        capabilities: ['UniformAndStorageBuffer8BitAccess'],
      }),
      Input: data({ ...input, small: small8, capabilities: ['StorageBuffer8BitAccess'] }),
      Private: data({ ...privately, small: small8, capabilities: ['StoragePushConstant8'] }),
    },
  },
  'base-type-with-8-bit-members-has-its-storage-capability': {
    accepted: {
      StorageBuffer: base({ ...buffer, small: small8, capabilities: ['StorageBuffer8BitAccess'] }),
    },
    blamed: {
      Uniform: base({ ...uniform, small: small8, capabilities: ['StorageBuffer8BitAccess'] }),
      'Private, in bounds': base(
        { ...privately, small: small8, capabilities: ['StorageBuffer8BitAccess'] },
        'OpUntypedInBoundsAccessChainKHR',
      ),
    },
  },
}
