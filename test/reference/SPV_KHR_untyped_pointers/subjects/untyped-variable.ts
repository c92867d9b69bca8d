import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** A shader with `%var` outside functions, in the interface. */
function global(declarations: string, parts: Parts = {}): Program {
  return shader({ interface: '%var', ...parts, declarations })
}

/** A shader with these lines at the beginning of its function. */
function local(body: string, parts: Parts = {}): Program {
  return shader({ ...parts, body })
}

const variable = '%var = OpUntypedVariableKHR %p_private Private %u32'

/** `OpUntypedVariableKHR`: its operands, and where it stands. */
export const subjects: Subjects = {
  'untyped-variable-result-type-is-an-untyped-pointer-type': {
    accepted: { untyped: global(variable) },
    blamed: {
      'a typed pointer type': global(`
%p = OpTypePointer Private %u32
%var = OpUntypedVariableKHR %p Private %u32`),
      'an integer type': global('%var = OpUntypedVariableKHR %u32 Private %u32'),
    },
  },
  'untyped-variable-is-not-in-generic': {
    accepted: {
      CrossWorkgroup: kernel({
        interface: '%var',
        declarations: '%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32',
      }),
    },
    blamed: {
      Generic: kernel({
        interface: '%var',
        declarations: '%var = OpUntypedVariableKHR %p_generic Generic %u32',
      }),
    },
  },
  'untyped-variable-is-not-in-physical-storage-buffer': {
    accepted: {
      StorageBuffer: global('%var = OpUntypedVariableKHR %p_buffer StorageBuffer %u32', {
        capabilities: ['PhysicalStorageBufferAddresses'],
        addressing: 'PhysicalStorageBuffer64',
      }),
    },
    blamed: {
      PhysicalStorageBuffer: global(
        `
%p = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%var = OpUntypedVariableKHR %p PhysicalStorageBuffer %u32`,
        {
          capabilities: ['PhysicalStorageBufferAddresses'],
          addressing: 'PhysicalStorageBuffer64',
        },
      ),
    },
  },
  'untyped-variable-has-the-storage-class-of-its-result-type': {
    accepted: {
      'both Workgroup': global('%var = OpUntypedVariableKHR %p_workgroup Workgroup %u32'),
    },
    blamed: {
      'Private in a pointer to Workgroup': global(
        '%var = OpUntypedVariableKHR %p_workgroup Private %u32',
      ),
      'Workgroup in a pointer to Private': global(
        '%var = OpUntypedVariableKHR %p_private Workgroup %u32',
      ),
    },
  },
  'untyped-variable-in-function-private-or-workgroup-has-a-data-type': {
    accepted: {
      'with one in all three': shader({
        interface: '%a %b',
        declarations: `
%a = OpUntypedVariableKHR %p_private Private %u32
%b = OpUntypedVariableKHR %p_workgroup Workgroup %u32`,
        body: '%c = OpUntypedVariableKHR %p_function Function %u32',
      }),
      'StorageBuffer without one': global('%var = OpUntypedVariableKHR %p_buffer StorageBuffer'),
    },
    blamed: {
      Private: global('%var = OpUntypedVariableKHR %p_private Private'),
      Workgroup: global('%var = OpUntypedVariableKHR %p_workgroup Workgroup'),
      Function: local('%var = OpUntypedVariableKHR %p_function Function'),
    },
  },
  'data-type-is-a-type': {
    accepted: {
      'a pointer type': kernel({
        interface: '%var',
        declarations: '%var = OpUntypedVariableKHR %p_local Workgroup %p_global',
      }),
    },
    blamed: {
      'a constant': global('%var = OpUntypedVariableKHR %p_private Private %u1'),
      'an initializer in its place': global('%var = OpUntypedVariableKHR %p_private Private %f0'),
    },
  },
  'data-type-is-not-void': {
    accepted: { 'a vector': global('%var = OpUntypedVariableKHR %p_private Private %v4f') },
    blamed: { void: global('%var = OpUntypedVariableKHR %p_private Private %void') },
  },
  'initializer-is-a-constant-or-a-global-variable': {
    accepted: {
      'a constant': global('%var = OpUntypedVariableKHR %p_private Private %u32 %u1'),
      'a null constant': global(`
%null = OpConstantNull %v4f
%var = OpUntypedVariableKHR %p_private Private %v4f %null`),
      'a specialization constant': global(`
%spec = OpSpecConstant %u32 7
%var = OpUntypedVariableKHR %p_private Private %u32 %spec`),
      'a typed variable': kernel({
        interface: '%other %var',
        declarations: `
%p = OpTypePointer CrossWorkgroup %u32
%other = OpVariable %p CrossWorkgroup
%var = OpUntypedVariableKHR %p_global CrossWorkgroup %p %other`,
      }),
      'an untyped variable': kernel({
        interface: '%other %var',
        declarations: `
%other = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%var = OpUntypedVariableKHR %p_global CrossWorkgroup %p_global %other`,
      }),
    },
    blamed: {
      OpUndef: global(`
%undef = OpUndef %u32
%var = OpUntypedVariableKHR %p_private Private %u32 %undef`),
      'a variable of the function': kernel({
        body: `
%other = OpUntypedVariableKHR %p_function Function %u32
%var = OpUntypedVariableKHR %p_function Function %p_function %other`,
      }),
    },
  },
  'initializer-has-the-data-type': {
    accepted: {
      'a composite of the very type': global(`
%pair = OpTypeStruct %u32 %u32
%c = OpConstantComposite %pair %u1 %u2
%var = OpUntypedVariableKHR %p_private Private %pair %c`),
    },
    blamed: {
      'a float for an integer': global('%var = OpUntypedVariableKHR %p_private Private %u32 %f0'),
      'another structure of the same members': global(`
%pair = OpTypeStruct %u32 %u32
%twin = OpTypeStruct %u32 %u32
%c = OpConstantComposite %pair %u1 %u2
%var = OpUntypedVariableKHR %p_private Private %twin %c`),
      'another untyped pointer type of the storage class': kernel({
        interface: '%other %var',
        declarations: `
%twin = OpTypeUntypedPointerKHR CrossWorkgroup
%other = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%var = OpUntypedVariableKHR %p_global CrossWorkgroup %twin %other`,
      }),
    },
  },
  'untyped-variable-in-input-or-push-constant-has-no-initializer': {
    accepted: {
      Output: global(`
%p = OpTypeUntypedPointerKHR Output
%var = OpUntypedVariableKHR %p Output %u32 %u1`),
      'Input without': global(`
%p = OpTypeUntypedPointerKHR Input
%var = OpUntypedVariableKHR %p Input %u32`),
    },
    blamed: {
      Input: global(`
%p = OpTypeUntypedPointerKHR Input
%var = OpUntypedVariableKHR %p Input %u32 %u1`),
      PushConstant: global(`
%p = OpTypeUntypedPointerKHR PushConstant
%var = OpUntypedVariableKHR %p PushConstant %u32 %u1`),
    },
  },
  'global-untyped-variable-is-not-in-function-storage': {
    accepted: { Private: global(variable) },
    blamed: { Function: global('%var = OpUntypedVariableKHR %p_function Function %u32') },
  },
  'untyped-variable-in-a-function-is-in-function-storage': {
    accepted: { Function: local('%var = OpUntypedVariableKHR %p_function Function %u32') },
    blamed: {
      Private: local('%var = OpUntypedVariableKHR %p_private Private %u32'),
      StorageBuffer: local('%var = OpUntypedVariableKHR %p_buffer StorageBuffer %u32'),
    },
  },
  'untyped-variable-in-a-function-is-in-its-first-block': {
    accepted: {
      'in the first of two': local(`
%var = OpUntypedVariableKHR %p_function Function %u32
OpBranch %next
%next = OpLabel`),
    },
    blamed: {
      'first in the second': local(`
OpBranch %next
%next = OpLabel
%var = OpUntypedVariableKHR %p_function Function %u32`),
    },
  },
  'untyped-variable-in-a-block-comes-before-other-instructions': {
    accepted: {
      'among typed variables and lines': local(
        `
OpLine %file 1 1
%a = OpUntypedVariableKHR %p_function Function %u32
OpNoLine
%b = OpVariable %p Function
%c = OpUntypedVariableKHR %p_function Function %u32
%d = OpVariable %p Function`,
        {
          declarations: '%p = OpTypePointer Function %u32',
          strings: '%file = OpString "a"',
        },
      ),
    },
    blamed: {
      'after a load': local(`
%a = OpUntypedVariableKHR %p_function Function %u32
%x = OpLoad %u32 %a
%b = OpUntypedVariableKHR %p_function Function %u32`),
      'after an addition, with lines between': local(
        `
%x = OpIAdd %u32 %u1 %u2
OpLine %file 1 1
%b = OpUntypedVariableKHR %p_function Function %u32`,
        { strings: '%file = OpString "a"' },
      ),
    },
  },
  'imported-untyped-variable-has-no-initializer': {
    accepted: {
      imported: kernel({
        interface: '%var',
        annotations: 'OpDecorate %var LinkageAttributes "var" Import',
        declarations: '%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32',
      }),
      'exported with one': kernel({
        interface: '%var',
        annotations: 'OpDecorate %var LinkageAttributes "var" Export',
        declarations: '%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32 %u1',
      }),
    },
    blamed: {
      'imported with one': kernel({
        interface: '%var',
        annotations: 'OpDecorate %var LinkageAttributes "var" Import',
        declarations: '%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32 %u1',
      }),
      'imported by a group, with one': kernel({
        interface: '%var',
        annotations: `
OpDecorate %group LinkageAttributes "var" Import
%group = OpDecorationGroup
OpGroupDecorate %group %var`,
        declarations: '%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32 %u1',
      }),
    },
  },
}
