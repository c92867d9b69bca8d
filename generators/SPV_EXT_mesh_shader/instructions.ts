import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { stage } from '../Vulkan-environment/shared/stages.ts'

/** What is no unsigned integer of 32 bits; each name begins with that of the operand. */
const noCounts = {
  signed: '%int_1',
  wide: '%ulong_1',
  narrow: '%ushort_1',
  float: '%float_1',
  vector: '%null_uint2',
  boolean: '%true',
}

function count(name: string, valid: string, ways: readonly (keyof typeof noCounts)[]): string {
  return `{${valid}${ways.map((way) => ` | ${name}-${way}: ${noCounts[way]}`).join('')}}`
}

const task = piecesIn(stage('TaskEXT', { interfaces: '%payload %variable_Private_uint' }))`
declarations: %payload = OpVariable %pointer_TaskPayloadWorkgroupEXT_uint_pair TaskPayloadWorkgroupEXT`

/** Pairs of the rules on operands of instructions of task and mesh shaders. */
export const pairs = [
  pairOf`group-counts-are-unsigned-32-bit-integers/types: counts of groups are unsigned integers, constant or not
${stage('TaskEXT')}
end: OpEmitMeshTasksEXT ${count('x', '%a_uint', ['signed', 'float'])}
${count('y', '%uint_1', ['narrow', 'vector'])} ${count('z', '%null_uint', ['boolean'])}`,
  pairIn(task)`payload-is-a-variable/task: mesh shaders are given a variable
body: %member = OpAccessChain %pointer_TaskPayloadWorkgroupEXT_uint %payload %uint_0
%copy = OpCopyObject %pointer_TaskPayloadWorkgroupEXT_uint_pair %payload
OpStore %member %uint_1
end: OpEmitMeshTasksEXT %uint_1 %uint_1 %uint_1 {%payload | member: %member | copy: %copy | private: %variable_Private_uint
| number: %uint_1 | undefined: %a_pointer_TaskPayloadWorkgroupEXT_uint_pair}`,
  pairIn(stage('MeshEXT'))`output-counts-are-unsigned-32-bit-integers/not-a-value
counts of vertices and primitives have types
before: %void %helper()
body: %nothing = OpFunctionCall %void %helper
OpSetMeshOutputsEXT {%a_uint | label: %entry | type: %uint} {%uint_1 | function: %main | void-call: %nothing}`,
  pairIn(stage('MeshEXT'))`output-counts-are-unsigned-32-bit-integers/types
counts of vertices and primitives are unsigned integers, constant or not
body: OpSetMeshOutputsEXT ${count('vertices', '%a_uint', ['signed', 'wide'])}
${count('primitives', '%uint_1', ['narrow', 'vector'])}`,
]
