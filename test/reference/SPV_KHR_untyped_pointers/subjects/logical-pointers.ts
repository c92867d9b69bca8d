import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

const globals = `
%words = OpTypeArray %u32 %u4
%var = OpUntypedVariableKHR %p_buffer StorageBuffer
%shared = OpUntypedVariableKHR %p_workgroup Workgroup %words
%own = OpUntypedVariableKHR %p_private Private %words
%true = OpConstantTrue %bool
`

/** A shader without variable pointers; `%var`, `%shared` and `%own` are in three storage classes. */
function without(body: string, parts: Parts = {}): Program {
  return shader({
    interface: '%var %shared %own',
    ...parts,
    annotations: `OpDecorate %words ArrayStride 4\n${parts.annotations ?? ''}`,
    declarations: `${globals}${parts.declarations ?? ''}`,
    body,
  })
}

const inBuffers: readonly string[] = ['VariablePointersStorageBuffer']

/** The same with variable pointers, into Workgroup as well. */
function withThem(body: string, parts: Parts = {}): Program {
  return without(body, { capabilities: ['VariablePointers'], ...parts })
}

/** A shader with a variable `%holder` of some types that have logical pointers in them. */
function holder(variable: string, capabilities: readonly string[] = []): Program {
  return shader({
    interface: '%holder',
    capabilities,
    declarations: `
%p_word = OpTypePointer Private %u32
%pointers = OpTypeArray %p_buffer %u4
%struct = OpTypeStruct %u32 %pointers
%p_struct = OpTypePointer Private %struct
%p_shared = OpTypePointer Workgroup %struct
%holder = ${variable}`,
  })
}

/** A shader that passes a pointer into Private, `%own`, or a chain or copy of it, to a function. */
function passes(argument: string, capabilities: readonly string[] = []): Program {
  return without(
    `
%at = OpUntypedAccessChainKHR %p_private %words %own %u1
%copy = OpCopyObject %p_private %own
%done = OpFunctionCall %void %taker ${argument}`,
    {
      capabilities,
      declarations: '%takes = OpTypeFunction %void %p_private',
      functions: `
%taker = OpFunction %void None %takes
%parameter = OpFunctionParameter %p_private
%first = OpLabel
%again = OpFunctionCall %void %last %parameter
OpReturn
OpFunctionEnd
%last = OpFunction %void None %takes
%inner = OpFunctionParameter %p_private
%second = OpLabel
OpReturn
OpFunctionEnd`,
    },
  )
}

/** A kernel whose pointers are all physical. */
function physical(body: string): Program {
  return kernel({
    interface: '%far',
    declarations: `
%words = OpTypeArray %u32 %u4
%true = OpConstantTrue %bool
%big = OpConstant %u32 4294967295
%far = OpUntypedVariableKHR %p_global CrossWorkgroup %words`,
    body,
  })
}

/** A shader in which pointers into PhysicalStorageBuffer alone are physical. */
function converts(body: string, capabilities: readonly string[] = []): Program {
  return without(body, {
    capabilities: ['PhysicalStorageBufferAddresses', 'Int64', ...capabilities],
    addressing: 'PhysicalStorageBuffer64',
    annotations: 'OpDecorate %p_physical ArrayStride 4',
    declarations: `
%u64 = OpTypeInt 64 0
%n = OpConstant %u64 64
%p_physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer`,
  })
}

/** A shader that asks for the length of a run-time array behind a pointer that `body` makes. */
function length(pointer: string, body: string, parts: Parts = {}): Program {
  return without(`${body}\n%n = OpUntypedArrayLengthKHR %u32 %block ${pointer} 0`, {
    capabilities: inBuffers,
    ...parts,
    annotations: `
OpDecorate %block Block
OpDecorate %list ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %var DescriptorSet 0
OpDecorate %var Binding 0
OpDecorate %p_buffer ArrayStride 4`,
    declarations: `
%list = OpTypeRuntimeArray %u32
%block = OpTypeStruct %list
${parts.declarations ?? ''}`,
  })
}

/** A function that asks for the length behind its parameter, and is called with a pointer. */
function lengthOfParameter(argument: string, body = ''): Program {
  return length('%var', `${body}\n%done = OpFunctionCall %void %taker ${argument}`, {
    declarations: '%takes = OpTypeFunction %void %p_buffer',
    functions: `
%taker = OpFunction %void None %takes
%parameter = OpFunctionParameter %p_buffer
%first = OpLabel
%m = OpUntypedArrayLengthKHR %u32 %block %parameter 0
OpReturn
OpFunctionEnd`,
  })
}

/** Logical pointers, with and without variable pointers. */
export const subjects: Subjects = {
  'variable-allocates-no-logical-pointer': {
    accepted: {
      'arrays of integers': without(''),
      'physical pointers': kernel({
        interface: '%holder',
        declarations: '%holder = OpUntypedVariableKHR %p_local Workgroup %p_global',
      }),
      'with variable pointers': holder(
        'OpUntypedVariableKHR %p_private Private %p_buffer',
        inBuffers,
      ),
    },
    blamed: {
      'an untyped pointer': holder('OpUntypedVariableKHR %p_private Private %p_buffer'),
      'a typed pointer': holder('OpUntypedVariableKHR %p_private Private %p_word'),
      'deep inside': holder('OpUntypedVariableKHR %p_private Private %struct'),
      'untyped ones deep inside a typed variable': holder('OpVariable %p_struct Private'),
    },
  },
  'variable-with-logical-pointers-is-function-or-private': {
    accepted: {
      Private: holder('OpUntypedVariableKHR %p_private Private %struct', inBuffers),
      'Private, a typed variable': holder('OpVariable %p_struct Private', inBuffers),
      Function: withThem('%x = OpUntypedVariableKHR %p_function Function %p_buffer'),
    },
    blamed: {
      Workgroup: holder('OpUntypedVariableKHR %p_workgroup Workgroup %p_buffer', inBuffers),
      'Workgroup, a typed pointer': holder(
        'OpUntypedVariableKHR %p_workgroup Workgroup %p_word',
        inBuffers,
      ),
      'Workgroup, a typed variable': holder('OpVariable %p_shared Workgroup', inBuffers),
    },
  },
  'logical-pointer-operand-is-of-a-listed-instruction': {
    accepted: {
      'loads, stores, copies, chains and atomics': without(`
%x = OpLoad %u32 %own
OpStore %own %x
%copy = OpCopyObject %p_buffer %var
%at = OpUntypedInBoundsAccessChainKHR %p_buffer %words %copy %u1
OpCopyMemorySized %own %at %u4
%y = OpAtomicIAdd %u32 %at %u1 %u0 %u1`),
      'with variable pointers': withThem('%x = OpSelect %p_buffer %true %var %var'),
      'physical pointers': physical('%x = OpSelect %p_global %true %far %far'),
    },
    blamed: {
      OpSelect: without('%x = OpSelect %p_buffer %true %var %var'),
      OpPtrEqual: without('%x = OpPtrEqual %bool %var %var'),
      OpUntypedPtrAccessChainKHR: without(
        '%x = OpUntypedPtrAccessChainKHR %p_workgroup %u32 %shared %u1',
      ),
      OpUntypedInBoundsPtrAccessChainKHR: without(
        '%x = OpUntypedInBoundsPtrAccessChainKHR %p_workgroup %u32 %shared %u1',
      ),
      'OpSelect of typed pointers': without('%x = OpSelect %p_word %true %typed %typed', {
        interface: '%var %shared %own %typed',
        declarations: `
%p_word = OpTypePointer Private %u32
%typed = OpVariable %p_word Private`,
      }),
    },
  },
  'logical-pointer-result-is-of-a-listed-instruction': {
    accepted: {
      'parameters, and a chain and a copy that nobody passes on': passes('%own'),
      'with variable pointers': withThem('', { declarations: '%x = OpConstantNull %p_buffer' }),
      'a physical null pointer': physical('%x = OpUndef %p_global'),
    },
    blamed: {
      OpConstantNull: without('', { declarations: '%x = OpConstantNull %p_private' }),
      OpUndef: without('%x = OpUndef %p_buffer'),
      OpLoad: without('%x = OpLoad %p_private %own'),
      OpFunctionCall: without('%x = OpFunctionCall %p_private %maker', {
        declarations: '%makes = OpTypeFunction %p_private',
        functions: `
%maker = OpFunction %p_private None %makes
%first = OpLabel
OpUnreachable
OpFunctionEnd`,
      }),
      'OpConstantNull of a typed pointer type': without('', {
        declarations: '%p_word = OpTypePointer Private %u32\n%x = OpConstantNull %p_word',
      }),
    },
  },
  'constant-index-of-a-logical-pointer-is-not-negative': {
    accepted: {
      'not negative': without('%at = OpUntypedAccessChainKHR %p_private %words %own %i1'),
      'with variable pointers': withThem(
        '%at = OpUntypedAccessChainKHR %p_private %words %own %i_1',
      ),
      'a specialization constant': without(
        '%at = OpUntypedAccessChainKHR %p_private %words %own %spec',
        { declarations: '%spec = OpSpecConstant %i32 -1' },
      ),
      'an unsigned one': without('%at = OpUntypedAccessChainKHR %p_private %words %own %big', {
        declarations: '%big = OpConstant %u32 4294967295',
      }),
    },
    blamed: {
      'into an array': without('%at = OpUntypedAccessChainKHR %p_private %words %own %i_1'),
      'into a vector, in bounds': without(
        '%at = OpUntypedInBoundsAccessChainKHR %p_private %v4f %own %i_1',
      ),
    },
  },
  'function-call-passes-a-memory-object-declaration': {
    accepted: {
      'a variable, and a parameter in turn': passes('%own'),
      'physical pointers': kernel({
        interface: '%far',
        declarations: `
%takes = OpTypeFunction %void %p_global
%far = OpUntypedVariableKHR %p_global CrossWorkgroup %v4f`,
        body: `
%at = OpUntypedAccessChainKHR %p_global %v4f %far %u1
%done = OpFunctionCall %void %taker %at`,
        functions: `
%taker = OpFunction %void None %takes
%parameter = OpFunctionParameter %p_global
%first = OpLabel
OpReturn
OpFunctionEnd`,
      }),
    },
    blamed: { 'an access chain': passes('%at'), 'a copy': passes('%copy') },
  },
  'in-bounds-ptr-access-chain-takes-no-logical-pointer': {
    accepted: {
      'a physical pointer': converts(
        `
%pointer = OpConvertUToPtr %p_physical %n
%at = OpUntypedInBoundsPtrAccessChainKHR %p_physical %u32 %pointer %u1`,
        inBuffers,
      ),
    },
    blamed: {
      'a logical pointer': withThem(
        '%at = OpUntypedInBoundsPtrAccessChainKHR %p_workgroup %u32 %shared %u1',
      ),
    },
  },
  'pointer-comparison-is-of-storage-buffer-or-workgroup': {
    accepted: {
      StorageBuffer: withThem('%x = OpPtrEqual %bool %var %var', { capabilities: inBuffers }),
      Workgroup: withThem('%x = OpPtrNotEqual %bool %shared %shared'),
    },
    blamed: {
      Private: withThem('%x = OpPtrEqual %bool %own %own'),
      'Workgroup, with variable pointers into buffers only': withThem(
        '%x = OpPtrNotEqual %bool %shared %shared',
        { capabilities: inBuffers },
      ),
    },
  },
  'variable-pointer-is-into-storage-buffer-or-workgroup': {
    accepted: {
      'StorageBuffer and Workgroup': withThem(`
%x = OpSelect %p_buffer %true %var %var
%y = OpSelect %p_workgroup %true %shared %shared
%z = OpUntypedAccessChainKHR %p_workgroup %words %y %u1`),
      'physical pointers': physical('%x = OpSelect %p_global %true %far %far'),
    },
    blamed: {
      'a selected pointer into Private': withThem('%x = OpSelect %p_private %true %own %own'),
      'a selected pointer into Workgroup, with those into buffers only': withThem(
        '%y = OpSelect %p_workgroup %true %shared %shared',
        { capabilities: inBuffers },
      ),
      'a loaded pointer into Private': withThem('%x = OpLoad %p_private %own'),
      'a null pointer into Function': withThem('', {
        declarations: '%x = OpConstantNull %p_function',
      }),
      'a pointer access chain into Private': withThem(
        '%x = OpUntypedPtrAccessChainKHR %p_private %u32 %own %u1',
      ),
    },
  },
  'array-length-pointer-is-no-variable-pointer': {
    accepted: {
      'the variable': length('%var', ''),
      'a parameter that is passed the variable': lengthOfParameter('%var'),
    },
    blamed: {
      'a selected pointer': length('%x', '%x = OpSelect %p_buffer %true %var %var'),
      'a null pointer': length('%x', '', { declarations: '%x = OpConstantNull %p_buffer' }),
      'a pointer access chain': length(
        '%x',
        '%x = OpUntypedPtrAccessChainKHR %p_buffer %block %var %u0',
      ),
      'a copy of a selected pointer': length(
        '%y',
        '%x = OpSelect %p_buffer %true %var %var\n%y = OpCopyObject %p_buffer %x',
      ),
      'a parameter that is passed a selected pointer': lengthOfParameter(
        '%x',
        '%x = OpSelect %p_buffer %true %var %var',
      ),
    },
  },
  'convert-ptr-to-u-takes-a-physical-pointer': {
    accepted: {
      'into PhysicalStorageBuffer': converts(
        '%p = OpConvertUToPtr %p_physical %n\n%x = OpConvertPtrToU %u64 %p',
      ),
      'of a kernel': physical('%x = OpConvertPtrToU %u64 %far'),
    },
    blamed: {
      'into StorageBuffer': converts('%x = OpConvertPtrToU %u64 %var'),
      'into StorageBuffer, with variable pointers': converts(
        '%x = OpConvertPtrToU %u64 %var',
        inBuffers,
      ),
    },
  },
  'convert-u-to-ptr-makes-a-physical-pointer': {
    accepted: {
      'into PhysicalStorageBuffer': converts('%p = OpConvertUToPtr %p_physical %n'),
    },
    blamed: {
      'into StorageBuffer': converts('%p = OpConvertUToPtr %p_buffer %n'),
    },
  },
}
