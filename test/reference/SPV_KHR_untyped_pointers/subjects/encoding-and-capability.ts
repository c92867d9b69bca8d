import { kernel, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** Extension, capability, word counts and `OpSpecConstantOp`. */
export const subjects: Subjects = {
  'extension-is-declared': {
    accepted: { 'extension and capability': shader({}) },
    blamed: {
      'capability alone': shader({ untyped: false, capabilities: ['UntypedPointersKHR'] }),
      'another name': shader({
        untyped: false,
        capabilities: ['UntypedPointersKHR'],
        extensions: ['SPV_KHR_variable_pointers'],
      }),
    },
  },
  'new-instruction-has-its-capability': {
    accepted: {
      'the capability itself': shader({ declarations: '%p = OpTypeUntypedPointerKHR Private' }),
      'implied by another': shader({
        untyped: false,
        capabilities: ['DescriptorHeapEXT'],
        extensions: ['SPV_KHR_untyped_pointers', 'SPV_EXT_descriptor_heap'],
        declarations: '%p = OpTypeUntypedPointerKHR Private',
      }),
    },
    blamed: {
      'a pointer type': shader({
        untyped: false,
        extensions: ['SPV_KHR_untyped_pointers'],
        declarations: '%p = OpTypeUntypedPointerKHR Private',
      }),
      'a variable and a chain': shader({
        untyped: false,
        extensions: ['SPV_KHR_untyped_pointers'],
        interface: '%var',
        declarations: `
%p = OpTypeUntypedPointerKHR Private
%var = OpUntypedVariableKHR %p Private %v4f`,
        body: '%at = OpUntypedInBoundsAccessChainKHR %p %v4f %var %u1',
      }),
    },
  },
  'copy-memory-sized-has-a-capability': {
    accepted: {
      'UntypedPointersKHR alone, for typed pointers': shader({
        interface: '%a %b',
        declarations: `
%p = OpTypePointer Private %v4f
%a = OpVariable %p Private
%b = OpVariable %p Private`,
        body: 'OpCopyMemorySized %a %b %u4',
      }),
      'Addresses alone': kernel({
        untyped: false,
        interface: '%a %b',
        declarations: `
%p = OpTypePointer Workgroup %v4f
%a = OpVariable %p Workgroup
%b = OpVariable %p Workgroup`,
        body: 'OpCopyMemorySized %a %b %u4',
      }),
    },
    blamed: {
      neither: shader({
        untyped: false,
        interface: '%a %b',
        declarations: `
%p = OpTypePointer Private %v4f
%a = OpVariable %p Private
%b = OpVariable %p Private`,
        body: 'OpCopyMemorySized %a %b %u4',
      }),
    },
  },
  'spec-constant-op-has-no-untyped-chain': {
    accepted: {
      'a chain of the core specification': kernel({
        declarations: `
%p = OpTypePointer Workgroup %v4f
%at = OpTypePointer Workgroup %f32
%var = OpVariable %p Workgroup
%c = OpSpecConstantOp %at AccessChain %var %u1`,
      }),
    },
    blamed: {
      OpUntypedAccessChainKHR: kernel({
        declarations: `
%var = OpUntypedVariableKHR %p_local Workgroup %v4f
%c = OpSpecConstantOp %p_local UntypedAccessChainKHR %v4f %var %u1`,
      }),
      OpUntypedInBoundsAccessChainKHR: kernel({
        declarations: `
%var = OpUntypedVariableKHR %p_local Workgroup %v4f
%c = OpSpecConstantOp %p_local UntypedInBoundsAccessChainKHR %v4f %var %u1`,
      }),
      OpUntypedPtrAccessChainKHR: kernel({
        declarations: `
%var = OpUntypedVariableKHR %p_local Workgroup %v4f
%c = OpSpecConstantOp %p_local UntypedPtrAccessChainKHR %v4f %var %u1 %u1`,
      }),
      OpUntypedInBoundsPtrAccessChainKHR: kernel({
        declarations: `
%var = OpUntypedVariableKHR %p_local Workgroup %v4f
%c = OpSpecConstantOp %p_local UntypedInBoundsPtrAccessChainKHR %v4f %var %u1 %u1`,
      }),
    },
  },
  'word-count-reaches-the-last-required-operand': {
    accepted: {
      'shortest forms': shader({
        interface: '%var',
        declarations: `
%var = OpUntypedVariableKHR %p_private Private %v4f`,
        body: '%at = OpUntypedAccessChainKHR %p_private %v4f %var',
      }),
    },
    blamed: {
      'a variable without storage class': shader({
        // Opcode 4418 with three words: no assembler writes one that is too short.
        declarations: '%other = OpTypeUntypedPointerKHR Private\n!0x00031142 %p_private %var_id',
        annotations: 'OpName %var_id "var"',
      }),
      'a chain without Base': shader({
        annotations: 'OpName %at "at"',
        body: '!0x00041143 %p_private %at %v4f',
      }),
    },
  },
  'word-count-ends-at-the-last-operand': {
    accepted: {
      'longest forms': shader({
        interface: '%var',
        declarations: '%var = OpUntypedVariableKHR %p_private Private %u32 %u1',
      }),
    },
    blamed: {
      'a pointer type with a type': shader({
        annotations: 'OpName %p "p"',
        declarations: '!0x00041141 %p !6 %u32',
      }),
      'a variable with a fourth operand': shader({
        annotations: 'OpName %var "var"',
        declarations: '!0x00071142 %p_private %var !6 %u32 %u1 %u1',
      }),
      'a prefetch with a sixth operand': kernel({
        declarations: '%ptr = OpConstantNull %p_global',
        body: '!0x0007114A %ptr %u4 %u0 %u0 %u0 %u0',
      }),
    },
  },
}
