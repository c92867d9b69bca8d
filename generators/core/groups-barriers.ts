import { instead } from '../pairs/instead.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

/** A geometry shader with an output in each of two streams. */
const streams = {
  capabilities: `GeometryStreams Int64 Int16 Float16`,
  entryPoints:
    'OpEntryPoint Geometry %main "main" %variable_Output_float_at_0 %variable_Output_float_at_1 %number',
  modes: `%main InputPoints, OutputPoints, OutputVertices 2, Invocations 1`,
  annotations: `%variable_Output_float_at_0 Stream 0
%variable_Output_float_at_1 Stream 1`,
  declarations: `%number = OpVariable %pointer_Private_uint Private`,
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
  capabilities: `${kernel.capabilities} NamedBarrier DeviceEnqueue Pipes Int64 Int16 Int8`,
  declarations: `%named = OpTypeNamedBarrier
%reserved = OpTypeReserveId
%to_named = OpTypePointer Function %named`,
}

const initialized = '%barrier = OpNamedBarrierInitialize %named %uint_4'
const waiting = 'OpMemoryNamedBarrier %barrier %uint_2 %uint_0'
const waitingFor = (barrier: string) => `OpMemoryNamedBarrier ${barrier} %uint_2 %uint_0`

/** Pairs of the rules on primitives and named barriers. */
export const pairs = [
  pairOf`primitive-stream/constants
streams are constants, signed or not
${streams}
body: ${body}
changed: OpEmitStreamVertex {%uint_0 | emit-float: %float_0 | emit-boolean: %false | emit-vector: %uint2_0_0
  | emit-undefined: %a_uint | emit-copied: %copied}
changed: OpEndStreamPrimitive {%int_1 | end-float: %float_1 | end-vector: %uint2_0_0 | end-loaded: %loaded
  | end-added: %added}`,
  pairOf`primitive-stream/other-widths in spv1.0
integers of 16 and 64 bits name streams in a module of version 1.0
${streams}
entryPoints: OpEntryPoint Geometry %main "main" %variable_Output_float_at_0 %variable_Output_float_at_1
body: OpEmitStreamVertex {%ulong_0 | emit-half: %half_0}
OpEndStreamPrimitive %ulong_0
OpEmitStreamVertex %short_1
OpEndStreamPrimitive {%short_1 | end-half: %half_0}`,
  pairOf`primitive-stream/specialized
specialization constants and null are constants too
${streams}
+annotations: %spec_uint SpecId 0
%spec_float SpecId 1
%spec_bool SpecId 2
+declarations: %computed = OpSpecConstantOp %int ISub %uint_1 %spec_uint
%compared = OpSpecConstantOp %bool IEqual %uint_1 %spec_uint
body: OpEmitStreamVertex {%spec_uint | float: %spec_float | boolean: %spec_bool | computed-boolean: %compared}
OpEndStreamPrimitive %spec_uint
OpEmitStreamVertex %computed
OpEndStreamPrimitive {%null_uint | null-float: %null_float | null-vector: %null_uint2}`,
  pairOf`primitive-stream/in-a-function
a function that is called with a stream emits to a constant one
${streams}
before: %uint %emit(%uint %stream)
OpEmitStreamVertex {%uint_1 | parameter: %stream}
OpReturnValue %stream
body: %returned = OpFunctionCall %uint %emit %uint_1
OpReturn
%unreached: OpEndStreamPrimitive {%uint_1 | unreached: %float_1}`,
  pairOf`named-barrier-result/initialized
what is initialized is a named barrier
${barriers}
body: ${initialized}
${ways(
  Object.fromEntries(
    [
      ['integer', 'uint'],
      ['event', 'event'],
      ['device-event', 'device_event'],
      ['reservation', 'reserved'],
      ['pointer-to-named-barrier', 'to_named'],
    ].map(([way, type]) => [way, `%barrier = OpNamedBarrierInitialize %${type} %uint_4`]),
  ),
)}`,
  pairOf`named-barrier-result/oldest-version in spv1.1
the second of two barriers of a module of version 1.1 is not waited for
${barriers}
body: ${initialized}
%other = OpNamedBarrierInitialize {%named | boolean: %bool | float: %float} %uint_4
${waiting}`,
  pairOf`named-barrier-subgroup-count/constants-and-values
the number of subgroups is a constant or computed
${barriers}
annotations: OpDecorate %spec_uint_4 SpecId 0
body: %loaded = OpLoad %uint %variable_Function_uint
${initialized}
%of_undefined = OpNamedBarrierInitialize %named %a_uint
%of_chosen = OpNamedBarrierInitialize %named %spec_uint_4
%of_loaded = OpNamedBarrierInitialize %named %loaded
${ways({
  wide: '%of_undefined = OpNamedBarrierInitialize %named %a_ulong',
  narrow: '%of_undefined = OpNamedBarrierInitialize %named %a_ushort',
  'one-byte': '%of_undefined = OpNamedBarrierInitialize %named %a_uchar',
  float: '%barrier = OpNamedBarrierInitialize %named %float_1',
  boolean: '%of_chosen = OpNamedBarrierInitialize %named %true',
  vector: '%of_undefined = OpNamedBarrierInitialize %named %a_uint2',
  structure: '%of_undefined = OpNamedBarrierInitialize %named %a_uint_only',
  array: '%of_undefined = OpNamedBarrierInitialize %named %a_uints',
  pointer: '%of_loaded = OpNamedBarrierInitialize %named %variable_Function_uint',
  event: '%of_undefined = OpNamedBarrierInitialize %named %a_event',
})}`,
  pairOf`named-barrier-operand/as-it-comes
a barrier is waited for where it is made, handed over, loaded and chosen
${barriers}
before: %void %wait(%named %handed, %to_named %place)
${waitingFor('%handed')}
body: %held = OpVariable %to_named Function
${initialized}
%loaded = OpLoad %named %held
%copied = OpCopyObject %named %barrier
${waiting}
${waitingFor('%loaded')}
${waitingFor('%copied')}
${ways({
  'parameter-pointer': [[waitingFor('%handed'), waitingFor('%place')]],
  variable: [[waitingFor('%loaded'), waitingFor('%held')]],
  'pointer-without-value': [[waitingFor('%copied'), waitingFor('%a_to_named')]],
  ...instead(waiting, {
    integer: waitingFor('%uint_4'),
    null: waitingFor('%null_uint'),
    event: waitingFor('%null_event'),
    'device-event': waitingFor('%null_device_event'),
    float: waitingFor('%float_1'),
    function: waitingFor('%main'),
    type: waitingFor('%named'),
  }),
})}`,
  pairOf`named-barrier-operand/oldest-version in spv1.1
a barrier of a module of version 1.1 is waited for in a block that is not reached
${barriers}
body: ${initialized}
OpReturn
%unreached:
${waiting}
${ways({ ...instead(waiting, { integer: waitingFor('%uint_4'), boolean: waitingFor('%true') }) })}`,
]
