import { inNarrowBlock } from '../narrow/narrow-block.ts'
import { kinds16, type NarrowKind, unlikeKinds } from '../narrow/narrow-kind.ts'
import { pointerPairs } from '../narrow/pointer-pairs.ts'
import { typePairs } from '../narrow/type-pairs.ts'
import type { Pair } from '../pairs/pair.ts'
import { inFragment } from '../pairs/tags.ts'

function blockPairs(kind: NarrowKind): readonly Pair[] {
  const { name, summary, storage } = kind
  const rule = 'variable-has-narrow-data-in-a-block'
  const uniform = 'uniform-block-is-a-buffer-block'
  return [
    ...(['StorageBuffer', 'Uniform'] as const).map(
      (storageClass) =>
        inNarrowBlock(kind, storageClass)`${rule}/${name}-in-${storageClass.toLowerCase()}
a block and an array of blocks in ${storageClass} have ${summary}
interfaces: %buffer %many %alone
+declarations: %blocks = OpTypeArray %block %uint_2
%many = OpVariable %pointer_${storageClass}_blocks ${storageClass}
%alone = OpVariable {%to_wide | scalar: %to_narrow | vector: %to_narrow4 | array: %to_narrow_array
  | structure: %to_inner} ${storageClass}`,
    ),
    inNarrowBlock(
      kind,
    )`${rule}/${name}-alone: the only variable is a block in StorageBuffer with ${summary}
changed: {OpDecorate %block Block | without-the-decoration:}`,
    inNarrowBlock(kind, 'Uniform', 'BufferBlock')`${uniform}/${name}-in-a-buffer-block in spv1.3
a structure with BufferBlock in Uniform has ${summary}
capabilities: Shader ${storage.StorageBuffer}
changed: %block {BufferBlock | block: Block}`,
    inNarrowBlock(kind, 'Uniform')`${uniform}/${name}-in-a-block
a structure with Block in Uniform has ${summary}, with the capability for all blocks
changed: OpCapability {${storage.Uniform} | other-capability: ${storage.StorageBuffer}}`,
  ]
}

/** Interface variables need no block, and have a capability of their own. */
function interfacePair({ name, summary, type, wide, convert }: NarrowKind): Pair {
  return inFragment`pointer-has-the-capability-of-its-storage-class/${name}-in-input-and-output
a fragment shader has ${summary} as input and output
capabilities: Shader {StorageInputOutput16 | capability-of-storage-buffers: StorageBuffer16BitAccess}
entryPoints: OpEntryPoint Fragment %main "main" %variable_Input_narrow4_at_0 %variable_Output_narrow4
annotations: %variable_Output_narrow4 Location 0${wide === 'float' ? '' : '\nOpDecorate %variable_Input_narrow4_at_0 Flat'}
declarations: %narrow = ${type}
%narrow4 = OpTypeVector %narrow 4
%elsewhere = OpTypePointer {Private %${wide} | private: Private %narrow4
  | storage-buffer: StorageBuffer %narrow4}
body: %loaded = OpLoad %narrow4 %variable_Input_narrow4_at_0
%converted = ${convert} %${wide}4 %loaded
%back = ${convert} %narrow4 %converted
OpStore %variable_Output_narrow4 %back`
}

/** Pairs of the rules on types and variables with 16-bit data. */
export const pairs = unlikeKinds(kinds16).flatMap((kind) => [
  ...pointerPairs(kind),
  interfacePair(kind),
  ...typePairs(kind),
  ...blockPairs(kind),
])
