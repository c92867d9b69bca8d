import { pairIn } from '../../pairs/pair-of.ts'
import { countingShader, withWorkgroupBlocks } from './pieces.ts'

/** A shader with variable pointers, and memory of a workgroup of which untyped and typed pointers are compared. */
export const comparing = {
  ...withWorkgroupBlocks(countingShader),
  interfaces: '%untyped %more %typed',
  annotations: 'OpDecorate %untyped Aliased\nOpDecorate %more Aliased\nOpDecorate %typed Aliased',
  declarations: `%untyped = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %block_uint
%more = OpUntypedVariableKHR %second_untyped_pointer_Workgroup Workgroup %block_uint
%typed = OpVariable %pointer_Workgroup_block_uint Workgroup`,
}

export const inComparing = pairIn(comparing)

/** A name of the stock as part of the name of a pair. */
export function hyphenedType(type: string): string {
  return type.replaceAll('_', '-')
}
