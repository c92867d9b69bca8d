import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** A shader with a storage image. */
function texel(result: string, image = '%image'): Program {
  return shader({
    interface: '%image %var',
    annotations: `
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 0`,
    declarations: `
%type = OpTypeImage %u32 2D 0 0 0 2 R32ui
%p_type = OpTypePointer UniformConstant %type
%p_constant = OpTypeUntypedPointerKHR UniformConstant
%p_image = OpTypeUntypedPointerKHR Image
%t_image = OpTypePointer Image %u32
%t_vector = OpTypePointer Image %v2u
%t_private = OpTypePointer Private %u32
%at = OpConstantComposite %v2u %u0 %u0
%image = OpVariable %p_type UniformConstant
%var = OpUntypedVariableKHR %p_constant UniformConstant`,
    body: `%x = OpImageTexelPointer ${result} ${image} %at %u0`,
  })
}

function lifetime(body: string): Program {
  return kernel({
    interface: '%far',
    declarations: `
%t_word = OpTypePointer Function %u32
%far = OpUntypedVariableKHR %p_global CrossWorkgroup %u32`,
    body: `
%var = OpUntypedVariableKHR %p_function Function %u32
%typed = OpVariable %t_word Function
${body}`,
  })
}

/** A shader with memory for atomics of both kinds. */
function atomic(body: string, parts: Parts = {}): Program {
  return shader({
    interface: '%var %typed %number',
    ...parts,
    annotations: 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0',
    declarations: `
%block = OpTypeStruct %u32
%p_word = OpTypePointer Workgroup %u32
%p_float = OpTypePointer Workgroup %f32
%p_vector = OpTypePointer Workgroup %v2u
%var = OpUntypedVariableKHR %p_workgroup Workgroup %u32
%typed = OpVariable %p_word Workgroup
%number = OpVariable %p_float Workgroup
%two = OpConstantNull %v2u
${parts.declarations ?? ''}`,
    body,
  })
}

/** Scope and semantics: Workgroup, relaxed. */
const how = '%u2 %u0'

const flagged: Parts = {
  interface: '%far %typed',
  declarations: `
%p_word = OpTypePointer CrossWorkgroup %u32
%far = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%typed = OpVariable %p_word CrossWorkgroup`,
}

const adding: Parts = {
  capabilities: ['AtomicFloat32AddEXT'],
  extensions: ['SPV_EXT_shader_atomic_float_add'],
}

/** Texel pointers, lifetimes and atomic instructions. */
export const subjects: Subjects = {
  'image-texel-pointer-result-type-is-a-pointer-type': {
    accepted: { untyped: texel('%p_image'), typed: texel('%t_image') },
    blamed: { 'an integer': texel('%u32') },
  },
  'image-texel-pointer-result-type-is-image': {
    accepted: { Image: texel('%p_image') },
    blamed: { Private: texel('%p_private'), 'Private, typed': texel('%t_private') },
  },
  'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void': {
    accepted: { 'an integer': texel('%t_image') },
    blamed: { 'a vector': texel('%t_vector') },
  },
  'image-texel-pointer-image-is-a-typed-pointer': {
    accepted: { typed: texel('%p_image', '%image') },
    blamed: { untyped: texel('%p_image', '%var'), 'a number': texel('%p_image', '%u1') },
  },
  'lifetime-pointer-is-into-function': {
    accepted: {
      'of both kinds': lifetime(`
OpLifetimeStart %var 0
OpLifetimeStart %typed 0
OpLifetimeStop %var 0`),
    },
    blamed: {
      'into CrossWorkgroup': lifetime('OpLifetimeStart %far 0'),
      'into CrossWorkgroup, at the end': lifetime('OpLifetimeStop %far 0'),
      'no pointer': lifetime('OpLifetimeStart %u1 0'),
    },
  },
  'atomic-pointer-is-a-pointer': {
    accepted: {
      'of both kinds': atomic(`
%a = OpAtomicLoad %f32 %var ${how}
%b = OpAtomicIIncrement %u32 %typed ${how}
OpAtomicStore %var ${how} %u1`),
    },
    blamed: {
      OpAtomicLoad: atomic(`%a = OpAtomicLoad %u32 %u1 ${how}`),
      OpAtomicStore: atomic(`OpAtomicStore %u1 ${how} %u1`),
      OpAtomicIDecrement: atomic(`%a = OpAtomicIDecrement %u32 %u1 ${how}`),
      OpAtomicXor: atomic(`%a = OpAtomicXor %u32 %p_workgroup ${how} %u1`),
    },
  },
  'atomic-typed-pointer-points-to-the-result-type': {
    accepted: {
      'what it points to': atomic(`%a = OpAtomicLoad %f32 %number ${how}`),
      'anything through an untyped one': atomic(`%a = OpAtomicIAdd %i32 %var ${how} %i1`),
    },
    blamed: {
      OpAtomicLoad: atomic(`%a = OpAtomicLoad %u32 %number ${how}`),
      OpAtomicUMax: atomic(`%a = OpAtomicUMax %u32 %number ${how} %u1`),
      OpAtomicIIncrement: atomic(`%a = OpAtomicIIncrement %i32 %typed ${how}`),
    },
  },
  'atomic-value-has-the-result-type': {
    accepted: { 'the same': atomic(`%a = OpAtomicExchange %f32 %var ${how} %f0`) },
    blamed: {
      OpAtomicExchange: atomic(`%a = OpAtomicExchange %f32 %var ${how} %u1`),
      OpAtomicIAdd: atomic(`%a = OpAtomicIAdd %u32 %var ${how} %i1`),
      OpAtomicCompareExchange: atomic(`%a = OpAtomicCompareExchange %u32 %var %u2 %u0 %u0 %i1 %u0`),
    },
  },
  'atomic-comparator-has-the-result-type': {
    accepted: {
      'the same': atomic('%a = OpAtomicCompareExchange %u32 %var %u2 %u0 %u0 %u1 %u0'),
    },
    blamed: { signed: atomic('%a = OpAtomicCompareExchange %u32 %var %u2 %u0 %u0 %u1 %i0') },
  },
  'atomic-store-typed-pointer-points-to-a-numerical-scalar': {
    accepted: { 'a float': atomic(`OpAtomicStore %number ${how} %f0`) },
    blamed: {
      'a vector': atomic(`OpAtomicStore %vector ${how} %two`, {
        interface: '%var %typed %number %vector',
        declarations: '%vector = OpVariable %p_vector Workgroup',
      }),
    },
  },
  'atomic-store-through-untyped-pointer-is-of-a-numerical-scalar': {
    accepted: { 'a float': atomic(`OpAtomicStore %var ${how} %f0`) },
    blamed: { 'a vector': atomic(`OpAtomicStore %var ${how} %two`) },
  },
  'other-atomic-pointer-is-typed': {
    accepted: {
      'a typed flag': kernel({
        ...flagged,
        body: `%x = OpAtomicFlagTestAndSet %bool %typed ${how}`,
      }),
      'a typed float': atomic(`%x = OpAtomicFAddEXT %f32 %number ${how} %f0`, adding),
    },
    blamed: {
      OpAtomicFlagTestAndSet: kernel({
        ...flagged,
        body: `%x = OpAtomicFlagTestAndSet %bool %far ${how}`,
      }),
      OpAtomicFlagClear: kernel({ ...flagged, body: `OpAtomicFlagClear %far ${how}` }),
      OpAtomicFAddEXT: atomic(`%x = OpAtomicFAddEXT %f32 %var ${how} %f0`, adding),
    },
  },
}
