import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { type Parts, shader } from '../program.ts'

function declared(declarations: string, parts: Parts = {}): Program {
  return shader({ ...parts, declarations })
}

/** A buffer pointer of that type, made from `%at`. */
function pointer(
  type: string,
  at: string,
  { body = '', declarations = '', ...parts }: Parts = {},
): Program {
  return shader({
    ...parts,
    declarations: `%block = OpTypeStruct %u32\n${declarations}`,
    annotations: `OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n${parts.annotations ?? ''}`,
    body: `${at}\n${body}\n%data = OpBufferPointerEXT ${type} %at`,
  })
}

const inHeap = '%at = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap %u1'
const uniforms = `
%uniform = OpTypeBufferEXT Uniform
%uniforms = OpTypeRuntimeArray %uniform`
const uniformStride = 'OpDecorateId %uniforms ArrayStrideIdEXT %buffer_size'
const inUniforms = '%at = OpUntypedAccessChainKHR %p_constant %uniforms %resource_heap %u1'

/** A pointer to the data of a buffer in Uniform. */
function uniformPointer(type: string, parts: Parts = {}): Program {
  const { annotations = '', declarations = '' } = parts
  return pointer(type, inUniforms, {
    ...parts,
    annotations: `${uniformStride}\n${annotations}`,
    declarations: `${uniforms}\n${declarations}`,
  })
}

/** A buffer pointer from a variable that is no resource heap. */
function from(variable: string, parts: Parts = {}): Program {
  return pointer(
    '%p_buffer',
    `%at = OpUntypedAccessChainKHR %p_constant %buffers ${variable} %u1`,
    parts,
  )
}

const structured = {
  annotations: `
OpMemberDecorate %s 0 Offset 0
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %buffer_size`,
  declarations: '%s = OpTypeStruct %buffer %image',
}

/** Buffer types, sizes of descriptors, and pointers to the data of buffers. */
export const subjects: Subjects = {
  'buffer-type-is-uniform-or-storage-buffer': {
    accepted: { both: declared('%b = OpTypeBufferEXT Uniform') },
    blamed: {
      UniformConstant: declared('%b = OpTypeBufferEXT UniformConstant'),
      PushConstant: declared('%b = OpTypeBufferEXT PushConstant'),
      Function: declared('%b = OpTypeBufferEXT Function'),
      'a pointer to such a buffer': declared(
        '%b = OpTypeBufferEXT Image\n%bs = OpTypeRuntimeArray %b',
        {
          annotations: 'OpDecorateId %bs ArrayStrideIdEXT %buffer_size',
          body: `
%at = OpUntypedAccessChainKHR %p_constant %bs %resource_heap %u1
%data = OpBufferPointerEXT %p_buffer %at`,
        },
      ),
    },
  },
  'buffer-object-is-not-loaded': {
    accepted: {
      'an image is': shader({
        body: `
%at = OpUntypedAccessChainKHR %p_constant %images %resource_heap %u1
%loaded = OpLoad %image %at`,
      }),
    },
    blamed: {
      'a buffer': shader({ body: `${inHeap}\n%loaded = OpLoad %buffer %at` }),
      'a structure with a buffer': shader({
        ...structured,
        body: `${inHeap}\n%loaded = OpLoad %s %at`,
      }),
    },
  },
  'size-of-result-type-is-a-32-or-64-bit-integer': {
    accepted: {
      'of 64 bits': declared('%u64t = OpTypeInt 64 0\n%c = OpConstantSizeOfEXT %u64t %buffer', {
        capabilities: ['DescriptorHeapEXT', 'Int64'],
      }),
      signed: declared('%c = OpConstantSizeOfEXT %i32 %image'),
    },
    blamed: {
      'of 16 bits': declared('%u16t = OpTypeInt 16 0\n%c = OpConstantSizeOfEXT %u16t %buffer', {
        capabilities: ['DescriptorHeapEXT', 'Int16'],
      }),
      'a float': declared('%c = OpConstantSizeOfEXT %f32 %buffer'),
      'a vector': declared('%c = OpConstantSizeOfEXT %v2u %buffer'),
      'a float that is a stride': declared(
        '%c = OpConstantSizeOfEXT %f32 %sampler\n%samplers = OpTypeRuntimeArray %sampler',
        { annotations: 'OpDecorateId %samplers ArrayStrideIdEXT %c' },
      ),
    },
  },
  'size-of-type-is-a-descriptor-type': {
    accepted: {
      'a buffer, an image and a sampler': declared('%c = OpConstantSizeOfEXT %u32 %sampler'),
      'an acceleration structure': declared(
        '%as = OpTypeAccelerationStructureKHR\n%c = OpConstantSizeOfEXT %u32 %as',
        {
          capabilities: ['DescriptorHeapEXT', 'RayQueryKHR'],
          extensions: ['SPV_KHR_untyped_pointers', 'SPV_EXT_descriptor_heap', 'SPV_KHR_ray_query'],
        },
      ),
      'a buffer in Uniform': declared(`${uniforms}\n%c = OpConstantSizeOfEXT %u32 %uniform`),
      'a tensor': declared(
        '%tensor = OpTypeTensorARM %f32 %u2\n%c = OpConstantSizeOfEXT %u32 %tensor',
        {
          capabilities: ['DescriptorHeapEXT', 'TensorsARM'],
          extensions: ['SPV_KHR_untyped_pointers', 'SPV_EXT_descriptor_heap', 'SPV_ARM_tensors'],
        },
      ),
    },
    blamed: {
      'an integer': declared('%c = OpConstantSizeOfEXT %u32 %u32'),
      'an array of descriptors': declared('%c = OpConstantSizeOfEXT %u32 %buffers'),
      'a sampled image': declared(`
%sampled = OpTypeImage %f32 2D 0 0 0 1 Unknown
%combined = OpTypeSampledImage %sampled
%c = OpConstantSizeOfEXT %u32 %combined`),
      'an untyped pointer': declared('%c = OpConstantSizeOfEXT %u32 %p_constant'),
      'a variable': declared('%c = OpConstantSizeOfEXT %u32 %resource_heap'),
      'a structure': declared(`${structured.declarations}\n%c = OpConstantSizeOfEXT %u32 %s`, {
        annotations: structured.annotations,
      }),
    },
  },
  'buffer-pointer-result-type-is-a-pointer-type': {
    accepted: {
      untyped: pointer('%p_buffer', inHeap),
      typed: pointer('%p', inHeap, { declarations: '%p = OpTypePointer StorageBuffer %block' }),
    },
    blamed: {
      'an integer': pointer('%u32', inHeap),
      'the buffer type': pointer('%buffer', inHeap),
    },
  },
  'buffer-pointer-is-uniform-or-storage-buffer': {
    accepted: {
      StorageBuffer: pointer('%p_buffer', inHeap),
      'Uniform, typed': uniformPointer('%p', {
        declarations: '%p = OpTypePointer Uniform %block',
      }),
    },
    blamed: {
      UniformConstant: pointer('%p_constant', inHeap),
      Private: pointer('%p_private', inHeap),
      'Private, typed': pointer('%p', inHeap, {
        declarations: '%p = OpTypePointer Private %block',
      }),
    },
  },
  'buffer-pointer-buffer-is-an-untyped-pointer': {
    accepted: { 'a chain': pointer('%p_buffer', inHeap) },
    blamed: {
      'an integer': pointer('%p_buffer', '%at = OpCopyObject %u32 %u1'),
      'a typed pointer': shader({
        annotations: 'OpDecorate %typed DescriptorSet 0\nOpDecorate %typed Binding 0',
        interface: '%typed',
        declarations: `
%p = OpTypePointer UniformConstant %image
%typed = OpVariable %p UniformConstant`,
        body: '%data = OpBufferPointerEXT %p_buffer %typed',
      }),
      'a type': shader({ body: '%data = OpBufferPointerEXT %p_buffer %buffer' }),
    },
  },
  'buffer-pointer-buffer-comes-from-the-resource-heap': {
    accepted: {
      'a chain': pointer('%p_buffer', inHeap),
      'a chain in bounds, of a copy of a chain': pointer(
        '%p_buffer',
        `
%a = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap
%b = OpCopyObject %p_constant %a
%at = OpUntypedInBoundsAccessChainKHR %p_constant %buffers %b %u1`,
      ),
      'a function parameter': shader({
        functions: `
%f = OpFunction %void None %f_type
%at = OpFunctionParameter %p_constant
%first = OpLabel
%data = OpBufferPointerEXT %p_buffer %at
OpReturn
OpFunctionEnd`,
        declarations: '%f_type = OpTypeFunction %void %p_constant',
      }),
      'a heap decorated through a group': shader({
        heaps: `
OpDecorate %group BuiltIn ResourceHeapEXT
%group = OpDecorationGroup
OpGroupDecorate %group %resource_heap`,
        body: `${inHeap}\n%data = OpBufferPointerEXT %p_buffer %at`,
      }),
    },
    blamed: {
      'the sampler heap': from('%sampler_heap'),
      'the sampler heap, copied': pointer(
        '%p_buffer',
        `
%c = OpCopyObject %p_constant %sampler_heap
%at = OpUntypedAccessChainKHR %p_constant %buffers %c %u1`,
      ),
      'a variable that is no heap': from('%other', {
        interface: '%other',
        declarations: '%other = OpUntypedVariableKHR %p_constant UniformConstant',
      }),
      'a variable with another built-in': from('%other', {
        interface: '%other',
        annotations: 'OpDecorate %other BuiltIn WorkgroupId',
        declarations: '%other = OpUntypedVariableKHR %p_constant UniformConstant',
      }),
      'the data of another buffer': pointer(
        '%p_buffer',
        `
%heap_at = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap %u1
%at = OpBufferPointerEXT %p_buffer %heap_at`,
      ),
      OpUndef: pointer('%p_buffer', '%at = OpCopyObject %p_constant %undef', {
        capabilities: ['DescriptorHeapEXT', 'VariablePointers'],
        declarations: '%undef = OpUndef %p_constant',
      }),
    },
  },
  'buffer-pointer-buffer-is-in-the-heap': {
    accepted: {
      'a chain': pointer('%p_buffer', inHeap),
      'a chain without indexes': pointer(
        '%p_buffer',
        '%at = OpUntypedAccessChainKHR %p_constant %buffer %resource_heap',
      ),
    },
    blamed: {
      'the heap': shader({ body: '%data = OpBufferPointerEXT %p_buffer %resource_heap' }),
      'a copy of a copy of it': pointer(
        '%p_buffer',
        '%c = OpCopyObject %p_constant %resource_heap\n%at = OpCopyObject %p_constant %c',
      ),
    },
  },
  'buffer-pointer-buffer-reaches-a-buffer-type': {
    accepted: {
      'an element': pointer('%p_buffer', inHeap),
      'a member': pointer(
        '%p_buffer',
        '%at = OpUntypedAccessChainKHR %p_constant %s %resource_heap %u0',
        structured,
      ),
    },
    blamed: {
      'an array': pointer(
        '%p_buffer',
        '%at = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap',
      ),
      'an image': pointer(
        '%p_buffer',
        '%at = OpUntypedAccessChainKHR %p_constant %images %resource_heap %u1',
      ),
      'another member, copied': pointer(
        '%p_buffer',
        `
%c = OpUntypedAccessChainKHR %p_constant %s %resource_heap %u1
%at = OpCopyObject %p_constant %c`,
        structured,
      ),
    },
  },
  'buffer-pointer-has-the-storage-class-of-its-buffer-type': {
    accepted: {
      StorageBuffer: pointer('%p_buffer', inHeap),
      Uniform: uniformPointer('%p_uniform'),
    },
    blamed: {
      'Uniform for StorageBuffer': pointer('%p_uniform', inHeap),
      'StorageBuffer for Uniform': uniformPointer('%p_buffer'),
      'typed, through a copy': pointer(
        '%p',
        `
%c = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap %u1
%at = OpCopyObject %p_constant %c`,
        { declarations: '%p = OpTypePointer Uniform %block' },
      ),
    },
  },
}
