import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel, type Pieces, vertex } from '../pairs/pieces.ts'

const other = `%other = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd`

/** Functions that call one another, of which the last reads a variable. */
const callers: Pieces = {
  before: `%last = OpFunction %void None %signature
%last_block = OpLabel
%of_last = OpLoad %uint %third
OpReturn
OpFunctionEnd
%middle = OpFunction %void None %signature
%middle_block = OpLabel
%of_middle = OpAccessChain %pointer_private %second
%call_last = OpFunctionCall %void %last
OpReturn
OpFunctionEnd`,
  body: `%of_main = OpLoad %uint %first
%call_middle = OpFunctionCall %void %middle`,
}

const twoFunctions: Pieces = { ...vertex, after: other }

/** Pairs of the rules on entry points and their interfaces. */
export const pairs = [
  pairOf`entry-point-is-function/defined-below
an entry point names a function that the module defines
${vertex}
entryPoints: OpEntryPoint Vertex {%main | type: %signature | constant: %uint_0
  | variable: %variable} "main" %variable
declarations: %pointer = OpTypePointer Private %uint
%variable = OpVariable %pointer Private
body: %loaded = OpLoad %uint %variable`,
  pairOf`entry-point-is-function/kernel
two kernels are two functions
${kernel}
entryPoints: OpEntryPoint Kernel %main "main"
OpEntryPoint Kernel {%other | second-is-void: %void} "other"
after: ${other}`,
  pairOf`entry-point-name-unique/models-and-names
entry points share a name or a model, but not both, and one function has two names
${twoFunctions}
entryPoints: OpEntryPoint Vertex %main "main"
OpEntryPoint {GLCompute | same-model: Vertex} %other "main"
OpEntryPoint Vertex %other {"Main" | same-name: "main"}
OpEntryPoint Vertex %main {"main " | same-function: "main"}`,
  pairOf`entry-point-name-unique/kernels
two kernels have names of which one begins with the other
${kernel}
entryPoints: OpEntryPoint Kernel %main "a"
OpEntryPoint Kernel %other {"ab" | same-name: "a"}
after: ${other}`,
  pairOf`interface-is-global-variable/of-every-class
variables of several storage classes are in an interface
${vertex}
entryPoints: OpEntryPoint Vertex %main "main" %in {%private %out | local-variable: %local %out
  | constant: %uint_0 %out | pointer-type: %out %pointer_private | function: %out %helper
  | parameter: %out %parameter}
annotations: OpDecorate %in Location 0
OpDecorate %out Location 0
declarations: %pointer_input = OpTypePointer Input %uint
%pointer_output = OpTypePointer Output %uint
%pointer_private = OpTypePointer Private %uint
%pointer_function = OpTypePointer Function %uint
%takes = OpTypeFunction %void %pointer_function
%in = OpVariable %pointer_input Input
%out = OpVariable %pointer_output Output
%private = OpVariable %pointer_private Private
before: %helper = OpFunction %void None %takes
%parameter = OpFunctionParameter %pointer_function
%helper_block = OpLabel
OpReturn
OpFunctionEnd
body: %local = OpVariable %pointer_function Function
%loaded = OpLoad %uint %in
OpStore %out %loaded
%call = OpFunctionCall %void %helper %local`,
  pairOf`interface-storage-class/input-and-output in spv1.3
an early interface has inputs and outputs, one twice, and none of the other variables it refers to
${vertex}
entryPoints: OpEntryPoint Vertex %main "main" {%in %out %in | private: %in %out %private
  | uniform: %buffer %in %out | unused-push-constants: %in %constants %out}
annotations: OpDecorate %in Location 0
OpDecorate %out Location 0
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint
%pointer_input = OpTypePointer Input %uint
%pointer_output = OpTypePointer Output %uint
%pointer_private = OpTypePointer Private %uint
%pointer_block = OpTypePointer Uniform %block
%pointer_constants = OpTypePointer PushConstant %block
%pointer_uniform = OpTypePointer Uniform %uint
%in = OpVariable %pointer_input Input
%out = OpVariable %pointer_output Output
%private = OpVariable %pointer_private Private
%buffer = OpVariable %pointer_block Uniform
%constants = OpVariable %pointer_constants PushConstant
body: %loaded = OpLoad %uint %in
OpStore %private %loaded
%part = OpAccessChain %pointer_uniform %buffer %uint_0
%uniform = OpLoad %uint %part
OpStore %out %uniform`,
  pairOf`interface-storage-class/first-version in spv1.0
a compute shader of the first version leaves what it shares out of its interface
entryPoints: OpEntryPoint GLCompute %main "main" %where {| workgroup: %shared}
annotations: OpDecorate %where BuiltIn GlobalInvocationId
declarations: %pointer_input = OpTypePointer Input %uint3
%pointer_shared = OpTypePointer Workgroup %uint3
%where = OpVariable %pointer_input Input
%shared = OpVariable %pointer_shared Workgroup
body: %loaded = OpLoad %uint3 %where
OpStore %shared %loaded`,
  pairOf`interface-unique/each-once in spv1.4, spv1.5, spv1.6
two interfaces share a variable, but neither has it twice
${twoFunctions}
entryPoints: OpEntryPoint Vertex %main "main" %in %private {| input-again: %in}
OpEntryPoint Vertex %other "other" %private {| private-side-by-side: %private} %in
annotations: OpDecorate %in Location 0
declarations: %pointer_input = OpTypePointer Input %uint
%pointer_private = OpTypePointer Private %uint
%in = OpVariable %pointer_input Input
%private = OpVariable %pointer_private Private
body: %loaded = OpLoad %uint %in
OpStore %private %loaded`,
  pair(
    'interface-complete',
    'whole-call-tree',
    'an interface has what the entry point and all functions that it calls refer to, and no more',
    {
      ...callers,
      entryPoints: `OpEntryPoint GLCompute %main "main" {%first | loaded:} {%second | chain-in-callee:} {%third
  | callee-of-callee:} {%fourth | stored:} %fifth`,
      declarations: `%pointer_private = OpTypePointer Private %uint
%pointer_shared = OpTypePointer Workgroup %uint
%first = OpVariable %pointer_private Private
%second = OpVariable %pointer_private Private
%third = OpVariable %pointer_shared Workgroup
%fourth = OpVariable %pointer_shared Workgroup
%fifth = OpVariable %pointer_private Private
%unused = OpVariable %pointer_private Private
%elsewhere = OpVariable %pointer_private Private`,
      end: `OpStore %fourth %of_main
OpReturn
%unreachable = OpLabel
OpStore %fifth %uint_0
OpReturn`,
      after: `%not_called = OpFunction %void None %signature
%not_called_block = OpLabel
OpStore %elsewhere %uint_0
OpReturn
OpFunctionEnd`,
    },
    { 'unreachable-block': [[' %fifth\n', '\n']] },
  ),
  pair(
    'interface-complete',
    'without-loads-and-stores',
    'an interface has what is passed, copied and counted up too, but not what is decorated only',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %passed %source %target %counter %pointed',
      debug: 'OpName %unused "unused"',
      annotations: 'OpDecorate %unused RelaxedPrecision',
      declarations: `%pointer_private = OpTypePointer Private %uint
%pointer_shared = OpTypePointer Workgroup %uint
%takes = OpTypeFunction %void %pointer_private
%passed = OpVariable %pointer_private Private
%source = OpVariable %pointer_private Private
%target = OpVariable %pointer_private Private
%pointed = OpVariable %pointer_private Private
%unused = OpVariable %pointer_private Private
%counter = OpVariable %pointer_shared Workgroup`,
      before: `%helper = OpFunction %void None %takes
%parameter = OpFunctionParameter %pointer_private
%helper_block = OpLabel
%call_parameter = OpLoad %uint %parameter
OpReturn
OpFunctionEnd`,
      body: `%call = OpFunctionCall %void %helper %passed
OpCopyMemory %target %source
%count = OpAtomicIIncrement %uint %counter %uint_2 %uint_0
%copy = OpCopyObject %pointer_private %pointed`,
    },
    {
      argument: [['"main" %passed', '"main"']],
      'copied-from': [['%source %target %counter', '%target %counter']],
      'copied-to': [['%source %target %counter', '%source %counter']],
      atomic: [['%source %target %counter', '%source %target']],
      'copied-pointer': [[' %pointed\nOpExecution', '\nOpExecution']],
    },
  ),
  pairOf`interface-complete/two-entry-points in spv1.4
each of two entry points has what it refers to itself
${vertex}
entryPoints: OpEntryPoint Vertex %main "main" {%in | input-missing:}
OpEntryPoint Vertex %other "other" {%buffer | of-the-other: %in}
annotations: OpDecorate %in Location 0
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint
%pointer_input = OpTypePointer Input %uint
%pointer_block = OpTypePointer Uniform %block
%pointer_uniform = OpTypePointer Uniform %uint
%in = OpVariable %pointer_input Input
%buffer = OpVariable %pointer_block Uniform
body: %loaded = OpLoad %uint %in
after: %other = OpFunction %void None %signature
%begin = OpLabel
%part = OpAccessChain %pointer_uniform %buffer %uint_0
OpReturn
OpFunctionEnd`,
  pairOf`interface-complete/inputs-and-outputs in spv1.3
an early interface has the inputs and outputs of the call tree only
${vertex}
entryPoints: OpEntryPoint Vertex %main "main" {%out | output-of-callee:} {%in | input:}
annotations: OpDecorate %in Location 0
OpDecorate %out Location 0
declarations: %pointer_input = OpTypePointer Input %uint
%pointer_output = OpTypePointer Output %uint
%pointer_private = OpTypePointer Private %uint
%in = OpVariable %pointer_input Input
%out = OpVariable %pointer_output Output
%private = OpVariable %pointer_private Private
before: %writer = OpFunction %void None %signature
%writer_block = OpLabel
OpStore %out %uint_0
OpReturn
OpFunctionEnd
body: %loaded = OpLoad %uint %in
OpStore %private %loaded
%call = OpFunctionCall %void %writer`,
  pairOf`entry-point-not-called/helper
two entry points call a helper that is none
${vertex}
entryPoints: OpEntryPoint Vertex %main "main"
{| helper-is-entry-point: OpEntryPoint Vertex %helper "helper"}
OpEntryPoint Vertex %other "other"
before: %helper = OpFunction %void None %signature
%helper_block = OpLabel
OpReturn
OpFunctionEnd
%uncalled = OpFunction %void None %signature
%uncalled_block = OpLabel
%call_deep = OpFunctionCall %void {%helper | by-an-uncalled-function: %main}
OpReturn
OpFunctionEnd
body: %call_main = OpFunctionCall %void {%helper | by-the-other: %other}
after: %other = OpFunction %void None %signature
%begin = OpLabel
%call_other = OpFunctionCall %void %helper
OpReturn
OpFunctionEnd`,
  pairOf`entry-point-not-linked/exported-helper
a function that is no entry point is exported
${twoFunctions}
capabilities: OpCapability Shader
OpCapability Linkage
annotations: OpDecorate {%other | exported: %main} LinkageAttributes "other" Export
changed: %main "main"
{| also-an-entry-point: OpEntryPoint Vertex %other "other"}`,
  pairOf`entry-point-not-linked/grouped
a group with a linkage attribute decorates a function that no kernel is
${kernel}
capabilities: ${kernel.capabilities}
OpCapability Linkage
annotations: OpDecorate %group LinkageAttributes "other" Export
%group = OpDecorationGroup
OpGroupDecorate %group {%other | by-the-group: %main}
after: ${other}`,

  pair(
    'workgroup-size-not-zero',
    'each-id',
    'each of three sizes is a constant other than 0, of any width',
    {
      capabilities: 'OpCapability Shader\nOpCapability Int64\nOpCapability Int16',
      modes: `OpExecutionModeId %main LocalSizeId {%uint_8 | all: %uint_0} {%high | second: %ulong_0 | second-null: %null_ulong
  | all: %ulong_0} {%ushort_1 | third: %ushort_0 | all: %ushort_0}`,
      declarations: '%high = OpConstant %ulong 4294967296',
    },
  ),
]
