import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { joinedByPhi } from '../shared/joined-by-phi.ts'
import { accessedThrough, logicalAccesses } from '../shared/logical-accesses.ts'
import { returnedFromFunction } from '../shared/returned-from-function.ts'
import { type Take, unlistedUses } from '../shared/unlisted-uses.ts'
import { withInserted } from '../shared/with-inserted.ts'

function way(take: Take): Way {
  return (module, at) => {
    const pointer = accessedThrough(module, at)
    if (pointer === undefined) return undefined
    return withInserted(module, at, (declare) => {
      const write = take({ module, pointer, declare })
      if (write === undefined) return undefined
      return (put) => {
        write(put)
        return {}
      }
    })
  }
}

export const mutator = mutatorOf({
  name: 'unlisted-use-of-logical-pointer',
  rule: 'logical-pointer-operand-is-of-a-listed-instruction',
  summary: 'an instruction that is not in the list takes a logical pointer',
  ordinals: logicalAccesses,
  ways: {
    ...Object.fromEntries(
      Object.entries(unlistedUses).map(([variant, take]) => [variant, way(take)]),
    ),
    phi: (module, at) => {
      const pointer = accessedThrough(module, at)
      return pointer === undefined ? undefined : joinedByPhi(module, at, pointer)
    },
    'return-value': (module, at) => {
      const type = accessedThrough(module, at)?.type
      return type === undefined ? undefined : returnedFromFunction(module, type)
    },
  },
})
