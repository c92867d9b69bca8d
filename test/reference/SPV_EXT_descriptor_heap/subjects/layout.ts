import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { type Parts, shader } from '../program.ts'

/** A module in which an object in StorageBuffer is of the type `%it`. */
function laidOut(annotations: string, declarations: string, parts: Parts = {}): Program {
  return shader({
    ...parts,
    interface: '%var',
    annotations,
    declarations: `
${declarations}
%p = OpTypePointer StorageBuffer %it
%var = OpVariable %p StorageBuffer`,
  })
}

/** A module with a type `%it` that no object has. */
function unused(annotations: string, declarations: string, parts: Parts = {}): Program {
  return shader({ ...parts, annotations, declarations })
}

/** A structure of an image and two integers, laid out by these annotations, which stands nowhere. */
const structure = (annotations: string, first = '%image', second = '%u32'): Program =>
  unused(annotations, `%it = OpTypeStruct ${first} ${second} %u32`)

const offset = (member: number, id: string) =>
  `OpMemberDecorateIdEXT %it ${member} OffsetIdEXT ${id}\n`
const literal = (member: number, bytes: number) =>
  `OpMemberDecorate %it ${member} Offset ${bytes}\n`

const block = 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0'
const blocks = '%block = OpTypeStruct %image\n%it = OpTypeArray %block %u4'

/** The data of a buffer, pointed to by a typed pointer. */
function data(annotations: string, declarations: string): Program {
  return shader({
    annotations,
    declarations: `${declarations}\n%p = OpTypePointer StorageBuffer %it`,
    body: `
%at = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap %u1
%data = OpBufferPointerEXT %p %at`,
  })
}

/** An access to the resource heap through that type. */
function access(type: string, annotations: string, declarations: string, indexes = ''): Program {
  return shader({
    annotations,
    declarations,
    body: `%at = OpUntypedAccessChainKHR %p_constant ${type} %resource_heap ${indexes}`,
  })
}

/** The amended definition of explicit layout. */
export const subjects: Subjects = {
  'members-beside-descriptors-have-an-offset': {
    accepted: {
      'of both kinds': laidOut(
        literal(0, 0) + offset(1, '%image_size'),
        '%it = OpTypeStruct %image %u32',
      ),
      'no object': unused('', '%it = OpTypeStruct %image %u32'),
      'an object in another storage class': shader({
        interface: '%var',
        declarations: `
%it = OpTypeStruct %image %u32
%p = OpTypePointer UniformConstant %it
%var = OpVariable %p UniformConstant`,
      }),
    },
    blamed: {
      'no offset at the descriptor': laidOut(literal(1, 64), '%it = OpTypeStruct %image %u32'),
      'no offset beside it': laidOut(offset(0, '%u0'), '%it = OpTypeStruct %image %u32'),
      'no offset deeper down': laidOut(
        `${literal(0, 0)}OpMemberDecorate %inner 0 Offset 0`,
        '%inner = OpTypeStruct %u32 %sampler\n%it = OpTypeStruct %inner',
      ),
      'the data of a buffer': data(literal(0, 0), '%it = OpTypeStruct %image %u32'),
    },
  },
  'arrays-of-descriptors-have-a-stride': {
    accepted: {
      'by id': laidOut(
        'OpDecorateId %it ArrayStrideIdEXT %image_size',
        '%it = OpTypeArray %image %u4',
      ),
      'by literal': laidOut('OpDecorate %it ArrayStride 64', '%it = OpTypeArray %image %u4'),
      'an array of blocks': laidOut(block, blocks),
      'no object': unused('', '%it = OpTypeArray %image %u4'),
    },
    blamed: {
      'an array': laidOut('', '%it = OpTypeArray %image %u4'),
      'a run-time array in a structure': laidOut(
        literal(0, 0),
        '%all = OpTypeRuntimeArray %sampler\n%it = OpTypeStruct %all',
      ),
      'a run-time array after another member': laidOut(
        literal(0, 0) + literal(1, 16),
        '%all = OpTypeRuntimeArray %sampler\n%it = OpTypeStruct %u32 %all',
      ),
      'the inner of two': laidOut(
        'OpDecorateId %it ArrayStrideIdEXT %image_size',
        '%row = OpTypeArray %image %u4\n%it = OpTypeArray %row %u4',
      ),
    },
  },
  'arrays-of-blocks-with-descriptors-have-no-stride': {
    accepted: {
      'without a stride': laidOut(block, blocks),
      'no object': unused(`${block}\nOpDecorateId %it ArrayStrideIdEXT %image_size`, blocks),
    },
    blamed: {
      'a literal': laidOut(`${block}\nOpDecorate %it ArrayStride 64`, blocks),
      'an id': laidOut(`${block}\nOpDecorateId %it ArrayStrideIdEXT %image_size`, blocks),
      'the outer of two': laidOut(
        `${block}\nOpDecorateId %it ArrayStrideIdEXT %image_size`,
        '%block = OpTypeStruct %image\n%row = OpTypeArray %block %u4\n%it = OpTypeArray %row %u4',
      ),
    },
  },
  'array-stride-id-elsewhere-is-greater-than-zero': {
    accepted: {
      'not 0': unused('OpDecorateId %it ArrayStrideIdEXT %u4', '%it = OpTypeRuntimeArray %image'),
      'laid out': laidOut('OpDecorateId %it ArrayStrideIdEXT %u4', '%it = OpTypeArray %image %u4'),
    },
    blamed: {
      'no object': unused(
        'OpDecorateId %it ArrayStrideIdEXT %u0',
        '%it = OpTypeRuntimeArray %image',
      ),
    },
  },
  'array-stride-id-is-greater-than-zero': {
    accepted: {
      'a size': laidOut(
        'OpDecorateId %it ArrayStrideIdEXT %image_size',
        '%it = OpTypeArray %image %u4',
      ),
      'specialized to something else': laidOut(
        'OpDecorateId %it ArrayStrideIdEXT %spec0',
        '%spec0 = OpSpecConstant %u32 0\n%it = OpTypeArray %image %u4',
      ),
    },
    blamed: {
      '0': laidOut('OpDecorateId %it ArrayStrideIdEXT %u0', '%it = OpTypeArray %image %u4'),
      'a null constant': laidOut(
        'OpDecorateId %it ArrayStrideIdEXT %null',
        '%null = OpConstantNull %u32\n%it = OpTypeRuntimeArray %image',
      ),
    },
  },
  'offset-ids-are-distinct': {
    accepted: {
      'different values': structure(offset(0, '%u0') + offset(1, '%u64')),
      'a known and an unknown one': structure(offset(0, '%u0') + offset(1, '%image_size')),
      'equal defaults': structure(offset(0, '%u16') + offset(1, '%spec')),
      'a structure without members': unused(
        offset(0, '%u0') + offset(1, '%u0'),
        '%none = OpTypeStruct\n%it = OpTypeStruct %none %image',
      ),
      'in front of the first member of a structure': unused(
        `${offset(0, '%u0') + offset(1, '%u0') + offset(2, '%u64')}OpMemberDecorate %inner 0 Offset 4`,
        '%inner = OpTypeStruct %u32\n%it = OpTypeStruct %inner %u32 %image',
      ),
    },
    blamed: {
      'a structure without members, where layout is asked for': laidOut(
        offset(0, '%u0') + offset(1, '%u0'),
        '%none = OpTypeStruct\n%it = OpTypeStruct %none %image',
      ),
      'the same id': structure(offset(1, '%u16') + offset(2, '%u16')),
      'the same id, unknown': structure(offset(1, '%image_size') + offset(2, '%image_size')),
      'the same id, specialized': structure(offset(1, '%spec') + offset(2, '%spec')),
      'a literal and an id': structure(literal(1, 64) + offset(2, '%u64')),
      'two ids of one value': unused(
        offset(0, '%u16') + offset(1, '%again'),
        '%again = OpConstant %u32 16\n%it = OpTypeStruct %image %u32',
      ),
      'a null constant': unused(
        literal(0, 0) + offset(1, '%null'),
        '%null = OpConstantNull %u32\n%it = OpTypeStruct %image %u32',
      ),
      'through a group': unused(
        `OpDecorateId %group OffsetIdEXT %u16
%group = OpDecorationGroup
OpGroupMemberDecorate %group %it 0 %it 1`,
        '%it = OpTypeStruct %image %u32',
      ),
    },
  },
  'offset-ids-cause-no-overlap': {
    accepted: {
      'just behind each other': structure(literal(1, 64) + offset(2, '%u4'), '%image', '%v4f'),
      'an unknown size': structure(offset(0, '%u0') + offset(1, '%u4'), '%image'),
      'in the padding of an array': unused(
        `${literal(0, 0) + offset(1, '%u4') + offset(2, '%u64')}OpDecorate %row ArrayStride 16`,
        '%row = OpTypeArray %u32 %u2\n%it = OpTypeStruct %row %u32 %image',
      ),
      'in the padding of a structure': unused(
        `${literal(0, 0) + offset(1, '%u4') + offset(2, '%u64')}OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 1 Offset 8`,
        '%inner = OpTypeStruct %u32 %u32\n%it = OpTypeStruct %inner %u32 %image',
      ),
      'behind a matrix': unused(
        `${literal(0, 0) + offset(1, '%u64') + literal(2, 128)}OpMemberDecorate %it 0 MatrixStride 16
OpMemberDecorate %it 0 ColMajor`,
        '%m4 = OpTypeMatrix %v4f 4\n%it = OpTypeStruct %m4 %u32 %image',
      ),
      'offsets too large to be told apart': unused(
        offset(0, '%far') + offset(1, '%further'),
        `%u64t = OpTypeInt 64 0
%far = OpConstant %u64t 0xfffffffffffffff0
%further = OpConstant %u64t 0xfffffffffffffff8
%it = OpTypeStruct %u32 %image`,
        { capabilities: ['DescriptorHeapEXT', 'Int64'] },
      ),
      'in an array with an unknown stride': unused(
        offset(0, '%u0') + literal(1, 4) + literal(2, 8) + offset(3, '%u64'),
        '%row = OpTypeArray %u32 %u4\n%it = OpTypeStruct %row %u32 %u32 %image',
      ),
    },
    blamed: {
      'a vector': structure(literal(1, 0) + offset(2, '%u4'), '%image', '%v4f'),
      'a vector at an id': structure(offset(1, '%u0') + literal(2, 12), '%image', '%v4f'),
      'behind a member that is further off': unused(
        `${offset(0, '%u0') + literal(1, 4) + offset(2, '%u16')}OpDecorate %row ArrayStride 16`,
        '%row = OpTypeArray %u32 %u2\n%it = OpTypeStruct %row %u32 %u32 %image',
      ),
      'an array': unused(
        `${literal(0, 0) + offset(1, '%u16')}OpDecorate %row ArrayStride 16`,
        '%row = OpTypeArray %u32 %u2\n%it = OpTypeStruct %row %u32 %image',
      ),
      'a structure': unused(
        `${literal(0, 0) + offset(1, '%u4')}OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 1 Offset 4`,
        '%inner = OpTypeStruct %u32 %u32\n%it = OpTypeStruct %inner %u32 %image',
      ),
      'a matrix': unused(
        `${literal(0, 0) + offset(1, '%u16') + literal(2, 128)}OpMemberDecorate %it 0 MatrixStride 16
OpMemberDecorate %it 0 ColMajor`,
        '%m4 = OpTypeMatrix %v4f 4\n%it = OpTypeStruct %m4 %u32 %image',
      ),
    },
  },
  'descriptor-members-cause-no-overlap': {
    accepted: {
      'sizes of different types': structure(offset(0, '%image_size') + offset(1, '%buffer_size')),
      'a descriptor of unknown size': structure(offset(0, '%u0') + offset(1, '%u1')),
      'in what may be the padding behind a descriptor': unused(
        `${literal(0, 0) + offset(1, '%u4')}OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 1 Offset 16`,
        '%inner = OpTypeStruct %image %u32\n%it = OpTypeStruct %inner %u32',
      ),
    },
    blamed: {
      'sizes of one type': unused(
        offset(0, '%image_size') + offset(1, '%again'),
        '%again = OpConstantSizeOfEXT %u32 %image\n%it = OpTypeStruct %image %u32',
      ),
      'inside a structure with a descriptor': unused(
        `${literal(0, 0) + offset(1, '%u16')}OpMemberDecorate %inner 0 Offset 0
OpMemberDecorate %inner 1 Offset 16`,
        '%inner = OpTypeStruct %image %u32\n%it = OpTypeStruct %inner %u32',
      ),
      'in a descriptor that begins before': unused(
        `${offset(0, '%u0') + offset(1, '%u64')}OpMemberDecorate %inner 0 Offset 64`,
        '%inner = OpTypeStruct %image\n%it = OpTypeStruct %inner %u32',
      ),
    },
  },
  'descriptor-elements-cause-no-overlap': {
    accepted: {
      'as large as it may be': laidOut(
        `OpDecorateId %it ArrayStrideIdEXT %spec
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 64`,
        '%pair = OpTypeStruct %u32 %image\n%it = OpTypeArray %pair %u4',
      ),
      'too close for two, of which there is one': laidOut(
        `OpDecorateId %it ArrayStrideIdEXT %image_size
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 4`,
        '%pair = OpTypeStruct %u32 %image\n%it = OpTypeArray %pair %u1',
      ),
      'the size of another type': laidOut(
        `OpDecorateId %it ArrayStrideIdEXT %buffer_size
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 4`,
        '%pair = OpTypeStruct %u32 %image\n%it = OpTypeArray %pair %u4',
      ),
    },
    blamed: {
      'what is beside the descriptor is larger': laidOut(
        `OpDecorateId %it ArrayStrideIdEXT %u16
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 16`,
        '%pair = OpTypeStruct %image %u32\n%it = OpTypeArray %pair %u4',
      ),
      'beside a descriptor, by a literal': laidOut(
        `OpDecorate %it ArrayStride 16
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 16`,
        '%pair = OpTypeStruct %image %u32\n%it = OpTypeArray %pair %u4',
      ),
      'the size of the descriptor alone': laidOut(
        `OpDecorateId %it ArrayStrideIdEXT %image_size
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 4`,
        '%pair = OpTypeStruct %u32 %image\n%it = OpTypeArray %pair %u4',
      ),
      'the size of the descriptor alone, of two': laidOut(
        `OpDecorateId %it ArrayStrideIdEXT %image_size
OpMemberDecorate %pair 0 Offset 0
OpMemberDecorate %pair 1 Offset 4`,
        '%pair = OpTypeStruct %u32 %image\n%it = OpTypeArray %pair %u2',
      ),
    },
  },
  'heap-access-has-explicit-layout': {
    accepted: {
      'strides and offsets by id': access(
        '%all',
        `
OpDecorateId %all ArrayStrideIdEXT %u64
OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %image_size`,
        '%s = OpTypeStruct %image %u32\n%all = OpTypeRuntimeArray %s',
        '%u1 %u0',
      ),
      'a descriptor': access('%image', '', ''),
    },
    blamed: {
      'an array without a stride': access('%all', '', '%all = OpTypeRuntimeArray %image', '%u1'),
      'a member without an offset': access(
        '%s',
        'OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0',
        '%s = OpTypeStruct %image %u32',
        '%u0',
      ),
      'a chain from a chain': shader({
        declarations: '%all = OpTypeRuntimeArray %image',
        body: `
%a = OpUntypedAccessChainKHR %p_constant %images %resource_heap
%b = OpUntypedInBoundsAccessChainKHR %p_constant %all %a %u1`,
      }),
    },
  },
}
