import type { Subjects } from '../../../support/judge-subjects.ts'
import { type Parts, shader } from '../program.ts'
import { resized } from '../resized.ts'

const parts: Parts = {
  annotations: 'OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u4',
  declarations: '%s = OpTypeStruct %image',
  body: `
%at = OpUntypedAccessChainKHR %p_constant %images %resource_heap %u1
%texel = OpUntypedImageTexelPointerEXT %p_image %image %at %uv0 %u0
%buffer_at = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap %u1
%data = OpBufferPointerEXT %p_buffer %buffer_at`,
}

const change = (name: string, by: number, ordinal?: number) =>
  shader({ ...parts, change: resized(name, by, ordinal) })

const accepted = { 'as it is': shader(parts) }

/** Word counts. */
export const subjects: Subjects = {
  'buffer-type-has-three-words': {
    accepted,
    blamed: {
      shorter: change('OpTypeBufferEXT', -1),
      longer: change('OpTypeBufferEXT', 1),
    },
  },
  'size-of-has-four-words': {
    accepted,
    blamed: {
      shorter: change('OpConstantSizeOfEXT', -1),
      longer: change('OpConstantSizeOfEXT', 2),
    },
  },
  'buffer-pointer-has-four-words': {
    accepted,
    blamed: {
      shorter: change('OpBufferPointerEXT', -1),
      longer: change('OpBufferPointerEXT', 1),
    },
  },
  'texel-pointer-has-seven-words': {
    accepted,
    blamed: {
      shorter: change('OpUntypedImageTexelPointerEXT', -1),
      'the first word alone': change('OpUntypedImageTexelPointerEXT', -6),
      longer: change('OpUntypedImageTexelPointerEXT', 1),
    },
  },
  'member-decorate-id-has-four-words-or-more': {
    accepted,
    blamed: {
      'three words': change('OpMemberDecorateIdEXT', -2),
      'the first word alone': change('OpMemberDecorateIdEXT', -4),
    },
  },
  'id-decoration-has-one-extra-operand': {
    accepted,
    blamed: {
      'OffsetIdEXT without its operand': change('OpMemberDecorateIdEXT', -1),
      'OffsetIdEXT with two': change('OpMemberDecorateIdEXT', 1),
      'ArrayStrideIdEXT without its operand': change('OpDecorateId', -1),
      'ArrayStrideIdEXT with two': change('OpDecorateId', 1),
    },
  },
  'heap-built-in-has-no-extra-operand': {
    accepted,
    blamed: {
      SamplerHeapEXT: change('OpDecorate', 1),
      ResourceHeapEXT: change('OpDecorate', 2, 1),
    },
  },
}
