import { narrowBlock, withLines } from '../narrow/narrow-block.ts'
import { kinds8, type NarrowKind, unlikeKinds } from '../narrow/narrow-kind.ts'
import { pointerPairs } from '../narrow/pointer-pairs.ts'
import { typePairs } from '../narrow/type-pairs.ts'
import { type Pair, pair } from '../pairs/pair.ts'

function variablePair(
  kind: NarrowKind,
  storageClass: 'StorageBuffer' | 'Uniform' | 'PushConstant',
): Pair {
  const line = (pointer: string) => `%alone = OpVariable %${pointer} ${storageClass}`
  return pair(
    'variable-has-narrow-data-in-a-structure',
    `${kind.name}-in-${storageClass.toLowerCase()}`,
    `a block and a structure in ${storageClass} have ${kind.summary}`,
    withLines(narrowBlock(kind, { storageClass }), {
      declarations: `%blocks = OpTypeArray %block %uint_2
%many = OpVariable %pointer_${storageClass}_blocks ${storageClass}
%alone = OpVariable %to_wide ${storageClass}`,
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %many %alone',
    }),
    {
      scalar: [[line('to_wide'), line('to_narrow')]],
      vector: [[line('to_wide'), line('to_narrow4')]],
      array: [[line('to_wide'), line('to_narrow_array')]],
    },
  )
}

/** Pairs of the rules on types and variables with 8-bit data. */
export const pairs = unlikeKinds(kinds8).flatMap((kind) => [
  ...pointerPairs(kind),
  ...typePairs(kind),
  variablePair(kind, 'StorageBuffer'),
  variablePair(kind, 'Uniform'),
  variablePair(kind, 'PushConstant'),
])
