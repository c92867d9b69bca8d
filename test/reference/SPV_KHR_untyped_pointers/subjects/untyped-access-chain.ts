import { type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** Types that chains walk: a structure of all kinds of parts, and an array of it. */
const types = `
%m44 = OpTypeMatrix %v4f 4
%floats = OpTypeArray %f32 %u4
%inner = OpTypeStruct %u32 %v4f
%outer = OpTypeStruct %u32 %inner %m44 %floats
%outers = OpTypeArray %outer %u2
%var = OpUntypedVariableKHR %p_workgroup Workgroup %outers
%p_typed = OpTypePointer Workgroup %outers
%typed = OpVariable %p_typed Workgroup
`

/** A shader with these chains in its function; `%var` and `%typed` are in Workgroup, where pointers may be variable. */
function chains(body: string, { declarations = '', ...parts }: Parts = {}): Program {
  return shader({
    interface: '%var %typed',
    capabilities: ['VariablePointers'],
    ...parts,
    declarations: `${types}${declarations}`,
    body,
  })
}

const chain = (operands: string): Program =>
  chains(`%at = OpUntypedAccessChainKHR %p_workgroup ${operands}`)
const inBounds = (operands: string): Program =>
  chains(`%at = OpUntypedInBoundsAccessChainKHR %p_workgroup ${operands}`)
const ptrChain = (operands: string): Program =>
  chains(`%at = OpUntypedPtrAccessChainKHR %p_workgroup ${operands}`)
const inBoundsPtr = (operands: string): Program =>
  chains(`%at = OpUntypedInBoundsPtrAccessChainKHR %p_workgroup ${operands}`)

const specialization = { declarations: '%spec = OpSpecConstant %u32 1' }

/** The four access chains, and what the core specification keeps for typed pointers. */
export const subjects: Subjects = {
  'chain-result-type-is-an-untyped-pointer-type': {
    accepted: {
      'all four': chains(`
%a = OpUntypedAccessChainKHR %p_workgroup %outer %var %u0
%b = OpUntypedInBoundsAccessChainKHR %p_workgroup %outer %var %u0
%c = OpUntypedPtrAccessChainKHR %p_workgroup %outer %var %u1 %u0
%d = OpUntypedInBoundsPtrAccessChainKHR %p_workgroup %outer %var %u1 %u0`),
    },
    blamed: {
      'a typed pointer type': chains('%a = OpUntypedAccessChainKHR %p %outer %var %u0', {
        declarations: '%p = OpTypePointer Workgroup %u32',
      }),
      'an integer type, in bounds': chains(
        '%a = OpUntypedInBoundsAccessChainKHR %u32 %outer %var %u0',
      ),
      'a typed pointer type of a pointer chain': chains(
        '%a = OpUntypedPtrAccessChainKHR %p %outer %var %u1 %u0',
        { declarations: '%p = OpTypePointer Workgroup %u32' },
      ),
      'a typed pointer type of an in-bounds pointer chain': chains(
        '%a = OpUntypedInBoundsPtrAccessChainKHR %p %outer %var %u1 %u0',
        { declarations: '%p = OpTypePointer Workgroup %u32' },
      ),
    },
  },
  'chain-has-the-storage-class-of-its-base': {
    accepted: {
      'the same': chain('%outer %var %u0'),
      'of a typed base': chain('%outer %typed %u0'),
    },
    blamed: {
      'Private for Workgroup': chains('%a = OpUntypedAccessChainKHR %p_private %outer %var %u0'),
      'StorageBuffer for a typed base in Workgroup': chains(
        '%a = OpUntypedInBoundsAccessChainKHR %p_buffer %outer %typed %u0',
      ),
      'StorageBuffer from a pointer chain': chains(
        '%a = OpUntypedPtrAccessChainKHR %p_buffer %u32 %var %u0',
        { annotations: 'OpDecorate %p_buffer ArrayStride 4' },
      ),
    },
  },
  'chain-base-type-is-a-type': {
    accepted: { 'a vector': chain('%v4f %var %u0') },
    blamed: {
      'a constant': chain('%u4 %var %u0'),
      'a constant, in a pointer chain': ptrChain('%u4 %var %u0 %u0'),
      'the variable': inBounds('%var %var'),
    },
  },
  'access-chain-base-type-is-no-pointer-type': {
    accepted: { 'an integer, and no index': chain('%u32 %var') },
    blamed: {
      'an untyped pointer type': chain('%p_workgroup %var'),
      'a typed pointer type': inBounds('%p_typed %var'),
    },
  },
  'ptr-access-chain-base-type-is-no-pointer-type': {
    accepted: { 'an integer': ptrChain('%u32 %var %u1') },
    blamed: {
      'an untyped pointer type': ptrChain('%p_workgroup %var %u1'),
      'a typed pointer type': inBoundsPtr('%p_typed %var %u1'),
    },
  },
  'chain-base-is-a-pointer': {
    accepted: { untyped: chain('%u32 %var'), typed: ptrChain('%u32 %typed %u1') },
    blamed: {
      'an integer': chain('%outer %u1 %u0'),
      'a type': inBounds('%outer %outer %u0'),
      'an integer, in a pointer chain': ptrChain('%outer %u1 %u1'),
      'an integer, in an in-bounds pointer chain': inBoundsPtr('%outer %u1 %u1'),
    },
  },
  'chain-index-is-a-scalar-integer': {
    accepted: { 'signed and unsigned': chain('%outers %var %i1 %u1 %i0') },
    blamed: {
      'a float into an array': chain('%floats %var %f0'),
      'a float into a structure': ptrChain('%outer %var %u1 %f0'),
      'a vector of integers': chains('%at = OpUntypedAccessChainKHR %p_workgroup %floats %var %c', {
        declarations: '%c = OpConstantComposite %v2u %u0 %u0',
      }),
    },
  },
  'chain-struct-index-is-an-op-constant': {
    accepted: {
      'a constant': chain('%outer %var %u1 %i1'),
      'a specialization constant into an array': chains(
        '%at = OpUntypedAccessChainKHR %p_workgroup %outers %var %spec %u1',
        specialization,
      ),
    },
    blamed: {
      'a specialization constant': chains(
        '%at = OpUntypedAccessChainKHR %p_workgroup %outers %var %u1 %spec',
        specialization,
      ),
      'a null constant': chains(
        '%at = OpUntypedPtrAccessChainKHR %p_workgroup %outer %var %u1 %null',
        {
          declarations: '%null = OpConstantNull %u32',
        },
      ),
      'a sum': chains(`
%sum = OpIAdd %u32 %u0 %u1
%at = OpUntypedInBoundsAccessChainKHR %p_workgroup %outer %var %u1 %sum`),
    },
  },
  'chain-struct-index-selects-a-member': {
    accepted: {
      'the last member': chains('%at = OpUntypedAccessChainKHR %p_workgroup %outer %var %u3', {
        declarations: '%u3 = OpConstant %u32 3',
      }),
    },
    blamed: {
      'one beyond the last': chain('%outer %var %u4'),
      'one beyond the last, nested': inBounds('%outer %var %u1 %u2'),
      'a negative number': chain('%outer %var %i_1'),
      'a negative number, in a pointer chain': inBoundsPtr('%outer %var %u1 %i_1'),
      'an unsigned number that is negative as a signed one': chains(
        '%at = OpUntypedAccessChainKHR %p_workgroup %outer %var %big',
        { declarations: '%big = OpConstant %u32 4294967295' },
      ),
      'any member of none': chains('%at = OpUntypedAccessChainKHR %p_workgroup %empty %var %u0', {
        declarations: '%empty = OpTypeStruct',
      }),
    },
  },
  'chain-stops-at-a-type-without-parts': {
    accepted: {
      'down to a component of a column': chain('%outers %var %u1 %u2 %u1 %u1'),
      'the base type decides, not what Base points to': chain('%v4f %typed %u1'),
    },
    blamed: {
      'an index into a scalar': chain('%u32 %var %u0'),
      'one index too many': inBounds('%outers %var %u1 %u2 %u1 %u1 %u0'),
      'an index into a component, in a pointer chain': ptrChain('%v4f %var %u1 %u1 %u0'),
      'an index into a pointer in a structure': chains(
        '%at = OpUntypedAccessChainKHR %p_workgroup %holder %var %u0 %u0',
        { declarations: '%holder = OpTypeStruct %p_typed' },
      ),
    },
  },
  'chain-array-stride-is-that-of-the-array': {
    accepted: {
      'the same stride': chains('%at = OpUntypedAccessChainKHR %p %floats %var %u0', {
        annotations: 'OpDecorate %p ArrayStride 4\nOpDecorate %floats ArrayStride 4',
        declarations: '%p = OpTypeUntypedPointerKHR Workgroup',
      }),
      'no array element': chains('%at = OpUntypedAccessChainKHR %p %outer %var %u0', {
        annotations: 'OpDecorate %p ArrayStride 4',
        declarations: '%p = OpTypeUntypedPointerKHR Workgroup',
      }),
    },
    blamed: {
      'another stride': chains('%at = OpUntypedAccessChainKHR %p %floats %var %u0', {
        annotations: 'OpDecorate %p ArrayStride 4\nOpDecorate %floats ArrayStride 8',
        declarations: '%p = OpTypeUntypedPointerKHR Workgroup',
      }),
      'none at the array': chains('%at = OpUntypedAccessChainKHR %p %floats %var %u0', {
        annotations: 'OpDecorate %p ArrayStride 4',
        declarations: '%p = OpTypeUntypedPointerKHR Workgroup',
      }),
    },
  },
  'element-is-a-scalar-integer': {
    accepted: { signed: ptrChain('%u32 %var %i_1'), unsigned: inBoundsPtr('%u32 %var %u1') },
    blamed: { 'a float': ptrChain('%u32 %var %f0'), 'a type': inBoundsPtr('%u32 %var %u32') },
  },
  'untyped-chain-has-at-most-255-indexes': {
    accepted: { '255': manyIndexes(255) },
    blamed: { '256': manyIndexes(256) },
  },
  'typed-chain-base-is-typed': {
    accepted: {
      'a typed base': chains('%at = OpAccessChain %p %typed %u1 %u0', {
        declarations: '%p = OpTypePointer Workgroup %u32',
      }),
    },
    blamed: {
      OpAccessChain: chains('%at = OpAccessChain %p %var %u1 %u0', {
        declarations: '%p = OpTypePointer Workgroup %u32',
      }),
      OpInBoundsAccessChain: chains('%at = OpInBoundsAccessChain %p %var %u1 %u0', {
        declarations: '%p = OpTypePointer Workgroup %u32',
      }),
      OpPtrAccessChain: chains('%at = OpPtrAccessChain %p %var %u1 %u0 %u0', {
        declarations: '%p = OpTypePointer Workgroup %u32',
      }),
    },
  },
  'typed-chain-result-type-is-typed': {
    accepted: {
      'a typed result': chains('%at = OpInBoundsAccessChain %p %typed %u1 %u0', {
        declarations: '%p = OpTypePointer Workgroup %u32',
      }),
    },
    blamed: {
      OpAccessChain: chains('%at = OpAccessChain %p_workgroup %typed %u1 %u0'),
      OpInBoundsAccessChain: chains('%at = OpInBoundsAccessChain %p_workgroup %typed %u1 %u0'),
      OpPtrAccessChain: chains('%at = OpPtrAccessChain %p_workgroup %typed %u1 %u0 %u0'),
    },
  },
  'typed-variable-result-type-is-typed': {
    accepted: { typed: chains('') },
    blamed: {
      untyped: shader({
        interface: '%var',
        declarations: '%var = OpVariable %p_private Private',
      }),
    },
  },
  'typed-array-length-structure-is-typed': {
    accepted: {
      'a typed pointer': arrayLength('OpVariable %p_block StorageBuffer'),
    },
    blamed: {
      'an untyped pointer': arrayLength('OpUntypedVariableKHR %p_buffer StorageBuffer %block'),
    },
  },
}

/** A chain with so many indexes, through arrays of one element. */
function manyIndexes(count: number): Program {
  const arrays = Array.from({ length: count }, (_, depth) =>
    depth === 0
      ? '%deep1 = OpTypeArray %u32 %u1'
      : `%deep${depth + 1} = OpTypeArray %deep${depth} %u1`,
  )
  return chains(
    `%at = OpUntypedAccessChainKHR %p_workgroup %deep${count} %var${' %u0'.repeat(count)}`,
    { declarations: arrays.join('\n') },
  )
}

function arrayLength(variable: string): Program {
  return shader({
    interface: '%var',
    annotations: `
OpDecorate %block Block
OpDecorate %words ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %var DescriptorSet 0
OpDecorate %var Binding 0`,
    declarations: `
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_block = OpTypePointer StorageBuffer %block
%var = ${variable}`,
    body: '%length = OpArrayLength %u32 %var 0',
  })
}
