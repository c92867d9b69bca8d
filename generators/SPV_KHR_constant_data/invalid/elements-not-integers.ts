import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import type { ArrayShape } from '../shared/array-shape.ts'
import { dataOf } from '../shared/data.ts'
import { withResultType } from '../shared/with-result-type.ts'

/** The array with elements of the type that `declare` gives and the length it had. */
function elements(
  declare: (graft: Graft, array: ArrayShape, module: Module) => number | undefined,
): Way {
  return (module, at) =>
    withResultType(module, at, (graft, array) => {
      const element = declare(graft, array, module)
      return element === undefined ? undefined : graft.add('OpTypeArray', element, array.length)
    })
}

export const mutator = mutatorOf({
  name: 'elements-not-integers',
  rule: 'result-type-has-integer-elements',
  summary: 'the elements of the result type are no integers',
  ordinals: (module) => dataOf(module),
  ways: {
    'floating-point': elements((graft) => graft.type('OpTypeFloat', 32)),
    boolean: elements((graft) => graft.type('OpTypeBool')),
    'vector-of-integers': elements((graft, { element }) => graft.type('OpTypeVector', element, 2)),
    'array-of-integers': elements((graft, { element, length }) =>
      graft.add('OpTypeArray', element, length),
    ),
    'structure-of-an-integer': elements((graft, { element }) => graft.add('OpTypeStruct', element)),
    'physical-pointer': elements((graft, { element }, module) =>
      declaresCapability(module, 'Kernel') && declaresCapability(module, 'Addresses')
        ? graft.add('OpTypePointer', 'CrossWorkgroup', element)
        : undefined,
    ),
  },
})
