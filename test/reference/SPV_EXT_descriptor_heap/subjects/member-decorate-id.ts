import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { type Parts, shader } from '../program.ts'

/** A structure of an image and an integer, with these annotations. */
function structure(annotations: string, { declarations = '', ...parts }: Parts = {}): Program {
  return shader({
    ...parts,
    annotations,
    declarations: `${declarations}\n%s = OpTypeStruct %image %u32`,
  })
}

/** OpMemberDecorateIdEXT. */
export const subjects: Subjects = {
  'member-decorate-id-targets-a-structure': {
    accepted: { 'a structure': structure('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0') },
    blamed: {
      'an array': structure('OpMemberDecorateIdEXT %images 0 OffsetIdEXT %u0'),
      'an image': structure('OpMemberDecorateIdEXT %image 0 OffsetIdEXT %u0'),
      'a variable': structure('OpMemberDecorateIdEXT %resource_heap 0 OffsetIdEXT %u0'),
      'a decoration group': structure(
        '%group = OpDecorationGroup\nOpMemberDecorateIdEXT %group 0 OffsetIdEXT %u0',
      ),
    },
  },
  'member-decorate-id-member-exists': {
    accepted: { 'the last': structure('OpMemberDecorateIdEXT %s 1 OffsetIdEXT %image_size') },
    blamed: {
      'one too many': structure('OpMemberDecorateIdEXT %s 2 OffsetIdEXT %image_size'),
      'the greatest number': structure('OpMemberDecorateIdEXT %s 4294967295 OffsetIdEXT %u4'),
    },
  },
  'member-decorate-id-decoration-takes-ids': {
    accepted: { OffsetIdEXT: structure('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0') },
    blamed: {
      'a literal': structure('OpMemberDecorateIdEXT %s 0 Offset 0'),
      nothing: structure('OpMemberDecorateIdEXT %s 1 NonWritable'),
      'an enumerant': structure('OpMemberDecorateIdEXT %s 1 BuiltIn Position'),
      'a heap': structure('OpMemberDecorateIdEXT %s 1 BuiltIn ResourceHeapEXT'),
    },
  },
  'member-decorate-id-decoration-is-a-layout-decoration': {
    accepted: { OffsetIdEXT: structure('OpMemberDecorateIdEXT %s 1 OffsetIdEXT %spec') },
    blamed: {
      UniformId: structure('OpMemberDecorateIdEXT %s 1 UniformId %u2'),
      'CounterBuffer, of a variable': structure(
        'OpMemberDecorateIdEXT %s 1 CounterBuffer %resource_heap',
        {
          extensions: [
            'SPV_KHR_untyped_pointers',
            'SPV_EXT_descriptor_heap',
            'SPV_GOOGLE_hlsl_functionality1',
          ],
        },
      ),
    },
  },
  'member-decorate-id-operand-is-a-constant-or-variable': {
    accepted: {
      'a constant': structure('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u16'),
      'a specialization constant': structure('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %spec'),
      'the result of an operation': structure('OpMemberDecorateIdEXT %s 1 OffsetIdEXT %sum', {
        declarations: '%sum = OpSpecConstantOp %u32 IAdd %image_size %u16',
      }),
    },
    blamed: {
      'a type': structure('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u32'),
      OpUndef: structure('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %undef', {
        declarations: '%undef = OpUndef %u32',
      }),
    },
  },
  'member-decorate-id-operand-precedes-the-structure': {
    accepted: {
      'a constant before it': structure('OpMemberDecorateIdEXT %s 0 OffsetIdEXT %before', {
        declarations: '%before = OpConstant %u32 64',
      }),
    },
    blamed: {
      'a constant after it': shader({
        annotations: 'OpMemberDecorateIdEXT %s 0 OffsetIdEXT %after',
        declarations: '%s = OpTypeStruct %image %u32\n%after = OpConstant %u32 64',
      }),
      'a size after it': shader({
        annotations: 'OpMemberDecorateIdEXT %s 1 OffsetIdEXT %after',
        declarations: '%s = OpTypeStruct %sampler %u32\n%after = OpConstantSizeOfEXT %u32 %sampler',
      }),
    },
  },
}
