import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** A shader with two or three variables in Workgroup, of blocks or not. */
function workgroup(variables: string, parts: Parts = {}): Program {
  return shader({
    interface: '%a %b',
    ...parts,
    capabilities: ['WorkgroupMemoryExplicitLayoutKHR'],
    extensions: ['SPV_KHR_workgroup_memory_explicit_layout'],
    annotations: `
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${parts.annotations ?? ''}`,
    declarations: `
%block = OpTypeStruct %u32
%other = OpTypeStruct %u32
%t_block = OpTypePointer Workgroup %block
%t_other = OpTypePointer Workgroup %other
${variables}`,
  })
}

const blocks = '%a = OpVariable %t_block Workgroup\n%b = OpVariable %t_block Workgroup'

/** A shader that loads or stores a cooperative matrix. */
function matrix(body: string): Program {
  return shader({
    interface: '%var %array %scalar %vector',
    capabilities: ['CooperativeMatrixKHR', 'VulkanMemoryModel'],
    extensions: ['SPV_KHR_cooperative_matrix'],
    memoryModel: 'Vulkan',
    declarations: `
%u3 = OpConstant %u32 3
%u16 = OpConstant %u32 16
%matrix = OpTypeCooperativeMatrixKHR %f32 %u3 %u16 %u16 %u0
%zero = OpConstantNull %matrix
%floats = OpTypeArray %f32 %u16
%structs = OpTypeStruct %floats %f32
%t_structs = OpTypePointer Workgroup %structs
%t_floats = OpTypePointer Workgroup %floats
%t_float = OpTypePointer Workgroup %f32
%t_vector = OpTypePointer Workgroup %v4f
%var = OpUntypedVariableKHR %p_workgroup Workgroup %floats
%array = OpVariable %t_structs Workgroup
%scalar = OpVariable %t_float Workgroup
%vector = OpVariable %t_vector Workgroup`,
    body,
  })
}

const element = '%at = OpAccessChain %t_float %array %u0 %u1\n'

const load = (operands: string, before = ''): Program =>
  matrix(`${before}%x = OpCooperativeMatrixLoadKHR %matrix ${operands}`)

/** A kernel with pointers of all kinds for OpenCL.std. */
function opencl(body: string, declarations = ''): Program {
  return kernel({
    interface: '',
    capabilities: ['Float16', 'Int8', 'Int16', 'Float64', 'Vector16'],
    imports: '%cl = OpExtInstImport "OpenCL.std"',
    declarations: `
%half = OpTypeFloat 16
%i8 = OpTypeInt 8 0
%u16 = OpTypeInt 16 0
%v2f = OpTypeVector %f32 2
%n = OpConstant %u64 0
%vector = OpConstantNull %v4f
%p_constant = OpTypeUntypedPointerKHR UniformConstant
%global = OpConstantNull %p_global
%generic = OpConstantNull %p_generic
%constant = OpConstantNull %p_constant
%t_float = OpTypePointer CrossWorkgroup %f32
%t_vector = OpTypePointer CrossWorkgroup %v4f
%t_pair = OpTypePointer CrossWorkgroup %v2f
%t_word = OpTypePointer CrossWorkgroup %u32
%t_words = OpTypePointer CrossWorkgroup %v2u
%t_short = OpTypePointer CrossWorkgroup %u16
%t_half = OpTypePointer CrossWorkgroup %half
%t_bool = OpTypePointer CrossWorkgroup %bool
%t_text = OpTypePointer UniformConstant %i8
%t_wide = OpTypePointer UniformConstant %u16
%float = OpConstantNull %t_float
%floats = OpConstantNull %t_vector
%pair = OpConstantNull %t_pair
%word = OpConstantNull %t_word
%words = OpConstantNull %t_words
%short = OpConstantNull %t_short
%halves = OpConstantNull %t_half
%bools = OpConstantNull %t_bool
%text = OpConstantNull %t_text
%wide = OpConstantNull %t_wide
${declarations}`,
    body,
  })
}

const call = (result: string, operands: string): Program =>
  opencl(`%x = OpExtInst ${result} %cl ${operands}`)

const halfOnly: Parts = {
  interface: '%far',
  capabilities: ['Float16Buffer'],
  declarations: `
%half = OpTypeFloat 16
%pair = OpTypeStruct %u32 %half
%null = OpConstantNull %half
%far = OpUntypedVariableKHR %p_global CrossWorkgroup %u32`,
}

/** What the text changes in other extensions and in OpenCL.std, and what capabilities say of half. */
export const subjects: Subjects = {
  'workgroup-variables-are-blocks-all-or-none': {
    accepted: {
      'all, of both kinds': workgroup(`
%a = OpVariable %t_block Workgroup
%b = OpUntypedVariableKHR %p_workgroup Workgroup %block`),
      none: workgroup(`
%a = OpVariable %t_other Workgroup
%b = OpUntypedVariableKHR %p_workgroup Workgroup %u32`),
      'the other one is not in the interface': workgroup(
        `
%a = OpVariable %t_other Workgroup
%b = OpUntypedVariableKHR %p_workgroup Workgroup %block`,
        { interface: '%b' },
      ),
    },
    blamed: {
      'an untyped block beside a typed other': workgroup(`
%a = OpVariable %t_other Workgroup
%b = OpUntypedVariableKHR %p_workgroup Workgroup %block`),
      'an untyped other beside a typed block': workgroup(`
%a = OpVariable %t_block Workgroup
%b = OpUntypedVariableKHR %p_workgroup Workgroup %u32`),
    },
  },
  'workgroup-blocks-are-aliased-without-untyped-pointers': {
    accepted: {
      'with untyped pointers': workgroup(blocks),
      'aliased without them': workgroup(blocks, {
        untyped: false,
        annotations: 'OpDecorate %a Aliased\nOpDecorate %b Aliased',
      }),
      'one alone': workgroup('%a = OpVariable %t_block Workgroup', {
        untyped: false,
        interface: '%a',
      }),
    },
    blamed: {
      'neither aliased': workgroup(blocks, { untyped: false }),
      'one not aliased': workgroup(blocks, {
        untyped: false,
        annotations: 'OpDecorate %a Aliased',
      }),
    },
  },
  'cooperative-matrix-pointer-is-a-pointer': {
    accepted: { untyped: load('%var %u0 %u4'), typed: load('%at %u0 %u4', element) },
    blamed: {
      'a number loaded through': load('%u1 %u0 %u4'),
      'a number stored through': matrix('OpCooperativeMatrixStoreKHR %u1 %zero %u0 %u4'),
    },
  },
  'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector': {
    accepted: { 'a scalar': load('%at %u0 %u4', element) },
    blamed: {
      'an array': load('%at %u0 %u4', '%at = OpAccessChain %t_floats %array %u0\n'),
      'a structure': matrix('OpCooperativeMatrixStoreKHR %array %zero %u0 %u4'),
    },
  },
  'cooperative-matrix-typed-pointer-points-into-an-array': {
    accepted: {
      'an element': matrix(`${element}OpCooperativeMatrixStoreKHR %at %zero %u0 %u4`),
      'no array behind an untyped pointer': load('%var %u0 %u4'),
    },
    blamed: {
      'a variable of a scalar': load('%scalar %u0 %u4'),
      'a variable of a vector': load('%vector %u0 %u4'),
      'a member of a structure': load('%at %u0 %u4', '%at = OpAccessChain %t_float %array %u1\n'),
    },
  },
  'cooperative-matrix-stride-is-a-scalar-integer': {
    accepted: { unsigned: load('%var %u0 %u4'), signed: load('%var %u0 %i1') },
    blamed: {
      'a float': load('%var %u0 %f0'),
      'a float stored with': matrix('OpCooperativeMatrixStoreKHR %var %zero %u0 %f0'),
    },
  },
  'opencl-pointer-operand-is-a-pointer': {
    accepted: {
      untyped: call('%f32', 'fract %f0 %global'),
      typed: call('%f32', 'fract %f0 %float'),
    },
    blamed: {
      fract: call('%f32', 'fract %f0 %u1'),
      remquo: call('%f32', 'remquo %f0 %f0 %u1'),
      vloadn: call('%v4f', 'vloadn %n %u1 4'),
      printf: call('%u32', 'printf %u1'),
    },
  },
  'opencl-pointer-operand-is-in-its-storage-classes': {
    accepted: {
      'Generic for fract': call('%f32', 'fract %f0 %generic'),
      'UniformConstant for vloadn': call('%v4f', 'vloadn %n %constant 4'),
      'UniformConstant for printf': call('%u32', 'printf %constant'),
    },
    blamed: {
      'UniformConstant for fract': call('%f32', 'fract %f0 %constant'),
      'UniformConstant for vstoren': call('%void', 'vstoren %vector %n %constant'),
      'UniformConstant for vstore_half': call('%void', 'vstore_half %f0 %n %constant'),
      'CrossWorkgroup for printf': call('%u32', 'printf %global'),
    },
  },
  'opencl-typed-pointer-points-to-its-data-types': {
    accepted: {
      'i32 for frexp': call('%f32', 'frexp %f0 %word'),
      'half for vload_half': call('%f32', 'vload_half %n %halves'),
      'half for vstore_half_r': call('%void', 'vstore_half_r %f0 %n %halves RTE'),
      'i8 for printf': call('%u32', 'printf %text'),
      'anything behind an untyped one': call('%f32', 'frexp %f0 %global'),
    },
    blamed: {
      'integers for fract': call('%f32', 'fract %f0 %word'),
      'float for frexp': call('%f32', 'frexp %f0 %float'),
      'i16 for lgamma_r': call('%f32', 'lgamma_r %f0 %short'),
      'a vector for vloadn': call('%v4f', 'vloadn %n %floats 4'),
      'Boolean for vstoren': call('%void', 'vstoren %vector %n %bools'),
      'float for vload_half': call('%f32', 'vload_half %n %float'),
      'float for vstore_halfn': call('%void', 'vstore_halfn %vector %n %float'),
      'i16 for printf': call('%u32', 'printf %wide'),
    },
  },
  'opencl-typed-pointer-matches-its-companions': {
    accepted: {
      modf: call('%v4f', 'modf %vector %floats'),
      vloadn: call('%v4f', 'vloadn %n %float 4'),
      'nothing to match with an untyped one': call('%v4f', 'modf %vector %global'),
    },
    blamed: {
      modf: call('%v4f', 'modf %vector %pair'),
      sincos: call('%f32', 'sincos %f0 %pair'),
      frexp: call('%f32', 'frexp %f0 %words'),
      vloadn: call('%v4f', 'vloadn %n %word 4'),
      vstoren: call('%void', 'vstoren %vector %n %word'),
    },
  },
  'opencl-prefetch-pointer-is-typed': {
    accepted: { typed: call('%void', 'prefetch %float %n') },
    blamed: { untyped: call('%void', 'prefetch %global %n') },
  },
  'half-through-untyped-pointer-has-float16': {
    accepted: {
      'an integer': kernel({ ...halfOnly, body: '%x = OpLoad %u32 %far' }),
      'with Float16': kernel({
        ...halfOnly,
        capabilities: ['Float16Buffer', 'Float16'],
        body: '%x = OpLoad %half %far',
      }),
    },
    blamed: {
      'half loaded': kernel({ ...halfOnly, body: '%x = OpLoad %half %far' }),
      'a structure with half loaded': kernel({ ...halfOnly, body: '%x = OpLoad %pair %far' }),
      'half stored': kernel({ ...halfOnly, body: 'OpStore %far %null' }),
    },
  },
}
