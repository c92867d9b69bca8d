import type { Generator } from '../../maker.ts'
import { atomicType, atomicTypeNames } from '../shared/atomic-types.ts'
import { addAtomic, atomics, isOfKernels } from '../shared/atomics.ts'
import { kinds, pointerInto, pointerType } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const classes = { shader: 'StorageBuffer', kernel: 'CrossWorkgroup' } as const
const names = [...atomics].filter(([, atomic]) => !isOfKernels(atomic)).map(([name]) => name)

export const generator: Generator = {
  name: 'atomics-of-integers',
  rule: 'atomic-typed-pointer-points-to-the-result-type',
  alsoApplies: ['atomic-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
  summary: 'atomic accesses to integers see memory through untyped pointers as something else',
  build(choices) {
    const name = choices.pick('instruction', names)
    const setting = choices.pick('setting', ['shader', 'kernel'])
    const kind = choices.pick('pointer', kinds)
    const atomic = atomics.get(name)
    const typeName = choices.pick('type', atomicTypeNames({ objects: ['integer'] }, setting))

    const world = createWorld(setting)
    const storageClass = classes[setting]
    const types = world.types(storageClass)
    const type = atomicType(world, storageClass, typeName)
    const array = types.array(kind === 'typed' ? type : types.scalar('float'), 4).id
    const base = pointerInto(world, storageClass, kind, array)
    const resultType = pointerType(world, storageClass, kind, type.id)
    const two = world.uint(2)
    const pointer =
      kind === 'typed'
        ? world.builder.add('OpAccessChain', resultType, base, two)
        : world.builder.add('OpUntypedAccessChainKHR', resultType, array, base, two)
    if (atomic !== undefined) addAtomic(world, world.builder.add, atomic, pointer, type.id)
    return world.finish()
  },
}
