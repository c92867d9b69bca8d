import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { type Parts, shader } from '../program.ts'

/** A pointer `%data` of that type to the data of a buffer in Uniform or StorageBuffer. */
function data(type: string, { annotations = '', declarations = '', ...parts }: Parts): Program {
  return shader({
    ...parts,
    annotations: `OpDecorateId %uniforms ArrayStrideIdEXT %buffer_size\n${annotations}`,
    declarations: `
%uniform = OpTypeBufferEXT Uniform
%uniforms = OpTypeRuntimeArray %uniform
${declarations}`,
    body: `
%at = OpUntypedAccessChainKHR %p_constant ${type.includes('uniform') ? '%uniforms' : '%buffers'} %resource_heap %u1
%data = OpBufferPointerEXT ${type} %at`,
  })
}

const throughGroup = `
OpDecorate %group NonWritable
%group = OpDecorationGroup
OpGroupDecorate %group %data`

/** A pointer in Uniform to a structure with that decoration. BufferBlock is missing after version 1.3. */
function block(decoration: string): Program {
  return data('%p_uniform_block', {
    environment: 'spv1.3',
    annotations: `
OpDecorate %data NonWritable
OpDecorate %block ${decoration}
OpMemberDecorate %block 0 Offset 0`,
    declarations: '%block = OpTypeStruct %u32\n%p_uniform_block = OpTypePointer Uniform %block',
  })
}

/** What other chapters allow of buffer pointers. */
export const subjects: Subjects = {
  'non-writable-buffer-pointer-is-in-storage-buffer': {
    accepted: {
      'in StorageBuffer': data('%p_buffer', { annotations: 'OpDecorate %data NonWritable' }),
      'other decorations in Uniform': data('%p_uniform', {
        annotations: 'OpDecorate %data NonReadable\nOpDecorate %data Restrict',
      }),
      'other decorations, typed': data('%p', {
        annotations: `
OpDecorate %data NonReadable
OpDecorate %data NonWritable
OpDecorate %data Aliased
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0`,
        declarations: '%block = OpTypeStruct %u32\n%p = OpTypePointer StorageBuffer %block',
      }),
      'to a structure with BufferBlock, in Uniform': block('BufferBlock'),
    },
    blamed: {
      'in Uniform': data('%p_uniform', { annotations: 'OpDecorate %data NonWritable' }),
      'in Uniform, through a group': data('%p_uniform', { annotations: throughGroup }),
      'to a structure with Block, in Uniform': block('Block'),
    },
  },
}
