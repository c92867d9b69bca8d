import { kernel, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** A kernel with pointers of both kinds into its storage classes. */
function kernelWith(body: string, declarations = ''): Program {
  return kernel({
    interface: '%far %near %typed %other',
    declarations: `
%t_global = OpTypePointer CrossWorkgroup %u32
%t_local = OpTypePointer Workgroup %u32
%t_generic = OpTypePointer Generic %u32
%t_float = OpTypePointer CrossWorkgroup %f32
%t_generic_float = OpTypePointer Generic %f32
%t_void = OpTypePointer CrossWorkgroup %void
%p_again = OpTypeUntypedPointerKHR CrossWorkgroup
%far = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%near = OpUntypedVariableKHR %p_local Workgroup %u32
%typed = OpVariable %t_global CrossWorkgroup
%other = OpVariable %t_float CrossWorkgroup
%anywhere = OpConstantNull %p_generic
%t_anywhere = OpConstantNull %t_generic
%nothing = OpConstantNull %t_void
%again = OpConstantNull %p_again
${declarations}`,
    body,
  })
}

/** A shader with variable pointers into buffers, and pointers to subtract. */
function buffers(body: string, annotations = ''): Program {
  return shader({
    interface: '%var',
    capabilities: ['VariablePointersStorageBuffer'],
    annotations,
    declarations: '%var = OpUntypedVariableKHR %p_buffer StorageBuffer',
    body,
  })
}

const cast = (result: string, operands: string): string =>
  `%x = OpGenericCastToPtrExplicit ${result} ${operands}`

/** Comparisons of pointers, and conversions to and from Generic. */
export const subjects: Subjects = {
  'compared-operands-are-pointers': {
    accepted: {
      'of both kinds': kernelWith('%x = OpPtrEqual %bool %far %typed'),
      'a difference': kernelWith('%x = OpPtrDiff %u32 %far %far'),
    },
    blamed: {
      'a number': kernelWith('%x = OpPtrEqual %bool %far %u1'),
      'a number, the other way round': kernelWith('%x = OpPtrNotEqual %bool %u1 %far'),
      'a number subtracted': kernelWith('%x = OpPtrDiff %u32 %far %u1'),
      'a type': kernelWith('%x = OpPtrEqual %bool %p_global %far'),
    },
  },
  'equal-pointers-have-one-storage-class': {
    accepted: { 'two types of one class': kernelWith('%x = OpPtrEqual %bool %far %again') },
    blamed: {
      'two classes': kernelWith('%x = OpPtrEqual %bool %far %near'),
      'two classes and two kinds': kernelWith('%x = OpPtrNotEqual %bool %near %typed'),
    },
  },
  'equal-typed-pointers-have-one-type': {
    accepted: { 'the same': kernelWith('%x = OpPtrNotEqual %bool %typed %typed') },
    blamed: {
      'to two types': kernelWith('%x = OpPtrEqual %bool %typed %other'),
      'to one type in two classes': kernelWith('%x = OpPtrEqual %bool %typed %t_anywhere'),
    },
  },
  'subtracted-pointers-have-one-storage-class': {
    accepted: { 'one class': kernelWith('%x = OpPtrDiff %u32 %far %again') },
    blamed: { 'two classes': kernelWith('%x = OpPtrDiff %u32 %far %near') },
  },
  'subtracted-typed-pointers-have-one-type': {
    accepted: { 'the same': kernelWith('%x = OpPtrDiff %u32 %typed %typed') },
    blamed: { 'to two types': kernelWith('%x = OpPtrDiff %u32 %typed %other') },
  },
  'subtracted-typed-pointers-point-to-a-type-for-arrays': {
    accepted: { 'to integers': kernelWith('%x = OpPtrDiff %u32 %typed %typed') },
    blamed: { 'to void': kernelWith('%x = OpPtrDiff %u32 %nothing %nothing') },
  },
  'subtracted-operand-1-is-a-base-for-ptr-access-chains': {
    accepted: {
      'with a stride': buffers(
        '%x = OpPtrDiff %u32 %var %var',
        'OpDecorate %p_buffer ArrayStride 4',
      ),
      'where none is asked for': kernelWith('%x = OpPtrDiff %u32 %far %far'),
    },
    blamed: { 'without one': buffers('%x = OpPtrDiff %u32 %var %var') },
  },
  'ptr-cast-to-generic-result-type-is-a-pointer-type': {
    accepted: {
      untyped: kernelWith('%x = OpPtrCastToGeneric %p_generic %far'),
      typed: kernelWith('%x = OpPtrCastToGeneric %t_generic %typed'),
    },
    blamed: {
      'an integer': kernelWith('%x = OpPtrCastToGeneric %u64 %far'),
      'an integer, as a constant': kernelWith(
        '',
        '%x = OpSpecConstantOp %u64 PtrCastToGeneric %again',
      ),
    },
  },
  'ptr-cast-to-generic-result-type-is-generic': {
    accepted: { Generic: kernelWith('%x = OpPtrCastToGeneric %p_generic %near') },
    blamed: {
      Workgroup: kernelWith('%x = OpPtrCastToGeneric %p_local %near'),
      'CrossWorkgroup, typed': kernelWith('%x = OpPtrCastToGeneric %t_global %typed'),
    },
  },
  'ptr-cast-to-generic-keeps-the-kind-of-pointer': {
    accepted: { 'both untyped': kernelWith('%x = OpPtrCastToGeneric %p_generic %far') },
    blamed: {
      'typed to untyped': kernelWith('%x = OpPtrCastToGeneric %p_generic %typed'),
      'untyped to typed': kernelWith('%x = OpPtrCastToGeneric %t_generic %far'),
    },
  },
  'generic-cast-to-ptr-result-type-is-a-pointer-type': {
    accepted: { untyped: kernelWith('%x = OpGenericCastToPtr %p_global %anywhere') },
    blamed: { 'an integer': kernelWith('%x = OpGenericCastToPtr %u64 %anywhere') },
  },
  'generic-cast-to-ptr-result-type-has-a-target-storage-class': {
    accepted: {
      'all three': kernelWith(`
%x = OpGenericCastToPtr %p_global %anywhere
%y = OpGenericCastToPtr %p_local %anywhere
%z = OpGenericCastToPtr %p_function %anywhere`),
    },
    blamed: {
      Generic: kernelWith('%x = OpGenericCastToPtr %p_generic %anywhere'),
      UniformConstant: kernelWith(
        '%x = OpGenericCastToPtr %p_constant %anywhere',
        '%p_constant = OpTypeUntypedPointerKHR UniformConstant',
      ),
    },
  },
  'generic-cast-to-ptr-pointer-is-into-generic': {
    accepted: { 'typed to untyped': kernelWith('%x = OpGenericCastToPtr %p_local %t_anywhere') },
    blamed: {
      'into CrossWorkgroup': kernelWith('%x = OpGenericCastToPtr %p_global %far'),
      'an integer': kernelWith('%x = OpGenericCastToPtr %p_global %u1'),
    },
  },
  'generic-cast-to-ptr-typed-pointers-point-to-one-type': {
    accepted: {
      'one type': kernelWith('%x = OpGenericCastToPtr %t_global %t_anywhere'),
      'one of them untyped': kernelWith('%x = OpGenericCastToPtr %t_float %anywhere'),
    },
    blamed: { 'two types': kernelWith('%x = OpGenericCastToPtr %t_float %t_anywhere') },
  },
  'generic-cast-explicit-result-type-is-a-pointer-type': {
    accepted: { untyped: kernelWith(cast('%p_local', '%anywhere Workgroup')) },
    blamed: { 'an integer': kernelWith(cast('%u64', '%anywhere Workgroup')) },
  },
  'generic-cast-explicit-result-type-has-the-storage-operand': {
    accepted: { Function: kernelWith(cast('%p_function', '%anywhere Function')) },
    blamed: { 'another class': kernelWith(cast('%p_global', '%anywhere Workgroup')) },
  },
  'generic-cast-explicit-pointer-is-a-pointer': {
    accepted: { typed: kernelWith(cast('%p_global', '%t_anywhere CrossWorkgroup')) },
    blamed: {
      'an integer': kernelWith(cast('%p_global', '%u1 CrossWorkgroup')),
      'a type': kernelWith(cast('%p_global', '%p_generic CrossWorkgroup')),
    },
  },
  'generic-cast-explicit-pointer-is-into-generic': {
    accepted: { untyped: kernelWith(cast('%t_global', '%anywhere CrossWorkgroup')) },
    blamed: { Workgroup: kernelWith(cast('%p_local', '%near Workgroup')) },
  },
  'generic-cast-explicit-typed-pointers-point-to-one-type': {
    accepted: { 'one type': kernelWith(cast('%t_local', '%t_anywhere Workgroup')) },
    blamed: { 'two types': kernelWith(cast('%t_float', '%t_anywhere CrossWorkgroup')) },
  },
  'generic-cast-explicit-storage-is-a-target-storage-class': {
    accepted: { CrossWorkgroup: kernelWith(cast('%p_global', '%anywhere CrossWorkgroup')) },
    blamed: { Generic: kernelWith(cast('%p_generic', '%anywhere Generic')) },
  },
}
