import { inNarrowBlock } from '../narrow/narrow-block.ts'
import { kinds8, unlikeKinds } from '../narrow/narrow-kind.ts'
import { pointerPairs } from '../narrow/pointer-pairs.ts'
import { typePairs } from '../narrow/type-pairs.ts'

/** Pairs of the rules on types and variables with 8-bit data. */
export const pairs = unlikeKinds(kinds8).flatMap((kind) => [
  ...pointerPairs(kind),
  ...typePairs(kind),
  ...(['StorageBuffer', 'Uniform', 'PushConstant'] as const).map((storageClass) => {
    const { name, summary } = kind
    const inBlock = inNarrowBlock(kind, storageClass)
    return inBlock`variable-has-narrow-data-in-a-structure/${name}-in-${storageClass.toLowerCase()}
a block and a structure in ${storageClass} have ${summary}
interfaces: %buffer %many %alone
+declarations: %blocks = OpTypeArray %block %uint_2
%many = OpVariable %pointer_${storageClass}_blocks ${storageClass}
%alone = OpVariable {%to_wide | scalar: %to_narrow | vector: %to_narrow4 | array: %to_narrow_array} ${storageClass}`
  }),
])
