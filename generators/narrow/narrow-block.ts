import { pairIn, piecesOf } from '../pairs/pair-of.ts'
import type { NarrowKind } from './narrow-kind.ts'

/**
 * Pairs of a shader that declares the scalar type `%narrow` in a block: member 0 is a scalar, member 1 a vector of four,
 * member 2 an array, member 3 a structure with a scalar, member 4 is of 32 bits. The body has a chain to each of them from
 * the variable, `%buffer`, loads the scalar (`%loaded`), the vector (`%loaded4`) and member 4 (`%wide`).
 */
export function inNarrowBlock(
  kind: NarrowKind,
  storageClass: keyof NarrowKind['storage'] = 'StorageBuffer',
  decoration = 'Block',
): ReturnType<typeof pairIn> {
  return pairIn(piecesOf`capabilities: Shader ${kind.storage[storageClass]}
annotations: ${storageClass === 'PushConstant' ? '' : '%buffer DescriptorSet 0, Binding 0'}
%block ${decoration}, 0 Offset 0, 1 Offset 8, 2 Offset 16, 3 Offset 48, 4 Offset 64
%inner 0 Offset 0
%narrow_array ArrayStride 16
declarations: %narrow = ${kind.type}
%narrow4 = OpTypeVector %narrow 4
%narrow_array = OpTypeArray %narrow %uint_2
%inner = OpTypeStruct %narrow
%block = OpTypeStruct %narrow %narrow4 %narrow_array %inner %${kind.wide}
%to_block = OpTypePointer ${storageClass} %block
%to_narrow = OpTypePointer ${storageClass} %narrow
%to_narrow4 = OpTypePointer ${storageClass} %narrow4
%to_narrow_array = OpTypePointer ${storageClass} %narrow_array
%to_inner = OpTypePointer ${storageClass} %inner
%to_wide = OpTypePointer ${storageClass} %${kind.wide}
%buffer = OpVariable %to_block ${storageClass}
body: %chain = OpAccessChain %to_narrow %buffer %uint_0
%chain4 = OpAccessChain %to_narrow4 %buffer %uint_1
%array_chain = OpAccessChain %to_narrow_array %buffer %uint_2
%inner_chain = OpAccessChain %to_inner %buffer %uint_3
%wide_chain = OpAccessChain %to_wide %buffer %uint_4
%loaded = OpLoad %narrow %chain
%loaded4 = OpLoad %narrow4 %chain4
%wide = OpLoad %${kind.wide} %wide_chain`)
}
