import type { Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import type { Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replicatesOf, withResultType } from './shared/replicates.ts'

/** Makes the result type a tensor type of the value's type, with these operands after the element type. */
function opaque(operands: (graft: Graft) => readonly number[] | undefined): Way {
  return (module: Module, at) =>
    declaresCapability(module, 'TensorsARM')
      ? withResultType(module, at, (graft, { valueType }) => {
          const more = operands(graft)
          return more === undefined ? undefined : graft.add('OpTypeTensorARM', valueType, ...more)
        })
      : undefined
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'tensor-without-shape',
    rule: 'result-type-is-composite',
    summary: 'the result type is a tensor without a shape, which is opaque and not composite',
    ordinals: (module) => replicatesOf(module),
    ways: {
      'rank-alone': opaque((graft) => {
        const uint = graft.type('OpTypeInt', 32, 0)
        return uint === undefined ? undefined : [graft.add('OpConstant', uint, 2)]
      }),
      'element-type-alone': opaque(() => []),
    },
  }),
]
