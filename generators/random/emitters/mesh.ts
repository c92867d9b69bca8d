import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { uint, uintType, voidType } from '../types.ts'
import { valueLike } from '../values.ts'
import { rowsWith } from './by-grammar.ts'

const isMesh = ({ world }: Draft) => world.model === 'MeshNV'

/** Instructions of mesh shaders. */
export const meshes: readonly Emitter[] = rowsWith<true>({
  applies: isMesh,
  draw: () => true,
  operands: {
    'Index Offset': (draft) => uint(draft, 4 * draft.draw.below(8)),
    'Packed Indices': (draft) => valueLike(draft, uintType(draft)),
  },
  result: voidType,
})('OpWritePackedPrimitiveIndices4x8NV')
