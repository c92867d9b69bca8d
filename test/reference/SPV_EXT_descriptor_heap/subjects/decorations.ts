import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { type Parts, shader } from '../program.ts'

/** `%samplers` and `%six` are arrays of samplers without a stride, `%s` is a structure with an image. */
function annotated(annotations: string, { declarations = '', ...parts }: Parts = {}): Program {
  return shader({
    ...parts,
    annotations,
    declarations: `
${declarations}
%samplers = OpTypeRuntimeArray %sampler
%six = OpTypeArray %sampler %u16
%s = OpTypeStruct %image %u32`,
  })
}

/** The decorations that go through the group `%group`. */
function group(decoration: string, applied: string, parts: Parts = {}): Program {
  return annotated(
    `OpDecorateId %group ${decoration}\n%group = OpDecorationGroup\n${applied}`,
    parts,
  )
}

const wide: Parts = {
  capabilities: ['DescriptorHeapEXT', 'Int64'],
  declarations: `
%u64t = OpTypeInt 64 0
%wide = OpConstantSizeOfEXT %u64t %sampler`,
}

/** ArrayStrideIdEXT and OffsetIdEXT. */
export const subjects: Subjects = {
  'array-stride-id-is-on-an-array-type': {
    accepted: {
      'both kinds of array': annotated(`
OpDecorateId %samplers ArrayStrideIdEXT %u16
OpDecorateId %six ArrayStrideIdEXT %u16`),
      'through a group': group('ArrayStrideIdEXT %u16', 'OpGroupDecorate %group %samplers %six'),
    },
    blamed: {
      'a structure': annotated('OpDecorateId %s ArrayStrideIdEXT %u16'),
      'an untyped pointer': annotated('OpDecorateId %p_buffer ArrayStrideIdEXT %u16'),
      'a typed pointer': annotated('OpDecorateId %p ArrayStrideIdEXT %u16', {
        declarations: '%p = OpTypePointer UniformConstant %image',
      }),
      'a variable': annotated('OpDecorateId %resource_heap ArrayStrideIdEXT %u16'),
      'an image, through a group': group(
        'ArrayStrideIdEXT %u16',
        'OpGroupDecorate %group %samplers %image',
      ),
    },
  },
  'array-stride-id-is-on-an-array-of-descriptors': {
    accepted: {
      'arrays of arrays': annotated(
        'OpDecorateId %all ArrayStrideIdEXT %u64\nOpDecorateId %rows ArrayStrideIdEXT %u16',
        { declarations: '%rows = OpTypeArray %sampler %u4\n%all = OpTypeRuntimeArray %rows' },
      ),
      'an array of structures': annotated('OpDecorateId %all ArrayStrideIdEXT %u64', {
        declarations: '%pair = OpTypeStruct %u32 %sampler\n%all = OpTypeArray %pair %u4',
      }),
      'sampled images, which is open': annotated('OpDecorateId %all ArrayStrideIdEXT %u16', {
        declarations: `
%texture = OpTypeImage %f32 2D 0 0 0 1 Unknown
%combined = OpTypeSampledImage %texture
%all = OpTypeArray %combined %u4`,
      }),
    },
    blamed: {
      'an array of integers': annotated('OpDecorateId %words ArrayStrideIdEXT %u4', {
        declarations: '%words = OpTypeRuntimeArray %u32',
      }),
      'an array of pointers': annotated('OpDecorateId %all ArrayStrideIdEXT %u16', {
        declarations: '%all = OpTypeArray %p_constant %u4',
      }),
    },
  },
  'array-stride-id-is-not-on-a-member': {
    accepted: { 'on an array': annotated('OpDecorateId %samplers ArrayStrideIdEXT %u16') },
    blamed: {
      'a member': annotated('OpMemberDecorateIdEXT %s 0 ArrayStrideIdEXT %u16'),
      'through a group': group('ArrayStrideIdEXT %u16', 'OpGroupMemberDecorate %group %s 0'),
    },
  },
  'offset-id-is-on-a-member': {
    accepted: {
      'a member': annotated('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0'),
      'through a group': group('OffsetIdEXT %u0', 'OpGroupMemberDecorate %group %s 0'),
      'a group that decorates nothing': group('OffsetIdEXT %u0', ''),
    },
    blamed: {
      'a structure': annotated('OpDecorateId %s OffsetIdEXT %u0'),
      'an array': annotated('OpDecorateId %samplers OffsetIdEXT %u0'),
      'a structure, through a group': group('OffsetIdEXT %u0', 'OpGroupDecorate %group %s'),
    },
  },
  'offset-id-structure-contains-a-descriptor': {
    accepted: {
      'beside the descriptor': annotated('OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u16'),
      'a descriptor deeper down': annotated('OpMemberDecorateIdEXT %outer 0 OffsetIdEXT %u0', {
        declarations: `
%pair = OpTypeStruct %u32 %sampler
%pairs = OpTypeArray %pair %u4
%outer = OpTypeStruct %u32 %pairs`,
      }),
    },
    blamed: {
      'integers alone': annotated('OpMemberDecorateIdEXT %plain 1 OffsetIdEXT %u4', {
        declarations: '%plain = OpTypeStruct %u32 %u32',
      }),
      'a pointer to descriptors': annotated('OpMemberDecorateIdEXT %plain 0 OffsetIdEXT %u4', {
        declarations: '%plain = OpTypeStruct %p_constant',
      }),
      'through a group': group('OffsetIdEXT %u4', 'OpGroupMemberDecorate %group %plain 0', {
        declarations: '%plain = OpTypeStruct %u32',
      }),
    },
  },
  'id-decoration-is-not-in-op-decorate': {
    accepted: { 'in OpDecorateId': annotated('OpDecorateId %samplers ArrayStrideIdEXT %u16') },
    blamed: {
      ArrayStrideIdEXT: annotated('OpDecorate %samplers ArrayStrideIdEXT %u16'),
      OffsetIdEXT: annotated('OpDecorate %s OffsetIdEXT %u16'),
      'in a group': annotated(
        'OpDecorate %group OffsetIdEXT %u0\n%group = OpDecorationGroup\nOpGroupMemberDecorate %group %s 0',
      ),
    },
  },
  'id-decoration-is-not-in-op-member-decorate': {
    accepted: {
      'in OpMemberDecorateIdEXT': annotated('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0'),
    },
    blamed: {
      OffsetIdEXT: annotated('OpMemberDecorate %s 0 OffsetIdEXT %u0'),
      ArrayStrideIdEXT: annotated('OpMemberDecorate %s 0 ArrayStrideIdEXT %u16'),
    },
  },
  'id-decoration-operand-is-a-constant': {
    accepted: {
      'a constant after the array': shader({
        annotations: 'OpDecorateId %samplers ArrayStrideIdEXT %after',
        declarations: `
%samplers = OpTypeRuntimeArray %sampler
%after = OpConstantSizeOfEXT %u32 %sampler`,
      }),
      'a specialization constant': annotated('OpDecorateId %samplers ArrayStrideIdEXT %spec'),
    },
    blamed: {
      'a type': annotated('OpDecorateId %samplers ArrayStrideIdEXT %u32'),
      'a heap': annotated('OpDecorateId %samplers ArrayStrideIdEXT %resource_heap'),
      OpUndef: annotated('OpDecorateId %samplers ArrayStrideIdEXT %undef', {
        declarations: '%undef = OpUndef %u32',
      }),
      'a type, in a group': group('OffsetIdEXT %u32', 'OpGroupMemberDecorate %group %s 0'),
      'a variable, of a member': annotated('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %var', {
        interface: '%var',
        declarations: '%p = OpTypePointer Private %u32\n%var = OpVariable %p Private',
      }),
    },
  },
  'id-decoration-operand-is-an-integer-scalar': {
    accepted: { signed: annotated('OpDecorateId %samplers ArrayStrideIdEXT %i4') },
    blamed: {
      'a float': annotated('OpDecorateId %samplers ArrayStrideIdEXT %f4'),
      'a vector': annotated('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %uv0'),
      'a Boolean': annotated('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %yes', {
        declarations: '%yes = OpSpecConstantTrue %bool',
      }),
      'a float, in a group': group('OffsetIdEXT %f4', 'OpGroupMemberDecorate %group %s 0'),
    },
  },
  'id-decoration-operand-is-32-bit-unsigned': {
    accepted: { unsigned: annotated('OpDecorateId %samplers ArrayStrideIdEXT %u16') },
    blamed: {
      signed: annotated('OpDecorateId %samplers ArrayStrideIdEXT %i4'),
      'of 64 bits': annotated('OpDecorateId %samplers ArrayStrideIdEXT %wide', wide),
      'of 64 bits, of a member': annotated('OpMemberDecorateIdEXT %s 1 OffsetIdEXT %wide', wide),
    },
  },
  'id-decoration-is-given-once': {
    accepted: {
      'once each': annotated(`
OpDecorateId %samplers ArrayStrideIdEXT %u16
OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u64`),
    },
    blamed: {
      'two strides': annotated(`
OpDecorateId %samplers ArrayStrideIdEXT %u16
OpDecorateId %samplers ArrayStrideIdEXT %u64`),
      'the same stride twice': annotated(`
OpDecorateId %samplers ArrayStrideIdEXT %u16
OpDecorateId %samplers ArrayStrideIdEXT %u16`),
      'two offsets': annotated(`
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u16
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u64`),
      'once itself, once through a group': annotated(`
OpDecorateId %samplers ArrayStrideIdEXT %u16
OpDecorateId %group ArrayStrideIdEXT %u16
%group = OpDecorationGroup
OpGroupDecorate %group %six %samplers`),
    },
  },
  'array-stride-and-array-stride-id-exclude-each-other': {
    accepted: { one: annotated('OpDecorate %samplers ArrayStride 16') },
    blamed: {
      both: annotated(`
OpDecorate %samplers ArrayStride 16
OpDecorateId %samplers ArrayStrideIdEXT %u16`),
    },
  },
  'offset-and-offset-id-exclude-each-other': {
    accepted: {
      'at different members': annotated(`
OpMemberDecorate %s 0 Offset 0
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u16`),
    },
    blamed: {
      both: annotated(`
OpMemberDecorate %s 1 Offset 16
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u16`),
    },
  },
}
