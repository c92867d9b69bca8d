import type { Pieces } from '../../pairs/pieces.ts'

const bound = 'OpDecorate %buffer DescriptorSet 0\nOpDecorate %buffer Binding 0'

/** A shader with a variable of a block type: its decorations and its declarations, without the variable. */
export function block(storageClass: string, annotations: string, declarations: string): Pieces {
  return {
    entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
    annotations: `OpDecorate %block Block${storageClass === 'PushConstant' ? '' : `\n${bound}`}
${annotations}`,
    declarations: `${declarations}
%pointer = OpTypePointer ${storageClass} %block
%buffer = OpVariable %pointer ${storageClass}`,
    body: '%whole = OpAccessChain %pointer %buffer',
  }
}
