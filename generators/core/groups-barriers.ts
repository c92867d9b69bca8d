import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'

/** A geometry shader with an output in each of two streams. */
const streams = {
  capabilities: `OpCapability GeometryStreams
OpCapability Int64
OpCapability Int16
OpCapability Float16`,
  entryPoints: 'OpEntryPoint Geometry %main "main" %first %second %number',
  modes: `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 2
OpExecutionMode %main Invocations 1`,
  annotations: `OpDecorate %first Location 0
OpDecorate %first Stream 0
OpDecorate %second Location 1
OpDecorate %second Stream 1`,
  declarations: `%to_output = OpTypePointer Output %float
%to_private = OpTypePointer Private %uint
%first = OpVariable %to_output Output
%second = OpVariable %to_output Output
%number = OpVariable %to_private Private`,
}

const body = `%loaded = OpLoad %uint %number
%copied = OpCopyObject %uint %uint_0
%added = OpIAdd %uint %uint_0 %uint_1
OpEmitStreamVertex %uint_0
OpEndStreamPrimitive %uint_0
OpEmitStreamVertex %int_1
OpEndStreamPrimitive %int_1`

/** A kernel with named barriers. */
const barriers = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability NamedBarrier
OpCapability DeviceEnqueue
OpCapability Pipes
OpCapability Int64
OpCapability Int16
OpCapability Int8`,
  declarations: `%named = OpTypeNamedBarrier
%event = OpTypeEvent
%device_event = OpTypeDeviceEvent
%reserved = OpTypeReserveId
%to_named = OpTypePointer Function %named
%to_uint = OpTypePointer Function %uint`,
}

const initialized = '%barrier = OpNamedBarrierInitialize %named %uint_4'
const waiting = 'OpMemoryNamedBarrier %barrier %uint_2 %uint_0'
const waitingFor = (barrier: string) => `OpMemoryNamedBarrier ${barrier} %uint_2 %uint_0`

/** Pairs of the rules on primitives and named barriers. */
export const pairs = [
  pair(
    'primitive-stream',
    'constants',
    'streams are constants, signed or not',
    {
      ...streams,
      declarations: `${streams.declarations}
%pair = OpConstantComposite %uint2 %uint_0 %uint_0
%undefined = OpUndef %uint`,
      body,
    },
    [
      `OpEmitStreamVertex {%uint_0 | emit-float: %float_0 | emit-boolean: %false | emit-vector: %pair
  | emit-undefined: %undefined | emit-copied: %copied}`,
      `OpEndStreamPrimitive {%int_1 | end-float: %float_1 | end-vector: %pair | end-loaded: %loaded
  | end-added: %added}`,
    ],
  ),
  pair(
    'primitive-stream',
    'other-widths',
    'integers of 16 and 64 bits name streams in a module of version 1.0',
    {
      ...streams,
      entryPoints: 'OpEntryPoint Geometry %main "main" %first %second',
      declarations: `%short = OpTypeInt 16 1
${streams.declarations}
%wide = OpConstant %ulong 0
%narrow = OpConstant %short 1
%real = OpConstant %half 0`,
      body: `OpEmitStreamVertex {%wide | emit-half: %real}
OpEndStreamPrimitive %wide
OpEmitStreamVertex %narrow
OpEndStreamPrimitive {%narrow | end-half: %real}`,
    },
    {},
    { environments: ['spv1.0'] },
  ),
  pair('primitive-stream', 'specialized', 'specialization constants and null are constants too', {
    ...streams,
    annotations: `${streams.annotations}
OpDecorate %chosen SpecId 0
OpDecorate %real SpecId 1
OpDecorate %truth SpecId 2`,
    declarations: `${streams.declarations}
%chosen = OpSpecConstant %uint 1
%real = OpSpecConstant %float 1
%truth = OpSpecConstantTrue %bool
%computed = OpSpecConstantOp %int ISub %uint_1 %chosen
%compared = OpSpecConstantOp %bool IEqual %uint_1 %chosen
%nothing = OpConstantNull %uint
%no_float = OpConstantNull %float
%no_pair = OpConstantNull %uint2`,
    body: `OpEmitStreamVertex {%chosen | float: %real | boolean: %truth | computed-boolean: %compared}
OpEndStreamPrimitive %chosen
OpEmitStreamVertex %computed
OpEndStreamPrimitive {%nothing | null-float: %no_float | null-vector: %no_pair}`,
  }),
  pair(
    'primitive-stream',
    'in-a-function',
    'a function that is called with a stream emits to a constant one',
    {
      ...streams,
      declarations: `%of_stream = OpTypeFunction %uint %uint\n${streams.declarations}`,
      before: `%emit = OpFunction %uint None %of_stream
%stream = OpFunctionParameter %uint
%begin = OpLabel
OpEmitStreamVertex {%uint_1 | parameter: %stream}
OpReturnValue %stream
OpFunctionEnd`,
      body: `%returned = OpFunctionCall %uint %emit %uint_1
OpReturn
%unreached = OpLabel
OpEndStreamPrimitive {%uint_1 | unreached: %float_1}`,
    },
  ),
  pair(
    'named-barrier-result',
    'initialized',
    'what is initialized is a named barrier',
    { ...barriers, body: initialized },
    Object.fromEntries(
      [
        ['integer', 'uint'],
        ['event', 'event'],
        ['device-event', 'device_event'],
        ['reservation', 'reserved'],
        ['pointer-to-named-barrier', 'to_named'],
      ].map(([way, type]) => [way, `%barrier = OpNamedBarrierInitialize %${type} %uint_4`]),
    ),
  ),
  pair(
    'named-barrier-result',
    'oldest-version',
    'the second of two barriers of a module of version 1.1 is not waited for',
    {
      ...barriers,
      body: `${initialized}
%other = OpNamedBarrierInitialize {%named | boolean: %bool | float: %float} %uint_4
${waiting}`,
    },
    {},
    { environments: ['spv1.1'] },
  ),
  pair(
    'named-barrier-subgroup-count',
    'constants-and-values',
    'the number of subgroups is a constant or computed',
    {
      ...barriers,
      annotations: 'OpDecorate %chosen SpecId 0',
      declarations: `${barriers.declarations}
%chosen = OpSpecConstant %uint 4`,
      body: `%held = OpVariable %to_uint Function
%loaded = OpLoad %uint %held
${initialized}
%of_undefined = OpNamedBarrierInitialize %named %a_uint
%of_chosen = OpNamedBarrierInitialize %named %chosen
%of_loaded = OpNamedBarrierInitialize %named %loaded`,
    },
    {
      wide: '%of_undefined = OpNamedBarrierInitialize %named %a_ulong',
      narrow: '%of_undefined = OpNamedBarrierInitialize %named %a_ushort',
      'one-byte': '%of_undefined = OpNamedBarrierInitialize %named %a_uchar',
      float: '%barrier = OpNamedBarrierInitialize %named %float_1',
      boolean: '%of_chosen = OpNamedBarrierInitialize %named %true',
      vector: '%of_undefined = OpNamedBarrierInitialize %named %a_uint2',
      structure: '%of_undefined = OpNamedBarrierInitialize %named %a_uint_only',
      array: '%of_undefined = OpNamedBarrierInitialize %named %a_uints',
      pointer: '%of_loaded = OpNamedBarrierInitialize %named %held',
      event: '%of_undefined = OpNamedBarrierInitialize %named %a_event',
    },
  ),
  pair(
    'named-barrier-operand',
    'as-it-comes',
    'a barrier is waited for where it is made, handed over, loaded and chosen',
    {
      ...barriers,
      declarations: `${barriers.declarations}
%of_named = OpTypeFunction %void %named %to_named
%no_event = OpConstantNull %event
%no_device_event = OpConstantNull %device_event
%nothing = OpConstantNull %uint
%undefined_pointer = OpUndef %to_named`,
      before: `%wait = OpFunction %void None %of_named
%handed = OpFunctionParameter %named
%place = OpFunctionParameter %to_named
%begin = OpLabel
${waitingFor('%handed')}
OpReturn
OpFunctionEnd`,
      body: `%held = OpVariable %to_named Function
${initialized}
%loaded = OpLoad %named %held
%copied = OpCopyObject %named %barrier
${waiting}
${waitingFor('%loaded')}
${waitingFor('%copied')}`,
    },
    {
      'parameter-pointer': [[waitingFor('%handed'), waitingFor('%place')]],
      variable: [[waitingFor('%loaded'), waitingFor('%held')]],
      'pointer-without-value': [[waitingFor('%copied'), waitingFor('%undefined_pointer')]],
      ...instead(waiting, {
        integer: waitingFor('%uint_4'),
        null: waitingFor('%nothing'),
        event: waitingFor('%no_event'),
        'device-event': waitingFor('%no_device_event'),
        float: waitingFor('%float_1'),
        function: waitingFor('%main'),
        type: waitingFor('%named'),
      }),
    },
  ),
  pair(
    'named-barrier-operand',
    'oldest-version',
    'a barrier of a module of version 1.1 is waited for in a block that is not reached',
    { ...barriers, body: `${initialized}\nOpReturn\n%unreached = OpLabel\n${waiting}` },
    { ...instead(waiting, { integer: waitingFor('%uint_4'), boolean: waitingFor('%true') }) },
    { environments: ['spv1.1'] },
  ),
]
