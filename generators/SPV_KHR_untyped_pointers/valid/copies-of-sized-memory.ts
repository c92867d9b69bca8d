import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld, enable, type World } from '../shared/world.ts'

/** Which of the two capabilities are declared. */
const declared = ['untyped-pointers', 'addresses', 'both'] as const

const pairs: Readonly<Record<string, readonly [target: string, source: string]>> = {
  'storage-buffer-to-private': ['Private', 'StorageBuffer'],
  'uniform-to-workgroup': ['Workgroup', 'Uniform'],
  'private-to-private': ['Private', 'Private'],
  'function-to-storage-buffer': ['StorageBuffer', 'Function'],
}

function data(world: World, storageClass: string): number {
  const { scalar, array } = world.types(storageClass)
  return array(scalar('uint'), 4).id
}

export const generator: Generator = {
  name: 'copies-of-sized-memory',
  rule: 'copy-memory-sized-has-a-capability',
  summary:
    'memory is copied by size, between typed pointers or not, by virtue of either capability',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const capability = choices.pick('capability', declared)
    const pair = choices.pick('pair', Object.keys(pairs))
    const kind = choices.pick('pointers', capability === 'addresses' ? ['typed'] : kinds)
    const size = choices.pick('size', ['constant', 'computed'])
    const minor = choices.pick('minor', [6, 4, 3, 0])

    const ground = capability === 'untyped-pointers' ? 'shader' : 'physical-shader'
    const world = createWorld(ground, { minor, enabled: false })
    const { builder, plain } = world
    if (capability !== 'addresses') enable(world)
    const [target, source] = (pairs[pair] ?? ['Private', 'Private']).map((storageClass) =>
      variableIn(world, storageClass, kind, data(world, storageClass)),
    ) as [number, number]
    const uint = plain.scalar('uint')
    const bytes =
      size === 'constant'
        ? world.uint(16)
        : builder.add('OpIAdd', uint.id, world.uint(8), world.uint(8))
    builder.add('OpCopyMemorySized', target, source, bytes)
    return world.finish()
  },
}
