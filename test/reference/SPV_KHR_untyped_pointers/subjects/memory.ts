import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

const declarations = `
%words = OpTypeArray %u32 %u4
%p_words = OpTypePointer Private %words
%p_float = OpTypePointer Private %f32
%var = OpUntypedVariableKHR %p_private Private %words
%typed = OpVariable %p_words Private
%other = OpVariable %p_words Private
%number = OpVariable %p_float Private
`

/** A shader with variables of both kinds in Private. */
function memory(body: string, parts: Parts = {}): Program {
  return shader({
    interface: '%var %typed %other %number',
    declarations,
    ...parts,
    body,
  })
}

const buffers = {
  annotations: `
OpDecorate %block Block
OpDecorate %list ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %var DescriptorSet 0
OpDecorate %var Binding 0
OpDecorate %typed DescriptorSet 0
OpDecorate %typed Binding 1`,
  interface: '%var %typed',
  declarations: `
%list = OpTypeRuntimeArray %u32
%block = OpTypeStruct %list
%p_block = OpTypePointer StorageBuffer %block
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %block
%typed = OpVariable %p_block StorageBuffer`,
}

const kernelMemory = {
  interface: '%var %other',
  declarations: `
%p_void = OpTypePointer CrossWorkgroup %void
%p_word = OpTypePointer CrossWorkgroup %u32
%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%other = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%none = OpConstantNull %p_void
%word = OpConstantNull %p_word`,
}

const vulkan = { capabilities: ['VulkanMemoryModel'], memoryModel: 'Vulkan' }

/** Vulkan memory, where pointers can be made available and visible. */
function masks(operands: string, environment = 'spv1.6'): Program {
  return shader({
    ...vulkan,
    environment,
    ...(environment < 'spv1.5' ? { extensions: ['SPV_KHR_vulkan_memory_model'] } : {}),
    interface: environment < 'spv1.4' ? '' : '%a %b',
    declarations: `
%p = OpTypePointer Workgroup %u32
%a = OpUntypedVariableKHR %p_workgroup Workgroup %u32
%b = OpVariable %p Workgroup
%scope = OpConstant %u32 2`,
    body: `OpCopyMemory %a %b ${operands}`,
  })
}

const available = 'NonPrivatePointer|MakePointerAvailable %scope'
const visible = 'NonPrivatePointer|MakePointerVisible %scope'

/** Loads, stores and copies. */
export const subjects: Subjects = {
  'load-pointer-is-a-pointer': {
    accepted: { 'both kinds': memory('%a = OpLoad %words %typed\n%b = OpLoad %f32 %var') },
    blamed: {
      'a number': memory('%a = OpLoad %u32 %u1'),
      'a type': memory('%a = OpLoad %u32 %p_private'),
    },
  },
  'load-typed-pointer-points-to-the-result-type': {
    accepted: {
      'its pointee': memory('%a = OpLoad %f32 %number'),
      'anything through an untyped one': memory('%a = OpLoad %v4f %var'),
    },
    blamed: { 'another type': memory('%a = OpLoad %u32 %number') },
  },
  'load-through-untyped-pointer-is-of-fixed-size': {
    accepted: { 'an integer of the buffer': shader({ ...buffers, body: '%a = OpLoad %u32 %var' }) },
    blamed: {
      'a run-time array': shader({ ...buffers, body: '%a = OpLoad %list %var' }),
      'a structure with one': shader({ ...buffers, body: '%a = OpLoad %block %var' }),
    },
  },
  'store-pointer-is-a-pointer': {
    accepted: { 'both kinds': memory('OpStore %number %f0\nOpStore %var %u1') },
    blamed: { 'a number': memory('OpStore %u1 %u1'), 'a type': memory('OpStore %p_float %f0') },
  },
  'store-typed-pointer-points-to-the-type-of-the-object': {
    accepted: { 'anything through an untyped one': memory('OpStore %var %f0') },
    blamed: { 'another type': memory('OpStore %number %u1') },
  },
  'copy-memory-operands-are-pointers': {
    accepted: { 'of both kinds': memory('OpCopyMemory %var %typed') },
    blamed: {
      'a number as target': memory('OpCopyMemory %u1 %typed'),
      'a number as source': memory('OpCopyMemory %typed %f0'),
      'a type as source': memory('OpCopyMemory %typed %words'),
    },
  },
  'copy-memory-has-a-typed-pointer': {
    accepted: {
      'as target': memory('OpCopyMemory %typed %var'),
      'as source': memory('OpCopyMemory %var %typed'),
      'as both': memory('OpCopyMemory %other %typed'),
    },
    blamed: { neither: memory('OpCopyMemory %var %var') },
  },
  'copy-memory-typed-pointer-points-to-no-void': {
    accepted: { 'to integers': kernel({ ...kernelMemory, body: 'OpCopyMemory %var %word' }) },
    blamed: {
      'as source': kernel({ ...kernelMemory, body: 'OpCopyMemory %var %none' }),
      'as target': kernel({ ...kernelMemory, body: 'OpCopyMemory %none %var' }),
      'beside a pointer to integers': kernel({ ...kernelMemory, body: 'OpCopyMemory %word %none' }),
    },
  },
  'copy-memory-typed-pointers-point-to-one-type': {
    accepted: {
      'in two storage classes': memory('OpCopyMemory %here %typed', {
        declarations: `${declarations}%p_here = OpTypePointer Workgroup %words
%here = OpVariable %p_here Workgroup`,
        interface: '%var %typed %other %number %here',
      }),
      'an untyped one takes what the other says': memory('OpCopyMemory %var %number'),
    },
    blamed: { 'to two types': memory('OpCopyMemory %typed %number') },
  },
  'copy-memory-type-is-of-fixed-size': {
    accepted: {
      'a fixed part': shader({
        ...buffers,
        declarations: `${buffers.declarations}
%p_word = OpTypePointer StorageBuffer %u32`,
        body: '%at = OpAccessChain %p_word %typed %u0 %u1\nOpCopyMemory %var %at',
      }),
    },
    blamed: {
      'a structure with a run-time array': shader({ ...buffers, body: 'OpCopyMemory %var %typed' }),
      'a run-time array on both sides': shader({ ...buffers, body: 'OpCopyMemory %typed %typed' }),
    },
  },
  'copy-memory-has-one-mask-before-version-1-4': {
    accepted: {
      'one in 1.3': masks('Volatile', 'spv1.3'),
      'two in 1.4': masks('Volatile Volatile', 'spv1.4'),
    },
    blamed: { 'two in 1.3': masks('Volatile Volatile', 'spv1.3') },
  },
  'copy-memory-target-mask-is-not-make-pointer-visible': {
    accepted: {
      'available for the target, visible for the source': masks(`${available} ${visible}`),
      'both in one mask': masks(
        'NonPrivatePointer|MakePointerAvailable|MakePointerVisible %scope %scope',
      ),
    },
    blamed: { 'visible for both': masks(`${visible} ${visible}`) },
  },
  'copy-memory-source-mask-is-not-make-pointer-available': {
    accepted: { 'available alone': masks(available) },
    blamed: { 'available for both': masks(`${available} ${available}`) },
  },
}
