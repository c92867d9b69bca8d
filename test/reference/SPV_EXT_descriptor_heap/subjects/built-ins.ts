import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { shader } from '../program.ts'

const both = `
OpDecorate %sampler_heap BuiltIn SamplerHeapEXT
OpDecorate %resource_heap BuiltIn ResourceHeapEXT`

function also(annotations: string, declarations = ''): Program {
  return shader({ annotations, declarations })
}

const typedHeap = `
%p_images = OpTypePointer UniformConstant %images
%typed_heap = OpVariable %p_images UniformConstant`

/** The two heaps. */
export const subjects: Subjects = {
  'heap-built-in-is-not-on-a-member': {
    accepted: {
      'on variables': shader({}),
      'through a group': shader({
        heaps: `
OpDecorate %group BuiltIn ResourceHeapEXT
%group = OpDecorationGroup
OpGroupDecorate %group %resource_heap`,
      }),
      'another built-in on a member': also(
        'OpMemberDecorate %s 0 BuiltIn Position',
        '%s = OpTypeStruct %v4f',
      ),
    },
    blamed: {
      'a resource heap': also(
        'OpMemberDecorate %s 0 BuiltIn ResourceHeapEXT',
        '%s = OpTypeStruct %u32',
      ),
      'a sampler heap beside a member without': also(
        'OpMemberDecorate %s 1 BuiltIn SamplerHeapEXT',
        '%s = OpTypeStruct %u32 %u32',
      ),
      'through a group': also(
        `
OpDecorate %group BuiltIn SamplerHeapEXT
%group = OpDecorationGroup
OpGroupMemberDecorate %group %s 0`,
        '%s = OpTypeStruct %u32',
      ),
    },
  },
  'heap-built-in-is-on-a-variable': {
    accepted: {
      'untyped variables': shader({ heaps: both }),
      'several variables': also(
        'OpDecorate %other BuiltIn ResourceHeapEXT',
        '%other = OpUntypedVariableKHR %p_constant UniformConstant',
      ),
    },
    blamed: {
      'a type': also('OpDecorate %buffers BuiltIn ResourceHeapEXT'),
      'a type of the text': also('OpDecorate %buffer BuiltIn ResourceHeapEXT'),
      'a constant': also('OpDecorate %uvw0 BuiltIn SamplerHeapEXT'),
      'a function': also('OpDecorate %main BuiltIn SamplerHeapEXT'),
      'a constant, through a group': also(`
OpDecorate %group BuiltIn ResourceHeapEXT
%group = OpDecorationGroup
OpGroupDecorate %group %u4`),
      'a type instead of the variable that is used': shader({
        heaps: 'OpDecorate %u32 BuiltIn ResourceHeapEXT',
        body: `
%at = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap %u1
%data = OpBufferPointerEXT %p_buffer %at`,
      }),
    },
  },
  'heap-variable-is-untyped': {
    accepted: { untyped: shader({}) },
    blamed: {
      'a typed resource heap': also('OpDecorate %typed_heap BuiltIn ResourceHeapEXT', typedHeap),
      'a typed sampler heap': also(
        'OpDecorate %typed_heap BuiltIn SamplerHeapEXT',
        `
%samplers = OpTypeRuntimeArray %sampler
%p_samplers = OpTypePointer UniformConstant %samplers
%typed_heap = OpVariable %p_samplers UniformConstant`,
      ),
    },
  },
}
