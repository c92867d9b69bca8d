import { pairIn, pairOf, piecesIn, piecesOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces, vertex } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

const other = `%void %other()`
const inTwoFunctions = pairIn({ ...vertex, after: other })
const twoComputes = piecesOf`entryPoints: GLCompute %main
GLCompute %other
after: ${other}`

const inIdentified = tagOf`modes: OpExecutionModeId %main LocalSizeId %uint_8 %choice %double_choice
declarations: %choice = OpSpecConstant %uint 2
%double_choice = OpSpecConstantOp %uint IAdd %choice %choice`

const sizes = 'OpExecutionMode %main LocalSize 1 1 1'

/** A shader that sets float controls for two widths on each of two entry points. */
function controls(some: string, others: string): Pieces {
  return piecesIn(twoComputes)`capabilities: Shader ${some} ${others}
modes: %main ${some} 16, ${others} 32
%other ${others} 16, ${some} 64`
}

/** Number of the component type and of the components in one literal. */
const vectorType = (type: number, count: number) => String(count * 0x1_0000 + type)

const inTwoKernels = tagIn(kernel)`after: ${other}`
const inTwoComputes = pairIn(twoComputes)

/** Pairs of the rules on entry points and execution modes. */
export const pairs = [
  pairOf`entry-point-is-function/defined-below: an entry point names a function that the module defines
entryPoints: OpEntryPoint Vertex {%main | type: %signature | constant: %uint_0
  | variable: %variable_Private_uint} "main" %variable_Private_uint
body: %loaded = OpLoad %uint %variable_Private_uint`,
  inTwoKernels`entry-point-is-function/kernel: two kernels are two functions
entryPoints: Kernel %main
OpEntryPoint Kernel {%other | second-is-void: %void} "other"`,
  inTwoFunctions`entry-point-name-unique/models-and-names
entry points share a name or a model, but not both, and one function has two names
entryPoints: Vertex %main
OpEntryPoint {GLCompute | same-model: Vertex} %other "main"
OpEntryPoint Vertex %other {"Main" | same-name: "main"}
OpEntryPoint Vertex %main {"main " | same-function: "main"}`,
  inTwoKernels`entry-point-name-unique/kernels: two kernels have names of which one begins with the other
entryPoints: OpEntryPoint Kernel %main "a"
OpEntryPoint Kernel %other {"ab" | same-name: "a"}`,
  pairOf`interface-is-global-variable/of-every-class: variables of several storage classes are in an interface
entryPoints: Vertex %main %variable_Input_uint_at_0 {%variable_Private_uint %variable_Output_uint_at_0 | local-variable: %variable_Function_uint %variable_Output_uint_at_0
  | constant: %uint_0 %variable_Output_uint_at_0 | pointer-type: %variable_Output_uint_at_0 %pointer_Private_uint | function: %variable_Output_uint_at_0 %helper
  | parameter: %variable_Output_uint_at_0 %parameter}
before: %void %helper(%pointer_Function_uint %parameter)
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
OpStore %variable_Output_uint_at_0 %loaded
%call = OpFunctionCall %void %helper %variable_Function_uint`,
  pairOf`interface-storage-class/input-and-output in spv1.3
an early interface has inputs and outputs, one twice, and none of the other variables it refers to
entryPoints: Vertex %main {%variable_Input_uint_at_0 %variable_Output_uint_at_0 %variable_Input_uint_at_0 | private: %variable_Input_uint_at_0 %variable_Output_uint_at_0 %variable_Private_uint
  | uniform: %variable_Uniform_block_uint_bound_0 %variable_Input_uint_at_0 %variable_Output_uint_at_0 | unused-push-constants: %variable_Input_uint_at_0 %variable_PushConstant_block_uint %variable_Output_uint_at_0}
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
OpStore %variable_Private_uint %loaded
%part = OpAccessChain %pointer_Uniform_uint %variable_Uniform_block_uint_bound_0 %uint_0
%uniform = OpLoad %uint %part
OpStore %variable_Output_uint_at_0 %uniform`,
  pairOf`interface-storage-class/first-version in spv1.0
a compute shader of the first version leaves what it shares out of its interface
entryPoints: GLCompute %main %variable_Input_uint3_as_GlobalInvocationId {| workgroup: %variable_Workgroup_uint3}
body: %loaded = OpLoad %uint3 %variable_Input_uint3_as_GlobalInvocationId
OpStore %variable_Workgroup_uint3 %loaded`,
  inTwoFunctions`interface-unique/each-once in spv1.4, spv1.5, spv1.6
two interfaces share a variable, but neither has it twice
entryPoints: Vertex %main %variable_Input_uint_at_0 %variable_Private_uint {| input-again: %variable_Input_uint_at_0}
Vertex %other %variable_Private_uint {| private-side-by-side: %variable_Private_uint} %variable_Input_uint_at_0
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
OpStore %variable_Private_uint %loaded`,
  pairOf`interface-complete/whole-call-tree
an interface has what the entry point and all functions that it calls refer to, and no more
before: %void %last()
%of_last = OpLoad %uint %third
%void %middle()
%of_middle = OpAccessChain %pointer_Private_uint %second_variable_Private_uint
%call_last = OpFunctionCall %void %last
body: %of_main = OpLoad %uint %variable_Private_uint
%call_middle = OpFunctionCall %void %middle
entryPoints: GLCompute %main {%variable_Private_uint | loaded:} {%second_variable_Private_uint | chain-in-callee:} {%third
  | callee-of-callee:} {%variable_Workgroup_uint | stored:} {%third_variable_Private_uint | unreachable-block:}
declarations: %third = OpVariable %pointer_Workgroup_uint Workgroup
%unused = OpVariable %pointer_Private_uint Private
end: OpStore %variable_Workgroup_uint %of_main
OpReturn
%unreachable: OpStore %third_variable_Private_uint %uint_0
OpReturn
after: %void %not_called()
OpStore %fourth_variable_Private_uint %uint_0`,
  pairOf`interface-complete/without-loads-and-stores
an interface has what is passed, copied and counted up too, but not what is decorated only
entryPoints: GLCompute %main {%variable_Private_uint | argument:} {%source | copied-from:} {%target | copied-to:} {%variable_Workgroup_uint | atomic:} {%second_variable_Private_uint | copied-pointer:}
debug: OpName %third_variable_Private_uint "unused"
annotations: OpDecorate %third_variable_Private_uint RelaxedPrecision
declarations: %source = OpVariable %pointer_Private_uint Private
%target = OpVariable %pointer_Private_uint Private
before: %void %helper(%pointer_Private_uint %parameter)
%call_parameter = OpLoad %uint %parameter
body: %call = OpFunctionCall %void %helper %variable_Private_uint
OpCopyMemory %target %source
%count = OpAtomicIIncrement %uint %variable_Workgroup_uint %uint_2 %uint_0
%copy = OpCopyObject %pointer_Private_uint %second_variable_Private_uint`,
  pairOf`interface-complete/two-entry-points in spv1.4: each of two entry points has what it refers to itself
entryPoints: Vertex %main {%variable_Input_uint_at_0 | input-missing:}
Vertex %other {%variable_Uniform_block_uint_bound_0 | of-the-other: %variable_Input_uint_at_0}
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
after: %void %other()
%part = OpAccessChain %pointer_Uniform_uint %variable_Uniform_block_uint_bound_0 %uint_0`,
  pairOf`interface-complete/inputs-and-outputs in spv1.3
an early interface has the inputs and outputs of the call tree only
entryPoints: Vertex %main {%variable_Output_uint_at_0 | output-of-callee:} {%variable_Input_uint_at_0 | input:}
before: %void %writer()
OpStore %variable_Output_uint_at_0 %uint_0
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
OpStore %variable_Private_uint %loaded
%call = OpFunctionCall %void %writer`,
  pairOf`entry-point-not-called/helper: two entry points call a helper that is none
entryPoints: Vertex %main
{| helper-is-entry-point: OpEntryPoint Vertex %helper "helper"}
Vertex %other
before: %void %helper()
%void %uncalled()
%call_deep = OpFunctionCall %void {%helper | by-an-uncalled-function: %main}
body: %call_main = OpFunctionCall %void {%helper | by-the-other: %other}
after: %void %other()
%call_other = OpFunctionCall %void %helper`,
  inTwoFunctions`entry-point-not-linked/exported-helper: a function that is no entry point is exported
annotations: {%other | exported: %main} LinkageAttributes "other" Export
changed: %main "main"
{| also-an-entry-point: OpEntryPoint Vertex %other "other"}`,
  inTwoKernels`entry-point-not-linked/grouped: a group with a linkage attribute decorates a function that no kernel is
annotations: %group = [LinkageAttributes "other" Export] {%other | by-the-group: %main}`,

  pairOf`workgroup-size-not-zero/each-id: each of three sizes is a constant other than 0, of any width
modes: OpExecutionModeId %main LocalSizeId {%uint_8 | all: %uint_0} {%ulong_4294967296 | second: %ulong_0 | second-null: %null_ulong
  | all: %ulong_0} {%ushort_1 | third: %ushort_0 | all: %ushort_0}`,
  inTwoComputes`execution-mode-target/entry-points: two entry points set sizes, a helper sets nothing
modes: ${sizes}
OpExecutionModeId {%other | helper-by-id: %helper} LocalSizeId %uint_8 %uint_8 %uint_1
before: %void %helper()
body: %call = OpFunctionCall %void %helper
changed: {%main | helper: %helper | type: %signature} LocalSize
changed: {OpEntryPoint GLCompute %other "other" | no-entry-point-any-more:}`,
  pairOf`execution-mode-form/literals: modes without ids are set by OpExecutionMode
entryPoints: Fragment %main, GLCompute %other
Geometry %third
modes: {OpExecutionMode | origin: OpExecutionModeId} %main OriginUpperLeft
{OpExecutionMode | without-operands: OpExecutionModeId} %main EarlyFragmentTests
{OpExecutionMode | three-numbers: OpExecutionModeId} %other LocalSize 1 1 1
%third InputPoints, OutputPoints
{OpExecutionMode | one-number: OpExecutionModeId} %third Invocations 2
after: ${other}
%void %third()`,
  inIdentified`execution-mode-form/ids: sizes that are ids are set by OpExecutionModeId
changed: {OpExecutionModeId | local-size: OpExecutionMode}`,
  inKernel`execution-mode-form/ids-of-a-kernel: hints and counts that are ids are set by OpExecutionModeId
modes: {OpExecutionModeId | hint: OpExecutionMode} %main LocalSizeHintId %uint_8 %uint_1 %uint_1
{OpExecutionModeId | count: OpExecutionMode} %main SubgroupsPerWorkgroupId %uint_4
{OpExecutionMode | number: OpExecutionModeId} %main SubgroupSize 8`,
  inIdentified`execution-mode-constant/local-size
sizes are a constant, a specialization constant and one computed from it
changed: LocalSizeId {%uint_8 | first-undefined: %a_uint}
changed: %uint_8 {%choice | second-undefined: %a_uint} %double
changed: %choice {%double_choice | third-undefined: %a_uint}`,
  inKernel`execution-mode-constant/kernel: the hint and the count of a kernel are constants
modes: OpExecutionModeId %main LocalSizeHintId {%uint_8 | hint: %a_uint} {%uint_1 | second-hint: %a_uint
  | variable: %number} {%uint_1 | third-hint: %a_uint | read-number: %read}
OpExecutionModeId %main SubgroupsPerWorkgroupId {%spec_uint_2 | count: %a_uint | type: %uint | function: %main}
body: %read = OpLoad %uint %number
declarations: %number = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %null_uint`,
  pairOf`execution-mode-once/fragment: two entry points set the same modes, each of them once
entryPoints: Fragment %main, Fragment %other
modes: %main OriginUpperLeft, EarlyFragmentTests
{| side-by-side: OpExecutionMode %main EarlyFragmentTests}
%main PixelCenterInteger
{%main | other-entry-point: %other} DepthReplacing
%other OriginUpperLeft
OpExecutionMode {%other EarlyFragmentTests | far-apart: %main PixelCenterInteger
  | other-entry-point: %other DepthReplacing}
after: ${other}`,
  inTwoComputes`execution-mode-once/with-width: modes with a target width are set once for each width
modes: {OpExecutionMode %main DenormPreserve 16 | denorm-preserve:}
%main DenormPreserve 32
{| denorm-preserve: OpExecutionMode %main DenormPreserve 32}
%other DenormFlushToZero 16, DenormFlushToZero {64 | denorm-flush-to-zero: 16}
{OpExecutionMode %main SignedZeroInfNanPreserve 32 | signed-zero:}
%main SignedZeroInfNanPreserve 64
{| signed-zero: OpExecutionMode %main SignedZeroInfNanPreserve 64}
%main RoundingModeRTE 16, RoundingModeRTE {64 | rounding-to-even: 16}
{OpExecutionMode %other RoundingModeRTZ 16 | rounding-to-zero:}
%other RoundingModeRTZ 32
{| rounding-to-zero: OpExecutionMode %other RoundingModeRTZ 32}`,
  pairOf`execution-mode-once/with-numbers: modes with numbers are set once, whatever the numbers are
capabilities: Tessellation Geometry
entryPoints: TessellationControl %main, Geometry %other
modes: %main OutputVertices 3
{| same-number: OpExecutionMode %main OutputVertices 3}
%other Invocations 2, {OutputVertices | other-number: Invocations} 4, InputPoints, OutputPoints
after: ${other}`,
  inKernel`execution-mode-once/kernel: a kernel has one hint of a vector type and one subgroup size
modes: %main VecTypeHint 262146
OpExecutionMode %main {ContractionOff | vector-type: VecTypeHint 131074 | subgroup-size: SubgroupSize 16}
%main {SubgroupSize 8 | contraction: ContractionOff}`,
  pairIn(controls('DenormPreserve', 'DenormFlushToZero'))`denorm-mode-single/by-width
denormal numbers of different widths, and of different entry points, are treated differently
changed: %main DenormFlushToZero {32 | both-for-16: 16}
changed: %other DenormFlushToZero {16 | both-for-64: 64}`,
  pairIn(controls('RoundingModeRTE', 'RoundingModeRTZ'))`rounding-mode-single/by-width
numbers of different widths, and of different entry points, are rounded differently
changed: %main RoundingModeRTE {16 | both-for-32: 32}
changed: %other RoundingModeRTE {64 | both-for-16: 16}`,
  inTwoComputes`workgroup-size-single/compute: one of two entry points gives its size as numbers, the other as ids
modes: ${sizes}
OpExecutionModeId {%other | both-on-the-first: %main} LocalSizeId %uint_1 %uint_1 %uint_1
changed: {%main | both-on-the-second: %other} LocalSize`,
  inTwoKernels`workgroup-size-single/kernels: each of four kernels says its size in another way
entryPoints: OpEntryPoint Kernel %main "a"
OpEntryPoint Kernel %other "b"
OpEntryPoint Kernel %third "c"
OpEntryPoint Kernel %fourth "d"
modes: %main LocalSize 8 1 1
{%other | size-and-hint: %main} LocalSizeHint 8 1 1
OpExecutionModeId {%third | hint-and-size-by-id: %other | both-by-id: %fourth} LocalSizeId %uint_8 %uint_1 %uint_1
OpExecutionModeId {%fourth | size-and-hint-by-id: %main
  | hint-and-hint-by-id: %other} LocalSizeHintId %uint_8 %uint_1 %uint_1
+after: %void %third()
%void %fourth()`,
  pairOf`workgroup-size-not-zero/numbers: no size is 0, though the product does not fit a word
modes: %main LocalSize {65536 | first: 0} {65536 | second: 0} {1 | third: 0}`,
  inIdentified`workgroup-size-not-zero/ids: sizes are no constants 0, but specialization constants may be
declarations: %choice = OpSpecConstant %uint 0
%double_choice = OpSpecConstantOp %uint IAdd %choice %choice
changed: LocalSizeId {%uint_8 | constant: %uint_0 | null: %null_uint}`,
  inTwoKernels`workgroup-size-not-zero/kernel: the size of a kernel is not 0, the hint of another may be
entryPoints: Kernel %main, Kernel %other
modes: %main LocalSize 1 2 {3 | third: 0}
%other LocalSizeHint 0 0 0`,
  pairOf`workgroup-size-not-zero/built-in: a constant that is the size of the workgroup has no 0
annotations: %size BuiltIn WorkgroupSize
declarations: %size = {OpConstantComposite %uint3 %uint_8 %uint_4 %uint_1
  | second: OpConstantComposite %uint3 %uint_8 %uint_0 %uint_1 | null: OpConstantNull %uint3}`,
  inKernel`vector-type-hint/component-types: the components of vectors are of the first and of the last of seven types
entryPoints: Kernel %main, Kernel %other
modes: OpExecutionMode %main VecTypeHint {${vectorType(6, 4)} | one-more: ${vectorType(7, 4)} | all-bits: ${vectorType(0xffff, 2)}}
OpExecutionMode %other VecTypeHint {${vectorType(0, 16)} | exchanged: ${vectorType(16, 0)}}
after: %void %other()`,
]
