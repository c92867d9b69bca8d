import { definition } from '../../mutate/definition.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replicatesOf } from '../shared/replicates.ts'
import { withResultType } from '../shared/with-result-type.ts'

const opTypeArray = 28
const opTypeStruct = 30

/** A type that is not the one of the value. */
function anotherType(graft: Graft, valueType: number): number | undefined {
  const integer = graft.type('OpTypeInt', 32, 0)
  return integer !== undefined && integer !== valueType ? integer : graft.type('OpTypeFloat', 32)
}

function structure(members: (value: number, other: number) => readonly number[]): Way {
  return (module, at) =>
    withResultType(module, at, (graft, { valueType }) => {
      const other = anotherType(graft, valueType)
      return other === undefined
        ? undefined
        : graft.add('OpTypeStruct', ...members(valueType, other))
    })
}

export const mutator = mutatorOf({
  name: 'mixed-structure',
  rule: 'result-type-is-homogeneous',
  summary: 'the result type is a structure whose members differ in type',
  ordinals: (module) => replicatesOf(module),
  ways: {
    'first-member': structure((value, other) => [other, value]),
    'last-member': structure((value, other) => [value, value, other]),
    'member-in-the-middle': structure((value, other) => [value, other, value]),
    'same-shape-other-id': (module, at) =>
      withResultType(module, at, (graft, { valueType }) => {
        const type = definition(module, valueType)
        return type?.opcode === opTypeArray || type?.opcode === opTypeStruct
          ? graft.add('OpTypeStruct', valueType, graft.copy(type))
          : undefined
      }),
  },
})
