import { contentsNamed, waysNamed } from '../../signatures/contents-named.ts'
import { isConstant, scalar, unsigned } from '../../signatures/facts.ts'
import { among, joined, type Slot, slot } from '../../signatures/signature.ts'

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

/** Types of the stock that it may not have. */
const others =
  'char long short half double bool3 ulong2 int4 ints uint_pair float2 uint_three bools'
const ofOthers = waysNamed(others, (name) => `null_${name}`)

/** ClusterSize: needed with ClusteredReduce, and a constant wherever it is. */
export const clusterSize: Slot = among(
  joined(
    present,
    slot('non-uniform-cluster-type', scalar('integer'), unsigned),
    slot('non-uniform-cluster-constant', isConstant),
  ),
  contentsNamed('uint_4 ulong_4 ushort_2 uchar_8 spec_uint_4'),
  (own, form) => (own?.kind === 'type' ? { absent: undefined, ...ofOthers(own, form) } : {}),
)
