import { kernel, type Parts, type Program, shader } from '../program.ts'
import type { Subjects } from '../subject.ts'

/** A fragment of a shader whose function and variable are of use to decorations: `%copy` and `%call` are no variables. */
function decorated(annotation: string, parts: Parts = {}): Program {
  return kernel({
    interface: '%var',
    ...parts,
    annotations: annotation,
    declarations: `
%taker = OpTypeFunction %p_global %p_global
%var = OpUntypedVariableKHR %p_global CrossWorkgroup %u32
${parts.declarations ?? ''}`,
    body: `
%local = OpUntypedVariableKHR %p_function Function %u32
%copy = OpCopyObject %p_global %var
%call = OpFunctionCall %p_global %callee %var`,
    functions: `
%callee = OpFunction %p_global None %taker
%parameter = OpFunctionParameter %p_global
%first = OpLabel
OpReturnValue %parameter
OpFunctionEnd`,
  })
}

/** A shader whose `%var`, in Output, and a copy of its pointer are there to be decorated. */
function output(annotation: string, capabilities: readonly string[] = []): Program {
  return shader({
    interface: '%var',
    capabilities,
    annotations: annotation,
    declarations: `
%p = OpTypeUntypedPointerKHR Output
%var = OpUntypedVariableKHR %p Output %v4f`,
    body: '%copy = OpCopyObject %p %var',
  })
}

const hlsl = {
  capabilities: ['Linkage'],
  annotations: 'OpDecorateId %var CounterBuffer %counter',
  interface: '%var %counter',
  declarations: `
%counter = OpUntypedVariableKHR %p_uniform Uniform %u32
%var = OpUntypedVariableKHR %p_uniform Uniform %u32`,
}

/** Functions that hand a global variable down a call tree. */
const tree = `
%user = OpFunction %void None %main_type
%a = OpLabel
%x = OpLoad %u32 %var
OpReturn
OpFunctionEnd
%between = OpFunction %void None %main_type
%b = OpLabel
%call_b = OpFunctionCall %void %user
OpReturn
OpFunctionEnd`

const inPrivate = '%var = OpUntypedVariableKHR %p_private Private %u32'
const inInput = `
%p = OpTypeUntypedPointerKHR Input
%var = OpUntypedVariableKHR %p Input %u32`
const inBuffer = '%var = OpUntypedVariableKHR %p_buffer StorageBuffer %u32'

/** A variable with pointers into PhysicalStorageBuffer. */
function physical(declarations: string, annotations = ''): Program {
  return shader({
    interface: '%var',
    capabilities: ['PhysicalStorageBufferAddresses'],
    addressing: 'PhysicalStorageBuffer64',
    annotations,
    declarations: `
%pointer = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%typed = OpTypePointer PhysicalStorageBuffer %u32
%pointers = OpTypeArray %pointer %u4
%p_pointer = OpTypePointer Private %pointer
${declarations}`,
  })
}

function boolean(pointer: string, storage: string, type: string): Program {
  return shader({
    interface: '%var',
    annotations: '',
    declarations: `
%bools = OpTypeVector %bool 2
%holder = OpTypeStruct %bools
%p_input = OpTypeUntypedPointerKHR Input
%var = OpUntypedVariableKHR ${pointer} ${storage} ${type}`,
  })
}

/** Decorations of variables, interfaces, Booleans and pointers in variables. */
export const subjects: Subjects = {
  'linkage-attributes-target-a-function-or-global-variable': {
    accepted: {
      'a variable outside functions': decorated('OpDecorate %var LinkageAttributes "a" Export'),
      'a function that returns an untyped pointer': decorated(
        'OpDecorate %callee LinkageAttributes "a" Export',
      ),
    },
    blamed: {
      'a copy': decorated('OpDecorate %copy LinkageAttributes "a" Export'),
      'a variable of the function': decorated('OpDecorate %local LinkageAttributes "a" Export'),
      'a parameter': decorated('OpDecorate %parameter LinkageAttributes "a" Export'),
    },
  },
  'memory-object-decoration-targets-a-memory-object-declaration': {
    accepted: {
      'a variable': decorated('OpDecorate %var Aliased'),
      'a parameter': decorated('OpDecorate %parameter Restrict'),
      'a variable, by a group': decorated(`
OpDecorate %group Volatile
%group = OpDecorationGroup
OpGroupDecorate %group %var`),
    },
    blamed: {
      'a copy': decorated('OpDecorate %copy Restrict'),
      'a call': decorated('OpDecorate %call Aliased'),
      'a copy, by a group': decorated(`
OpDecorate %group Volatile
%group = OpDecorationGroup
OpGroupDecorate %group %copy`),
      'a copy with an interpolation': output('OpDecorate %copy Flat'),
    },
  },
  'variable-decoration-targets-a-variable': {
    accepted: {
      'a variable': output('OpDecorate %var Location 0'),
      'a constant variable': decorated('OpDecorate %var Constant'),
    },
    blamed: {
      'a copy': output('OpDecorate %copy Location 0'),
      'a parameter': decorated('OpDecorate %parameter Constant'),
    },
  },
  'built-in-targets-a-variable': {
    accepted: { 'a variable': output('OpDecorate %var BuiltIn Position') },
    blamed: { 'a copy': output('OpDecorate %copy BuiltIn Position') },
  },
  'decorate-id-operand-is-a-constant-or-a-variable': {
    accepted: {
      'an untyped variable': shader({
        ...hlsl,
        annotations: 'OpDecorateId %var CounterBuffer %counter',
      }),
      'a constant': decorated('OpDecorateId %var AlignmentId %u4'),
    },
    blamed: {
      'a copy': shader({
        ...hlsl,
        annotations: 'OpDecorateId %var CounterBuffer %copy',
        body: '%copy = OpCopyObject %p_uniform %counter',
      }),
      'a type': decorated('OpDecorateId %var AlignmentId %u32'),
    },
  },
  'entry-point-interface-lists-global-variables': {
    accepted: {
      'of both kinds': shader({
        interface: '%var %typed',
        declarations: `${inPrivate}
%p_word = OpTypePointer Private %u32
%typed = OpVariable %p_word Private`,
      }),
    },
    blamed: {
      'a variable of the function': shader({
        interface: '%var',
        body: '%var = OpUntypedVariableKHR %p_function Function %u32',
      }),
      'a copy': shader({
        interface: '%var %copy',
        declarations: inPrivate,
        body: '%copy = OpCopyObject %p_private %var',
      }),
      'a constant': shader({ interface: '%u1' }),
    },
  },
  'entry-point-interface-has-each-used-untyped-variable': {
    accepted: {
      listed: shader({
        interface: '%var',
        declarations: inPrivate,
        body: '%x = OpLoad %u32 %var',
      }),
      'not used': shader({ declarations: inPrivate }),
      'used by a function that nobody calls': shader({ declarations: inPrivate, functions: tree }),
      'in a buffer, before 1.4': shader({
        environment: 'spv1.3',
        declarations: inBuffer,
        body: '%x = OpLoad %u32 %var',
      }),
    },
    blamed: {
      'used in the function itself': shader({
        declarations: inPrivate,
        body: '%x = OpLoad %u32 %var',
      }),
      'used down the tree': shader({
        declarations: inPrivate,
        body: '%call = OpFunctionCall %void %between',
        functions: tree,
      }),
      'Input, before 1.4': shader({
        environment: 'spv1.3',
        declarations: inInput,
        body: '%x = OpLoad %u32 %var',
      }),
      'a buffer, in 1.4': shader({
        environment: 'spv1.4',
        declarations: inBuffer,
        body: '%x = OpLoad %u32 %var',
      }),
    },
  },
  'entry-point-interface-before-version-1-4-is-input-or-output': {
    accepted: {
      Input: shader({ environment: 'spv1.3', interface: '%var', declarations: inInput }),
      'Private from 1.4 on': shader({
        environment: 'spv1.4',
        interface: '%var',
        declarations: inPrivate,
      }),
    },
    blamed: {
      Private: shader({ environment: 'spv1.3', interface: '%var', declarations: inPrivate }),
      StorageBuffer: shader({ environment: 'spv1.3', interface: '%var', declarations: inBuffer }),
    },
  },
  'boolean-data-type-is-not-externally-visible': {
    accepted: {
      Private: boolean('%p_private', 'Private', '%holder'),
      Input: boolean('%p_input', 'Input', '%bools'),
    },
    blamed: {
      'StorageBuffer, the type itself': boolean('%p_buffer', 'StorageBuffer', '%bool'),
      'Uniform, in a vector': boolean('%p_uniform', 'Uniform', '%bools'),
      'StorageBuffer, in a structure': shader({
        interface: '%var',
        annotations: 'OpMemberDecorate %holder 0 Offset 0',
        declarations: `
%holder = OpTypeStruct %bool
%var = OpUntypedVariableKHR %p_buffer StorageBuffer %holder`,
      }),
    },
  },
  'variable-with-physical-pointers-is-aliased-or-restricted': {
    accepted: {
      aliased: physical(
        '%var = OpUntypedVariableKHR %p_private Private %pointer',
        'OpDecorate %var AliasedPointer',
      ),
      'restricted, an array of them': physical(
        '%var = OpUntypedVariableKHR %p_private Private %pointers',
        'OpDecorate %var RestrictPointer',
      ),
    },
    blamed: {
      'neither, an untyped pointer': physical(
        '%var = OpUntypedVariableKHR %p_private Private %pointer',
      ),
      'neither, a typed pointer': physical('%var = OpUntypedVariableKHR %p_private Private %typed'),
      'neither, an array': physical('%var = OpUntypedVariableKHR %p_private Private %pointers'),
      'neither, in a typed variable': physical('%var = OpVariable %p_pointer Private'),
    },
  },
}
