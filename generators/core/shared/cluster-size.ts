import { isConstant, scalar, unsigned } from '../../signatures/facts.ts'
import { integer, type Shape } from '../../signatures/shape.ts'
import {
  among,
  type Content,
  constant,
  joined,
  type Slot,
  slot,
  type Value,
} from '../../signatures/signature.ts'
import { shapeNamed } from '../../signatures/stock-names.ts'

const uint = integer(32, false)

/** Slots of arithmetic over a subgroup: Execution, Operation, Value, ClusterSize. */
const operation = 2

const present: Slot = {
  kind: 'type',
  optional: true,
  facts: [
    {
      rule: 'non-uniform-cluster-present',
      fact: {
        reads: [operation],
        must: () => 'be present with ClusteredReduce',
        holds: () => true,
        allowsNone(form) {
          const own = form.content(operation)
          return own?.kind === 'enumerant' && own.name === 'ClusteredReduce' ? false : undefined
        },
      },
    },
  ],
}

function specialized(shape: Shape, number: number): Content {
  return { kind: 'type', shape, value: { made: 'specialized', number } }
}

/** Types of the stock that it may not have. */
const others = [
  'char',
  'long',
  'short',
  'half',
  'double',
  'bool3',
  'ulong2',
  'int4',
  'ints',
  'uint_pair',
  'float2',
  'uint_three',
  'bools',
]

function made(name: string): [string, Content | undefined] {
  const shape = shapeNamed(name)
  const value: Value = { made: 'null' }
  return [name.replaceAll('_', '-'), shape && { kind: 'type', shape, value }]
}

/** ClusterSize: needed with ClusteredReduce, and a constant wherever it is. */
export const clusterSize: Slot = among(
  joined(
    present,
    slot('non-uniform-cluster-type', scalar('integer'), unsigned),
    slot('non-uniform-cluster-constant', isConstant),
  ),
  () => [
    constant(uint, 4),
    constant(integer(64, false), 4),
    constant(integer(16, false), 2),
    constant(integer(8, false), 8),
    specialized(uint, 4),
  ],
  (own) => {
    if (own?.kind !== 'type') return {}
    return { absent: undefined, ...Object.fromEntries(others.map(made)) }
  },
)
