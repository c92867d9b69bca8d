import type { Pieces } from '../pairs/pieces.ts'
import type { NarrowKind } from './narrow-kind.ts'

/** The options of a block. */
interface BlockOptions {
  readonly storageClass?: 'StorageBuffer' | 'Uniform' | 'PushConstant'
  readonly decoration?: 'Block' | 'BufferBlock'
  /** Declared beside Shader; by default the one of the storage class. */
  readonly capability?: string
  /** Declared as well, such as the capability for calculations. */
  readonly also?: readonly string[]
}

/** A block with narrow data and its variable `%buffer`. */
export type NarrowBlock = Required<
  Pick<Pieces, 'capabilities' | 'entryPoints' | 'annotations' | 'declarations' | 'body'>
>

/**
 * A shader that declares the scalar type `%narrow` in a block: member 0 is a scalar, member 1 a vector of four, member 2
 * an array, member 3 a structure with a scalar, member 4 is of 32 bits. The body has a chain to each of them, loads the
 * scalar (`%loaded`), the vector (`%loaded4`) and member 4 (`%wide`).
 */
export function narrowBlock(kind: NarrowKind, options: BlockOptions = {}): NarrowBlock {
  const { storageClass = 'StorageBuffer', decoration = 'Block', also = [] } = options
  const capability = options.capability ?? kind.storage[storageClass]
  const bound = 'OpDecorate %buffer DescriptorSet 0\nOpDecorate %buffer Binding 0\n'
  return {
    capabilities: ['Shader', capability, ...also].map((name) => `OpCapability ${name}`).join('\n'),
    entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
    annotations: `${storageClass === 'PushConstant' ? '' : bound}OpDecorate %block ${decoration}
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 8
OpMemberDecorate %block 2 Offset 16
OpMemberDecorate %block 3 Offset 48
OpMemberDecorate %block 4 Offset 64
OpMemberDecorate %inner 0 Offset 0
OpDecorate %narrow_array ArrayStride 16`,
    declarations: `%narrow = ${kind.type}
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
%buffer = OpVariable %to_block ${storageClass}`,
    body: `%chain = OpAccessChain %to_narrow %buffer %uint_0
%chain4 = OpAccessChain %to_narrow4 %buffer %uint_1
%array_chain = OpAccessChain %to_narrow_array %buffer %uint_2
%inner_chain = OpAccessChain %to_inner %buffer %uint_3
%wide_chain = OpAccessChain %to_wide %buffer %uint_4
%loaded = OpLoad %narrow %chain
%loaded4 = OpLoad %narrow4 %chain4
%wide = OpLoad %${kind.wide} %wide_chain`,
  }
}

/** The block with more lines in its sections. */
export function withLines(block: NarrowBlock, more: Pieces): Pieces {
  const joined = (name: keyof NarrowBlock) =>
    more[name] === undefined ? block[name] : `${block[name]}\n${more[name]}`
  return {
    ...more,
    capabilities: joined('capabilities'),
    entryPoints: more.entryPoints ?? block.entryPoints,
    annotations: joined('annotations'),
    declarations: joined('declarations'),
    body: joined('body'),
  }
}
