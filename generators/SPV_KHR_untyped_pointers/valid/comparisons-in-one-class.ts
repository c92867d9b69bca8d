import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addComparison, equalities } from '../shared/comparisons.ts'
import { type Kind, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** Pairs of pointers that may be compared, as they are in one storage class. */
const pairs: Readonly<Record<string, readonly [Kind, Kind | 'untyped-again']>> = {
  untyped: ['untyped', 'untyped'],
  'untyped-types': ['untyped', 'untyped-again'],
  'typed-and-untyped': ['typed', 'untyped'],
  'untyped-and-typed': ['untyped', 'typed'],
}

const classes = {
  kernel: ['CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant', 'Generic'],
  'variable-pointers': ['StorageBuffer', 'Workgroup'],
} as const

export const generator: Generator = {
  name: 'comparisons-in-one-class',
  rule: 'equal-pointers-have-one-storage-class',
  alsoApplies: ['compared-operands-are-pointers', 'equal-typed-pointers-have-one-type'],
  summary: 'pointers into one storage class are compared, whatever the kind and the type of each',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick('instruction', equalities)
    const ground = choices.pick('ground', ['kernel', 'variable-pointers'] as const)
    const storageClass = choices.pick('storage-class', classes[ground])
    const pair = choices.pick('pair', Object.keys(pairs))
    const minor = choices.pick('minor', [6, 4])

    const world = createWorld(ground, { minor })
    const { scalar } = world.types(storageClass)
    const [first, second] = pairs[pair] ?? ['untyped', 'untyped']
    const one = pointerInto(world, storageClass, first, scalar('uint').id)
    const again =
      second === 'untyped-again' ? [world.builder.add('OpTypeUntypedPointerKHR', storageClass)] : []
    const kind = second === 'typed' ? 'typed' : 'untyped'
    const other = pointerInto(world, storageClass, kind, scalar('float').id, ...again)
    addComparison(world, name, one, other)
    return world.finish()
  },
}
