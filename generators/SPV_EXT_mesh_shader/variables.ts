import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { stage } from '../Vulkan-environment/shared/stages.ts'

const inPayload = '%variable_TaskPayloadWorkgroupEXT_uint'

const mesh = stage('MeshEXT', { interfaces: '%payload %own' })

const payload = `%payload = OpVariable %pointer_TaskPayloadWorkgroupEXT_uint_pair TaskPayloadWorkgroupEXT
%own = OpVariable %pointer_Private_uint_pair Private`

const reached = `%member = OpAccessChain %pointer_TaskPayloadWorkgroupEXT_uint %payload %uint_0
%copy = OpCopyObject %pointer_TaskPayloadWorkgroupEXT_uint_pair %payload
%own_member = OpAccessChain %pointer_Private_uint %own %uint_0`

/** An output of each primitive. */
const primitives = piecesIn(stage('MeshEXT', { interfaces: '%number %members %other' }))`
declarations: %block = OpTypeStruct %float %float
%blocks = OpTypeArray %block %uint_1
%to_blocks = OpTypePointer Output %blocks
%floats_of_one = OpTypeArray %float %uint_1
%number = OpVariable %pointer_Output_float_array1 Output
%members = OpVariable %to_blocks Output
%other = OpVariable %pointer_Private_float Private`

const fragment = piecesIn(stage('Fragment'))`capabilities: Shader MeshShadingEXT
extensions: OpExtension "SPV_EXT_mesh_shader"`

const located = 'OpDecorate %number Location 0'

/** Pairs of the rules on payloads and outputs of each primitive. */
export const pairs = [
  ...(['TaskEXT', 'MeshEXT'] as const).map(
    (model) => pairOf`payload-without-initializer/${model === 'TaskEXT' ? 'task' : 'mesh'}
the payload of a ${model} entry point begins without a value
${stage(model, { interfaces: '%payload' })}
declarations: %payload = OpVariable %pointer_TaskPayloadWorkgroupEXT_uint TaskPayloadWorkgroupEXT {| number: %uint_1}
body: %value = OpLoad %uint %payload`,
  ),
  pairIn(stage('TaskEXT'))`payload-execution-model/task: a task shader writes its payload
entryPoints: OpEntryPoint TaskEXT %main "main" ${inPayload}
body: OpStore ${inPayload} %uint_1
end: OpEmitMeshTasksEXT %uint_1 %uint_1 %uint_1 ${inPayload}`,
  pairIn(stage('MeshEXT'))`payload-execution-model/mesh: a mesh shader reads its payload
entryPoints: OpEntryPoint {MeshEXT | in-compute: GLCompute | in-fragment: Fragment} %main "main" ${inPayload}
modes: {${stage('MeshEXT').modes ?? ''} | in-compute: OpExecutionMode %main LocalSize 1 1 1
| in-fragment: OpExecutionMode %main OriginUpperLeft}
body: %value = OpLoad %uint ${inPayload}`,
  pairOf`payload-is-not-written-in-mesh-shaders/itself: a mesh shader reads its payload, whole and in part
${mesh}
declarations: ${payload}
body: ${reached}
%value = OpLoad %uint_pair %payload
%number = OpLoad %uint %member
OpCopyMemory %own %payload
{| whole: OpStore %payload %value | member: OpStore %member %uint_1
| copied-memory: OpCopyMemory %payload %own | copied-member: OpCopyMemory %member %own_member}`,
  pairIn(stage('TaskEXT'))`payload-is-not-written-in-mesh-shaders/by-a-call
a function writes the payload for a task shader, and a mesh shader reads it
entryPoints: OpEntryPoint TaskEXT %main "main" ${inPayload}
OpEntryPoint MeshEXT %other "other" ${inPayload}
modes: ${stage('TaskEXT').modes ?? ''}
${stage('MeshEXT').modes?.replaceAll('%main', '%other') ?? ''}
before: %work = OpFunction %void None %signature
%begin = OpLabel
OpStore ${inPayload} %uint_1
OpReturn
OpFunctionEnd
body: %called = OpFunctionCall %void %work
after: %other = OpFunction %void None %signature
%start = OpLabel
%value = OpLoad %uint ${inPayload}
{| called-by-a-mesh-shader: %called_again = OpFunctionCall %void %work}
OpReturn
OpFunctionEnd`,
  pairOf`per-primitive-is-on-an-object-or-member/variable: an output of each primitive is a variable
${primitives}
annotations: ${located}
OpDecorate {%number | type: %float_array1 | pointer-type: %pointer_Output_float_array1 | constant: %float_1 | function: %main
| value: %chain} PerPrimitiveEXT
OpDecorate %block Block
OpMemberDecorate %block 0 Location 1
OpMemberDecorate %block 1 Location 2
OpMemberDecorate %block 0 PerPrimitiveEXT
OpMemberDecorate %block 1 PerPrimitiveEXT
body: %chain = OpAccessChain %pointer_Output_float %number %uint_0`,
  pairOf`per-primitive-storage-class/variable: an output of each primitive is a variable in Output
${primitives}
annotations: ${located}
OpDecorate {%number | private: %other} PerPrimitiveEXT
OpDecorate %block Block
OpMemberDecorate %block 0 Location 1
OpMemberDecorate %block 1 Location 2
OpMemberDecorate %block 0 PerPrimitiveEXT
OpMemberDecorate %block 1 PerPrimitiveEXT`,
  pairOf`per-primitive-is-on-an-object-or-member/parameter: a parameter points to an input of each primitive
${fragment}
entryPoints: OpEntryPoint Fragment %main "main"
annotations: OpDecorate {%given | function: %work} PerPrimitiveEXT
before: %work = OpFunction %void None %signature_void_of_pointer_Input_float
%given = OpFunctionParameter %pointer_Input_float
%begin = OpLabel
OpReturn
OpFunctionEnd`,
  pairOf`per-primitive-storage-class/input: an input of each primitive is a variable in Input
${fragment}
entryPoints: OpEntryPoint Fragment %main "main" %in %other
annotations: OpDecorate %in Location 0
OpDecorate {%in | private: %other} PerPrimitiveEXT
declarations: %in = OpVariable %pointer_Input_float Input
%other = OpVariable %pointer_Private_float Private`,
  pairOf`per-primitive-storage-class/members: members of each primitive are in a structure in Output
${primitives}
interfaces: %number %members %other %holder
annotations: ${located}
OpDecorate %block Block
OpMemberDecorate %block 0 Location 1
OpMemberDecorate %block 1 Location 2
OpMemberDecorate {%block 0 | private: %uint_pair 0} PerPrimitiveEXT
OpMemberDecorate {%block 1 | private-array: %int_pair 1} PerPrimitiveEXT
declarations: ${primitives.declarations}
%holder = OpVariable %pointer_Private_uint_pair Private
%array = OpVariable %pointer_Private_int_pair_array2 Private`,
  pairOf`per-primitive-execution-model/fragment: a fragment shader has inputs of each primitive
${fragment}
entryPoints: OpEntryPoint Fragment %main "main" %in %out
annotations: OpDecorate %in Location 0
OpDecorate %out Location 0
OpDecorate {%in | output: %out} PerPrimitiveEXT
declarations: %in = OpVariable %pointer_Input_float Input
%out = OpVariable %pointer_Output_float Output
body: %value = OpLoad %float %in
OpStore %out %value`,
  pairOf`per-primitive-execution-model/mesh: a mesh shader has outputs of each primitive, a vertex shader has not
${stage('MeshEXT')}
entryPoints: OpEntryPoint MeshEXT %main "main" %number
OpEntryPoint Vertex %other "other" %plain %input
annotations: OpDecorate %number PerPrimitiveEXT
OpDecorate %number Location 0
OpDecorate %plain Location 0
OpDecorate %input Location 0
{| output-of-a-vertex: OpDecorate %plain PerPrimitiveEXT | input-of-a-vertex: OpDecorate %input PerPrimitiveEXT}
declarations: %number = OpVariable %pointer_Output_float_array1 Output
%plain = OpVariable %pointer_Output_float Output
%input = OpVariable %pointer_Input_float Input
after: %other = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd`,
]
