import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addAtomic, atomics, isOfKernels } from '../shared/atomics.ts'
import { integerFrom, integerSources } from '../shared/integer-values.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const names = [...atomics]
  .filter(([, atomic]) => atomic.values > 0 && !isOfKernels(atomic) && atomic.result === 'object')
  .map(([name]) => name)

export const generator: Generator = {
  name: 'atomic-values',
  rule: 'atomic-value-has-the-result-type',
  alsoApplies: ['atomic-pointer-is-a-pointer', 'atomic-typed-pointer-points-to-the-result-type'],
  summary: 'values of atomic instructions come from everywhere, in every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick('instruction', names)
    const kind = choices.pick('pointer', kinds)
    const everywhere = name === 'OpAtomicExchange' || name === 'OpAtomicUMax'
    const source = choices.pick('value', everywhere ? integerSources : ['constant'])
    const minor = choices.pick('minor', everywhere ? [6, 5, 4, 3, 2, 1, 0] : [6])
    const ground = choices.pick('ground', ['shader', 'kernel'])

    const world = createWorld(ground, { minor })
    const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
    const type = world.types(storageClass).scalar('uint').id
    const pointer = pointerInto(world, storageClass, kind, type)
    const value = integerFrom(source, world, type, 5)
    const atomic = atomics.get(name)
    if (atomic !== undefined) addAtomic(world, world.builder.add, atomic, pointer, type, value)
    return world.finish()
  },
}
