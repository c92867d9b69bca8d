import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { copying } from './shared/copying.ts'

/** Before version 1.4 variables that are no inputs and outputs are not listed. */
const old = 'OpEntryPoint Kernel %main "main"'

const narrow = {
  ...copying,
  memoryModel: 'OpMemoryModel Physical32 OpenCL',
}

/** A copy of what names the place after `local_` and `global_`, into Workgroup or out of it. */
const copyIn = (name: string, type: string, event = '%no_event') =>
  `${name} = OpGroupAsyncCopy %event %uint_2 %local_${type} %global_${type} %a_ulong %a_ulong ${event}`
const copyOut = (name: string, type: string, event = '%no_event') =>
  `${name} = OpGroupAsyncCopy %event %uint_2 %global_${type} %local_${type} %a_ulong %a_ulong ${event}`
const copy = (name: string, destination: string, source: string) =>
  `${name} = OpGroupAsyncCopy %event %uint_2 ${destination} ${source} %a_ulong %a_ulong %no_event`

const places = `%own = OpVariable %to_float Function
%anywhere = OpPtrCastToGeneric %to_generic_float %global_float`

const sized = (name: string, count: string, stride: string) =>
  `${name} = OpGroupAsyncCopy %event %uint_2 %local_float %global_float ${count} ${stride} %no_event`

/** A kernel without a copy whose memory is not typed. */
const untyped = {
  ...copying,
  capabilities: `${copying.capabilities} UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  entryPoints: copying.entryPoints.concat(' %local_bytes %global_bytes'),
  declarations: `${copying.declarations}
%local_bytes = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %float
%global_bytes = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %float %no_float`,
}

/** Pairs of the rules on asynchronous copies. */
export const pairs = [
  pair(
    'group-copy-event',
    'results',
    'copies result in events, also in blocks that are not reached',
    {
      ...copying,
      body: `${copyIn('%in', 'float')}
${copyOut('%out', 'uint')}
OpReturn
%unreached: ${copyIn('%nowhere', 'float')}`,
    },
    {
      integer: copyIn('%in', 'float').replace('%event', '%uint'),
      'device-event': copyIn('%in', 'float').replace('%event', '%device_event'),
      reservation: copyIn('%in', 'float').replace('%event', '%reserved'),
      boolean: copyOut('%out', 'uint').replace('%event', '%bool'),
      structure: copyOut('%out', 'uint').replace('%event', '%event_only'),
      pointer: copyOut('%out', 'uint').replace('%event', '%to_event'),
      unreached: copyIn('%nowhere', 'float').replace('%event', '%float'),
    },
  ),
  pair(
    'group-copy-event',
    'handed-on',
    'one event is for copies in and out, null, handed on, loaded or undefined',
    {
      ...copying,
      body: `%kept = OpVariable %to_event Function
${copyIn('%first', 'float')}
${copyOut('%second', 'uint', '%first')}
%loaded = OpLoad %event %kept
${copyIn('%third', 'float', '%loaded')}
${copyIn('%fourth', 'float', '%a_event')}`,
    },
    {
      integer: copyOut('%second', 'uint', '%uint_0'),
      'device-event': copyOut('%second', 'uint', '%no_device_event'),
      pointer: copyIn('%third', 'float', '%kept'),
      boolean: copyIn('%third', 'float', '%false'),
      structure: copyIn('%fourth', 'float', '%a_event_only'),
      reservation: copyIn('%fourth', 'float', '%a_reserved'),
    },
  ),
  pair(
    'group-copy-destination',
    'numbers',
    'scalars and vectors of numbers of all widths are copied into Workgroup and CrossWorkgroup',
    {
      ...copying,
      body: `${places}
${copyIn('%one', 'uint')}
${copyOut('%two', 'float8')}
${copyIn('%three', 'half')}
${copyOut('%four_bits', 'uchar')}
${copyIn('%five', 'ulong')}
${copyOut('%six', 'float2')}
${copyIn('%seven', 'float')}`,
    },
    {
      boolean: copyIn('%one', 'bool'),
      array: copyOut('%two', 'four'),
      structure: copyIn('%three', 'both'),
      'boolean-out': copyOut('%four_bits', 'bool'),
      'array-in': copyIn('%five', 'four'),
      'structure-out': copyOut('%six', 'both'),
      'function-storage': copy('%seven', '%own', '%global_float'),
      'function-storage-from-local': copy('%seven', '%own', '%local_float'),
      'generic-storage': copy('%seven', '%anywhere', '%global_float'),
      'constant-storage': copy('%seven', '%constant_float', '%local_float'),
      value: copy('%seven', '%a_float', '%global_float'),
      vector: copy('%seven', '%a_float2', '%local_float'),
    },
  ),
  pairOf`group-copy-destination/narrow-addresses
a function of a kernel with 32-bit addresses is handed where to copy to
${narrow}
declarations: ${copying.declarations}
%of_places = OpTypeFunction %void %to_local_float %to_global_float %to_local_bool %to_global_bool %to_float
before: %work = OpFunction %void None %of_places
%local = OpFunctionParameter %to_local_float
%global = OpFunctionParameter %to_global_float
%local_truth = OpFunctionParameter %to_local_bool
%global_truth = OpFunctionParameter %to_global_bool
%elsewhere = OpFunctionParameter %to_float
%begin: %done = OpGroupAsyncCopy %event %uint_2 {%local %global | boolean: %local_truth %global_truth
  | function-storage: %elsewhere %global} %uint_4 %uint_1 %no_event
OpReturn
OpFunctionEnd`,
  pair(
    'group-copy-destination',
    'beside-untyped-pointers',
    'what is copied has a type, although there are pointers without one',
    { ...untyped, body: copyIn('%in', 'float') },
    { 'into-constant': copy('%in', '%constant_float', '%global_float') },
  ),
  pair(
    'group-copy-source',
    'in-and-out',
    'Workgroup is filled from CrossWorkgroup, and the other way round',
    {
      ...copying,
      body: `${places}
${copyIn('%in', 'float')}
${copyOut('%out', 'float2')}
${copyIn('%bytes', 'uchar')}`,
    },
    {
      integer: copy('%in', '%local_float', '%global_uint'),
      vector: copy('%in', '%local_float', '%global_float2'),
      narrower: copy('%in', '%local_float', '%global_half'),
      array: copy('%in', '%local_float', '%global_four'),
      'local-to-local': copy('%in', '%local_float', '%local_float'),
      'from-function': copy('%in', '%local_float', '%own'),
      'from-generic': copy('%in', '%local_float', '%anywhere'),
      'from-constant': copy('%in', '%local_float', '%constant_float'),
      value: copy('%in', '%local_float', '%a_float'),
      'out-of-scalar': copy('%out', '%global_float2', '%local_float'),
      'out-of-longer': copy('%out', '%global_float2', '%local_float8'),
      'global-to-global': copy('%out', '%global_float2', '%global_float2'),
      'out-of-value': copy('%out', '%global_float2', '%a_float2'),
      'wide-for-bytes': copy('%bytes', '%local_uchar', '%global_ulong'),
      boolean: copy('%bytes', '%local_uchar', '%global_bool'),
    },
  ),
  pair(
    'group-copy-source',
    'reached-through-a-chain',
    'an element of an array is copied to',
    {
      ...copying,
      body: `%from = OpInBoundsAccessChain %to_global_float %global_four %uint_1
%member = OpInBoundsAccessChain %to_local_float %local_both %uint_1
${copy('%done', '%member', '%from')}`,
    },
    {
      whole: copy('%done', '%member', '%global_four'),
      structure: copy('%done', '%member', '%global_both'),
      'same-storage': copy('%done', '%member', '%local_float'),
    },
  ),
  pair(
    'group-copy-source',
    'beside-untyped-pointers',
    'what is copied has a type, although there are pointers without one',
    { ...untyped, body: copyIn('%in', 'float') },
    { integer: copy('%in', '%local_float', '%global_uint') },
  ),
  pair(
    'group-copy-size',
    'wide-addresses',
    'with 64-bit addresses counts are of 64 bits',
    { ...copying, body: `${places}\n${sized('%copy', '%a_ulong', '%a_ulong')}` },
    {
      'narrow-count': sized('%copy', '%uint_4', '%a_ulong'),
      'narrow-stride': sized('%copy', '%a_ulong', '%uint_1'),
      'short-count': sized('%copy', '%a_ushort', '%a_ulong'),
      'float-stride': sized('%copy', '%a_ulong', '%float_1'),
      'boolean-stride': sized('%copy', '%a_ulong', '%true'),
      'vector-count': sized('%copy', '%a_ulong2', '%a_ulong'),
      'vector-stride': sized('%copy', '%a_ulong', '%a_uint2'),
      'structure-count': sized('%copy', '%a_ulong_pair', '%a_ulong'),
      'pointer-stride': sized('%copy', '%a_ulong', '%own'),
    },
  ),
  pair(
    'group-copy-size',
    'narrow-addresses',
    'with 32-bit addresses counts are of 32 bits',
    { ...narrow, body: sized('%copy', '%uint_4', '%a_uint') },
    {
      'wide-count': sized('%copy', '%a_ulong', '%a_uint'),
      'wide-stride': sized('%copy', '%uint_4', '%a_ulong'),
      'short-count': sized('%copy', '%a_ushort', '%a_uint'),
      'byte-stride': sized('%copy', '%uint_4', '%a_uchar'),
      'float-count': sized('%copy', '%float_1', '%a_uint'),
      'vector-stride': sized('%copy', '%uint_4', '%a_uint2'),
      'array-count': sized('%copy', '%a_uints', '%a_uint'),
    },
  ),
  pair(
    'group-copy-size',
    'oldest-version',
    'a copy between loads in a module of version 1.0',
    {
      ...copying,
      entryPoints: old,
      body: `%count = OpLoad %ulong %global_ulong
%number = OpLoad %uint %global_uint
${sized('%copy', '%count', '%count')}`,
    },
    {
      'narrow-count': sized('%copy', '%number', '%count'),
      'narrow-stride': sized('%copy', '%count', '%number'),
    },
    { environments: ['spv1.0'] },
  ),
]
