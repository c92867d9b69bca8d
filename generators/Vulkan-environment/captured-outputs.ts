import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { type ExecutionModel, inVulkan, stage } from './shared/stages.ts'

/** An entry point whose outputs are captured. */
function capturing(model: ExecutionModel, interfaces = '%variable'): Pieces {
  const { modes = '', ...rest } = stage(model, { capabilities: ['TransformFeedback'], interfaces })
  return { ...rest, modes: `${modes}\nOpExecutionMode %main Xfb`.trim() }
}

/** Decorations of a variable that buffer 0 receives. */
function toBuffer(variable: string, location = 0): string {
  return `%${variable} Location ${location}, XfbBuffer 0, XfbStride 64`
}

/** A block in Output, whose members have the offsets, captured to buffer 0. */
function block(types: readonly string[], offsets: readonly string[]): Pieces {
  return piecesIn(capturing('Vertex'))`annotations: ${toBuffer('variable')}
%block Block
${offsets.map((offset, at) => `OpMemberDecorate %block ${at} Offset ${offset}`).join('\n')}
declarations: %block = OpTypeStruct ${types.map((type) => `%${type}`).join(' ')}
%variable = OpVariable %pointer_Output_block Output`
}

/** A variable in Output of a type of the stock, captured at an offset. */
function variable(type: string, offset: string): Pieces {
  return piecesIn(capturing('Vertex'))`
annotations: ${toBuffer('variable')}\nOpDecorate %variable Offset ${offset}
declarations: %variable = OpVariable %pointer_Output_${type} Output`
}

/** Text with alternatives cannot be put in as a piece, so pairs of blocks and variables are made of its parts. */
function text({ annotations = '', declarations = '' }: Pieces): string {
  return `annotations: ${annotations}\ndeclarations: ${declarations}`
}

/** Pairs of the rules on outputs that transform feedback captures. */
export const pairs = [
  ...['double', 'double2', 'double_array3'].map(
    (type) => pairOf`captured-offset-64-bit/${type.replaceAll('_', '-')} ${inVulkan}
an output of 64-bit numbers is captured at a multiple of 8
${capturing('Vertex')}
${text(variable(type, '{8 | four: 4 | twelve: 12 | one: 1}'))}`,
  ),
  pairOf`captured-offset-64-bit/member ${inVulkan}: a member of 64-bit numbers is captured at a multiple of 8
${capturing('Vertex')}
${text(block(['double', 'float'], ['{8 | four: 4}', '20']))}`,
  pairOf`captured-offset-32-bit/variable ${inVulkan}: an output of 32-bit numbers is captured at a multiple of 4
${capturing('Vertex')}
${text(variable('float', '{4 | two: 2 | one: 1 | seven: 7}'))}`,
  pairOf`captured-offset-32-bit/integers ${inVulkan}: an output of 32-bit integers is captured at a multiple of 4
${capturing('Vertex')}
${text(variable('uint4', '{12 | six: 6 | fifteen: 15}'))}`,
  pairOf`captured-offset-32-bit/member ${inVulkan}: a member of 32-bit numbers is captured at a multiple of 4
${capturing('Vertex')}
${text(block(['float', 'float2'], ['0', '{4 | six: 6}']))}`,
  pairOf`captured-block-size/last-of-32-bits ${inVulkan}: a block with 64-bit numbers ends at a multiple of 8
${capturing('Vertex')}
${text(block(['double', 'float'], ['0', '{12 | eight: 8 | sixteen: 16}']))}`,
  pairIn(capturing('Vertex'))`captured-block-size/last-of-three ${inVulkan}
a block that ends in three 32-bit numbers ends at a multiple of 8
${text(block(['double2', 'float3'], ['0', '{20 | sixteen: 16}']))}`,
  pairIn(capturing('Vertex'))`captured-first-offset/member ${inVulkan}
the first member that is captured has a multiple of 8 before one of 64-bit numbers
${text(block(['float', 'double'], ['{0 | four: 4}', '8']))}`,
  pairIn(capturing('Vertex'))`captured-first-offset/later ${inVulkan}
the first member that is captured is at 8, before one of 64-bit numbers
${text(block(['uint', 'double2'], ['{8 | four: 4 | twelve: 12}', '16']))}`,
  pairOf`captured-component-width/scalars ${inVulkan}: outputs of 32 and 64 bits are captured
${capturing('Vertex', '%variable %wide')}
capabilities: Shader TransformFeedback StorageInputOutput16
annotations: ${toBuffer('variable')}
%variable Offset 0
${toBuffer('wide', 1)}
%wide Offset 8
declarations: %variable = OpVariable {%pointer_Output_float | half: %pointer_Output_half | short: %pointer_Output_short
  | vector: %pointer_Output_half2} Output
%wide = OpVariable %pointer_Output_ulong Output`,
  pairOf`captured-component-width/member ${inVulkan}: members of 32 bits are captured
${capturing('Vertex')}
capabilities: OpCapability Shader
OpCapability TransformFeedback
OpCapability StorageInputOutput16
${text(block(['uint', 'ushort'], ['0']))}
changed: OpTypeStruct {%uint %ushort | first-member: %ushort %uint}`,
  pairOf`captured-buffer/variable ${inVulkan}: an output with Offset has a buffer and a stride
${capturing('Vertex')}
annotations: %variable Location 0
{OpDecorate %variable XfbBuffer 0 | no-buffer: | neither:}
{OpDecorate %variable XfbStride 64 | no-stride: | neither:}
%variable Offset 0
declarations: %variable = OpVariable %pointer_Output_float4 Output`,
  pairOf`captured-buffer/block ${inVulkan}: a block whose members have Offset has a buffer and a stride
${capturing('Vertex')}
annotations: %variable Location 0
%float4_pair Block
{OpDecorate %variable XfbBuffer 0 | no-buffer: | neither:}
{OpDecorate %variable XfbStride 64 | no-stride: | neither:}
%float4_pair 1 Offset 16
declarations: %variable = OpVariable %pointer_Output_float4_pair Output`,
  pairOf`captured-buffer/member ${inVulkan}: a member with Offset has a buffer and a stride of its own
${capturing('Vertex')}
annotations: %variable Location 0
%float4_pair Block
{OpMemberDecorate %float4_pair 1 XfbBuffer 0 | no-buffer: | neither:}
{OpMemberDecorate %float4_pair 1 XfbStride 64 | no-stride: | neither:}
%float4_pair 1 Offset 16
declarations: %variable = OpVariable %pointer_Output_float4_pair Output`,
  ...(['Vertex', 'TessellationEvaluation', 'Geometry'] as const).map(
    (model) => pairOf`captured-ranges-apart/${model.toLowerCase()} ${inVulkan}
two outputs of a ${model} entry point are captured beside each other, a third to another buffer
${capturing(model, '%variable %other %variable_Output_float4_at_2')}
annotations: ${toBuffer('variable')}
%variable Offset 16
${toBuffer('other', 1)}
%other Offset {0 | same: 16 | overlapping: 4 | from-behind: 28}
%variable_Output_float4_at_2 XfbBuffer 1, XfbStride 64, Offset 16
declarations: %variable = OpVariable %pointer_Output_float4 Output
%other = OpVariable %pointer_Output_float4 Output`,
  ),
  pairOf`captured-ranges-apart/members ${inVulkan}: members of a block are captured beside each other
${capturing('Vertex')}
${text(block(['float4', 'float4'], ['0', '{16 | overlapping: 12 | same: 0}']))}`,
  pairOf`captured-block-buffer/members ${inVulkan}: members of a block are captured to one buffer
${capturing('Vertex')}
annotations: %variable Location 0
%float4_pair Block, 0 XfbBuffer 0, 0 XfbStride 64, 0 Offset 0, 1 XfbBuffer {0 | other: 1}, 1 XfbStride 64
%float4_pair 1 Offset 16
declarations: %variable = OpVariable %pointer_Output_float4_pair Output`,
  pairOf`captured-block-buffer/variable ${inVulkan}: a member names the buffer of its variable
${capturing('Vertex')}
annotations: ${toBuffer('variable')}
%block_float4_and_float4 1 XfbBuffer {0 | other: 1}, 1 XfbStride 64
declarations: %variable = OpVariable %pointer_Output_block_float4_and_float4 Output`,
]
