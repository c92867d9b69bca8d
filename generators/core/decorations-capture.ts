import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { vertex } from '../pairs/pieces.ts'

/** A vertex shader whose outputs are captured in buffers. */
const capturing = {
  ...vertex,
  capabilities: 'Shader TransformFeedback',
  entryPoints: 'OpEntryPoint Vertex %main "main" %variable_Output_float %variable_Output_float4',
  modes: 'OpExecutionMode %main Xfb',
}

const locations =
  'OpDecorate %variable_Output_float Location 0\nOpDecorate %variable_Output_float4 Location 1'

/** What says where the number and the vector go, each into a buffer of its own. */
function captured(strideOfNumber: number, strideOfVector: number): string {
  return `${locations}
%variable_Output_float XfbBuffer 0, XfbStride ${strideOfNumber}, Offset 0
%variable_Output_float4 XfbBuffer 1, XfbStride ${strideOfVector}, Offset 0`
}

function strides(
  target: string,
  from: number,
  others: readonly number[],
): Readonly<Record<string, readonly (readonly [string, string])[]>> {
  const ways = others.map((stride) => [`of-${stride}`, `${target} XfbStride ${stride}\n`])
  return instead(`${target} XfbStride ${from}\n`, Object.fromEntries(ways))
}

/** A vertex shader with a block of outputs, whose members go into buffers of their own. */
const members = {
  ...capturing,
  entryPoints: 'OpEntryPoint Vertex %main "main" %variable_Output_block',
  declarations: `%block = OpTypeStruct %float4 %float %float`,
  annotations: `%block Block, 0 Location 0, 1 Location 1, 2 Location 2, 0 XfbBuffer 0, 0 XfbStride 16, 0 Offset 0
%block 1 XfbBuffer 1, 1 XfbStride 20, 1 Offset 16, 2 XfbBuffer 2, 2 XfbStride 24, 2 Offset 20`,
}

/** Pairs of the rule on the stride of what is captured. */
export const pairs = [
  pair(
    'stride-of-capture',
    'multiples-of-four',
    'a stride is a multiple of 4, if not always of 8 or of what is captured',
    { ...capturing, annotations: captured(4, 20) },
    {
      ...strides('%variable_Output_float', 4, [5, 6, 7]),
      ...strides('%variable_Output_float4', 20, [21, 30]),
    },
    { environments: ['spv1.0', 'spv1.3', 'spv1.6'] },
  ),
  pair(
    'stride-of-capture',
    'the-largest',
    'the largest stride is 4 less than what 32 bits cannot hold',
    { ...capturing, annotations: captured(12, 4294967292) },
    {
      ...strides('%variable_Output_float', 12, [13, 2147483647, 2147483646]),
      ...strides('%variable_Output_float4', 4294967292, [4294967293, 4294967294, 4294967295]),
    },
  ),
  pair(
    'stride-of-capture',
    'members',
    'members of a block go into buffers of any stride that is a multiple of 4',
    members,
    {
      ...strides('%block 0', 16, [17, 18, 19]),
      ...strides('%block 1', 20, [21, 30]),
      ...strides('%block 2', 24, [26, 4294967295]),
    },
  ),
  pair(
    'stride-of-capture',
    'by-a-group',
    'a group of decorations is given to outputs, which share a buffer',
    {
      ...capturing,
      annotations: `${locations}
%variable_Output_float Offset 0
%variable_Output_float4 Offset 4
%group XfbBuffer 0, XfbStride 20
%group = OpDecorationGroup
OpGroupDecorate %group %variable_Output_float %variable_Output_float4`,
    },
    strides('%group', 20, [21, 22, 23, 30]),
  ),
]
