import { declaresCapability } from '../../mutate/declares-capability.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import type { ArrayShape } from '../shared/array-shape.ts'
import { dataAt, dataOf } from '../shared/data.ts'
import { withResultType } from '../shared/with-result-type.ts'

/** @param size how many elements the array had; only plain lengths of a size that suits are taken. */
function type(declare: (graft: Graft, array: ArrayShape, size: number) => number | undefined): Way {
  return (module, at) =>
    withResultType(module, at, (graft, array) =>
      array.size === undefined ? undefined : declare(graft, array, array.size),
    )
}

export const mutator = mutatorOf({
  name: 'result-type-not-array',
  rule: 'result-type-is-an-array',
  summary: 'the result type is a scalar, a vector or a structure, of the same size where it can be',
  ordinals: (module) => dataOf(module).filter((at) => dataAt(module, at)?.words.length !== 0),
  ways: {
    element: type((_, { element }) => element),
    vector: type((graft, { element }, size) =>
      graft.type('OpTypeVector', element, size >= 2 && size <= 4 ? size : 2),
    ),
    structure: type((graft, { element }, size) =>
      size <= 16
        ? graft.add('OpTypeStruct', ...Array.from({ length: size }, () => element))
        : undefined,
    ),
    'structure-with-the-array': (module, at) =>
      withResultType(module, at, (graft) =>
        graft.add('OpTypeStruct', dataAt(module, at)?.resultType ?? 0),
      ),
    matrix: (module, at) =>
      declaresCapability(module, 'Shader')
        ? withResultType(module, at, (graft) => {
            const float = graft.type('OpTypeFloat', 32)
            const column = float === undefined ? undefined : graft.type('OpTypeVector', float, 2)
            return column === undefined ? undefined : graft.type('OpTypeMatrix', column, 2)
          })
        : undefined,
  },
})
