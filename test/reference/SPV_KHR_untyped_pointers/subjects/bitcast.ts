import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** A kernel whose pointers have 64 bits. */
function cast(body: string, parts: Parts = {}): Program {
  return kernel({
    interface: '%far %near',
    ...parts,
    capabilities: ['Vector16', 'Float64', ...(parts.capabilities ?? [])],
    declarations: `
%f64 = OpTypeFloat 64
%v3u = OpTypeVector %u32 3
%v4u = OpTypeVector %u32 4
%v2f = OpTypeVector %f32 2
%v2b = OpTypeVector %bool 2
%pair = OpTypeStruct %u32 %u32
%t_global = OpTypePointer CrossWorkgroup %u32
%p_again = OpTypeUntypedPointerKHR CrossWorkgroup
%far = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
%near = OpUntypedVariableKHR %p_local Workgroup %u32
%n64 = OpConstant %u64 64
%two = OpConstantNull %v2u
%three = OpConstantNull %v3u
%four = OpConstantNull %v4u
%floats = OpConstantNull %v2f
%bools = OpConstantNull %v2b
%pairs = OpConstantNull %pair
%double = OpConstantNull %f64
%true = OpConstantTrue %bool
${parts.declarations ?? ''}`,
    body,
  })
}

const before = (body: string, parts: Parts = {}): Program =>
  cast(body, { environment: 'spv1.4', ...parts })

/** `OpBitcast`. */
export const subjects: Subjects = {
  'bitcast-result-type-is-a-pointer-or-numerical-type': {
    accepted: {
      'a pointer of each kind': cast(`
%x = OpBitcast %t_global %far
%y = OpBitcast %p_again %x
%z = OpBitcast %f32 %u1`),
    },
    blamed: {
      'a Boolean': cast('%x = OpBitcast %bool %u1'),
      'a structure': cast('%x = OpBitcast %pair %n64'),
      'a vector of Booleans': cast('%x = OpBitcast %v2b %two'),
      'a Boolean, as a constant': cast('', {
        declarations: '%x = OpSpecConstantOp %bool Bitcast %u1',
      }),
    },
  },
  'bitcast-operand-is-of-a-pointer-or-numerical-type': {
    accepted: { 'a vector': cast('%x = OpBitcast %u64 %two') },
    blamed: {
      'a Boolean': cast('%x = OpBitcast %u32 %true'),
      'a structure': cast('%x = OpBitcast %u64 %pairs'),
      'a type': cast('%x = OpBitcast %u32 %f32'),
    },
  },
  'bitcast-changes-the-type': {
    accepted: { 'to another untyped pointer type': cast('%x = OpBitcast %p_again %far') },
    blamed: {
      'the same untyped pointer type': cast('%x = OpBitcast %p_global %far'),
      'the same integer type': cast('%x = OpBitcast %u32 %u1'),
    },
  },
  'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer': {
    accepted: {
      'an integer': before('%x = OpBitcast %u64 %far\n%y = OpBitcast %p_global %n64'),
      'a vector, from 1.5 on': cast('%x = OpBitcast %v2u %far'),
      'a vector, with the extension that brings it': before('%x = OpBitcast %v2u %far', {
        extensions: ['SPV_KHR_physical_storage_buffer'],
      }),
    },
    blamed: {
      'a vector of integers': before('%x = OpBitcast %v2u %far'),
      'a vector to a pointer': before('%x = OpBitcast %p_global %two'),
      'a float': before('%x = OpBitcast %f64 %far'),
    },
  },
  'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers': {
    accepted: { 'a vector': cast('%x = OpBitcast %p_global %two') },
    blamed: {
      'a float': cast('%x = OpBitcast %f64 %far'),
      'a float to a pointer': cast('%x = OpBitcast %p_global %double'),
      'a vector of floats': cast('%x = OpBitcast %v2f %far'),
    },
  },
  'bitcast-of-one-component-count-keeps-the-width': {
    accepted: {
      'scalars, vectors and pointers': cast(`
%x = OpBitcast %f64 %n64
%y = OpBitcast %v2u %floats
%z = OpBitcast %u64 %far
%w = OpBitcast %p_local %far`),
      'a logical pointer has no width': shader({
        interface: '%var',
        capabilities: ['VariablePointers', 'PhysicalStorageBufferAddresses', 'Int64'],
        addressing: 'PhysicalStorageBuffer64',
        declarations: `
%u64 = OpTypeInt 64 0
%n = OpConstant %u64 8
%p_physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%var = OpUntypedVariableKHR %p_buffer StorageBuffer`,
        body: '%x = OpBitcast %p_physical %n',
      }),
    },
    blamed: {
      'scalars of two widths': cast('%x = OpBitcast %f32 %n64'),
    },
  },
  'bitcast-of-a-pointer-keeps-its-bits': {
    accepted: {
      'one integer and two': cast('%x = OpBitcast %v2u %far\n%z = OpBitcast %u64 %far'),
    },
    blamed: {
      'a pointer to 32 bits': cast('%x = OpBitcast %u32 %far'),
      '32 bits to a pointer': cast('%x = OpBitcast %p_global %u1'),
      'a pointer to four integers': cast('%x = OpBitcast %v4u %far'),
    },
  },
  'bitcast-of-two-component-counts-keeps-the-bits': {
    accepted: { 'one to two': cast('%x = OpBitcast %v2u %n64\n%y = OpBitcast %v2u %far') },
    blamed: { 'one to four': cast('%x = OpBitcast %v4u %n64') },
  },
}
