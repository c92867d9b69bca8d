import { kernel, type Pieces } from '../../pairs/pieces.ts'

const widths = 'Int8 Int16 Int64'

const inputs = 'DotProduct DotProductInputAll DotProductInput4x8BitPacked'

/** A shader with integers of all widths, vectors of the short ones, and dot products of all of them. */
export const dots = {
  capabilities: `Shader ${widths} Float16 Float64 ${inputs}`,
  declarations: `%char = OpTypeInt 8 1
%char2 = OpTypeVector %char 2
%char3 = OpTypeVector %char 3
%char4 = OpTypeVector %char 4
%uchar2 = OpTypeVector %uchar 2
%uchar3 = OpTypeVector %uchar 3
%uchar4 = OpTypeVector %uchar 4
%short2 = OpTypeVector %short 2
%short3 = OpTypeVector %short 3
%short4 = OpTypeVector %short 4
%ushort3 = OpTypeVector %ushort 3`,
} satisfies Pieces

/** A kernel with the same, as far as a kernel can tell them apart, and longer vectors. */
export const kernelDots = {
  ...kernel,
  capabilities: `${kernel.capabilities} ${widths} Vector16 ${inputs}`,
  declarations: `%uchar4 = OpTypeVector %uchar 4
%uchar16 = OpTypeVector %uchar 16
%ushort8 = OpTypeVector %ushort 8
%ulong3 = OpTypeVector %ulong 3`,
} satisfies Pieces

/** How four bytes lie in a word. */
export const packed = 'PackedVectorFormat4x8Bit'
