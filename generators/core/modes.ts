import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces, vertex } from '../pairs/pieces.ts'

const other = `%void %other()`

/** Functions that call one another, of which the last reads a variable. */
const callers: Pieces = {
  before: `%void %last()
%of_last = OpLoad %uint %third
%void %middle()
%of_middle = OpAccessChain %pointer_Private_uint %second_variable_Private_uint
%call_last = OpFunctionCall %void %last`,
  body: `%of_main = OpLoad %uint %variable_Private_uint
%call_middle = OpFunctionCall %void %middle`,
}

const twoFunctions: Pieces = { ...vertex, after: other }

/** Pairs of the rules on entry points and their interfaces. */
export const pairs = [
  pairOf`entry-point-is-function/defined-below
an entry point names a function that the module defines
${vertex}
entryPoints: OpEntryPoint Vertex {%main | type: %signature | constant: %uint_0
  | variable: %variable_Private_uint} "main" %variable_Private_uint
body: %loaded = OpLoad %uint %variable_Private_uint`,
  pairOf`entry-point-is-function/kernel
two kernels are two functions
${kernel}
entryPoints: Kernel %main
OpEntryPoint Kernel {%other | second-is-void: %void} "other"
after: ${other}`,
  pairOf`entry-point-name-unique/models-and-names
entry points share a name or a model, but not both, and one function has two names
${twoFunctions}
entryPoints: Vertex %main
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
entryPoints: Vertex %main %variable_Input_uint_at_0 {%variable_Private_uint %variable_Output_uint_at_0 | local-variable: %variable_Function_uint %variable_Output_uint_at_0
  | constant: %uint_0 %variable_Output_uint_at_0 | pointer-type: %variable_Output_uint_at_0 %pointer_Private_uint | function: %variable_Output_uint_at_0 %helper
  | parameter: %variable_Output_uint_at_0 %parameter}
before: %void %helper(%pointer_Function_uint %parameter)
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
OpStore %variable_Output_uint_at_0 %loaded
%call = OpFunctionCall %void %helper %variable_Function_uint`,
  pairOf`interface-storage-class/input-and-output in spv1.3
an early interface has inputs and outputs, one twice, and none of the other variables it refers to
${vertex}
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
  pairOf`interface-unique/each-once in spv1.4, spv1.5, spv1.6
two interfaces share a variable, but neither has it twice
${twoFunctions}
entryPoints: Vertex %main %variable_Input_uint_at_0 %variable_Private_uint {| input-again: %variable_Input_uint_at_0}
Vertex %other %variable_Private_uint {| private-side-by-side: %variable_Private_uint} %variable_Input_uint_at_0
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
OpStore %variable_Private_uint %loaded`,
  pairOf`interface-complete/whole-call-tree
an interface has what the entry point and all functions that it calls refer to, and no more
${callers}
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
  pairOf`interface-complete/two-entry-points in spv1.4
each of two entry points has what it refers to itself
${vertex}
entryPoints: Vertex %main {%variable_Input_uint_at_0 | input-missing:}
Vertex %other {%variable_Uniform_block_uint_bound_0 | of-the-other: %variable_Input_uint_at_0}
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
after: %void %other()
%part = OpAccessChain %pointer_Uniform_uint %variable_Uniform_block_uint_bound_0 %uint_0`,
  pairOf`interface-complete/inputs-and-outputs in spv1.3
an early interface has the inputs and outputs of the call tree only
${vertex}
entryPoints: Vertex %main {%variable_Output_uint_at_0 | output-of-callee:} {%variable_Input_uint_at_0 | input:}
before: %void %writer()
OpStore %variable_Output_uint_at_0 %uint_0
body: %loaded = OpLoad %uint %variable_Input_uint_at_0
OpStore %variable_Private_uint %loaded
%call = OpFunctionCall %void %writer`,
  pairOf`entry-point-not-called/helper
two entry points call a helper that is none
${vertex}
entryPoints: Vertex %main
{| helper-is-entry-point: OpEntryPoint Vertex %helper "helper"}
Vertex %other
before: %void %helper()
%void %uncalled()
%call_deep = OpFunctionCall %void {%helper | by-an-uncalled-function: %main}
body: %call_main = OpFunctionCall %void {%helper | by-the-other: %other}
after: %void %other()
%call_other = OpFunctionCall %void %helper`,
  pairOf`entry-point-not-linked/exported-helper
a function that is no entry point is exported
${twoFunctions}
annotations: {%other | exported: %main} LinkageAttributes "other" Export
changed: %main "main"
{| also-an-entry-point: OpEntryPoint Vertex %other "other"}`,
  pairOf`entry-point-not-linked/grouped
a group with a linkage attribute decorates a function that no kernel is
${kernel}
annotations: %group = [LinkageAttributes "other" Export] {%other | by-the-group: %main}
after: ${other}`,

  pairOf`workgroup-size-not-zero/each-id
each of three sizes is a constant other than 0, of any width
modes: OpExecutionModeId %main LocalSizeId {%uint_8 | all: %uint_0} {%ulong_4294967296 | second: %ulong_0 | second-null: %null_ulong
  | all: %ulong_0} {%ushort_1 | third: %ushort_0 | all: %ushort_0}`,
]
