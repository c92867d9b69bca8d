import type { Generator } from '../../maker.ts'
import { addComparison } from '../shared/comparisons.ts'
import { objectType } from '../shared/object-types.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** What an array can have as its element, and so be subtracted: what looks as if it could not. */
const pointees: Readonly<Record<string, (world: World) => number>> = {
  array: ({ plain }) => plain.array(plain.scalar('uint'), 4).id,
  'array-of-arrays': ({ plain }) => plain.array(plain.array(plain.scalar('uint'), 2), 2).id,
  structure: ({ plain }) => objectType(plain, 'structure').id,
  'empty-structure': ({ plain }) => plain.structure().id,
  boolean: ({ plain }) => plain.scalar('bool').id,
  'typed-pointer': (world) => world.typedPointer('Generic', world.plain.scalar('uint').id),
  'untyped-pointer': (world) => world.pointer('Generic'),
}

export const generator: Generator = {
  name: 'differences-of-elements',
  rule: 'subtracted-typed-pointers-point-to-a-type-for-arrays',
  alsoApplies: [
    'subtracted-pointers-have-one-storage-class',
    'subtracted-typed-pointers-have-one-type',
  ],
  summary: 'typed pointers to whatever can be an element are subtracted',
  build(choices) {
    const pointee = choices.pick('pointee', Object.keys(pointees))
    const storageClass = choices.pick('storage-class', ['CrossWorkgroup', 'Workgroup', 'Function'])
    const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)

    const world = createWorld(ground)
    const type = pointees[pointee]?.(world) ?? world.plain.scalar('uint').id
    const pointer = pointerInto(world, storageClass, 'typed', type)
    const resultType = world.builder.typeOf(pointer) ?? 0
    const end = world.builder.add('OpPtrAccessChain', resultType, pointer, world.uint(1))
    addComparison(world, 'OpPtrDiff', end, pointer)
    return world.finish()
  },
}
