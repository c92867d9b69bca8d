import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { type GroundName, grounds } from '../shared/grounds.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'versions',
  rule: 'extension-is-declared',
  alsoApplies: ['new-instruction-has-its-capability', 'chain-base-is-a-pointer'],
  summary: 'untyped pointers are in every version and on every ground',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const ground = choices.pick('ground', Object.keys(grounds) as GroundName[])
    const minor = choices.pick('minor', minorVersions)

    const world = createWorld(ground, { minor })
    const [storageClass = 'Function'] = grounds[ground].storageClasses
    const types = world.types(storageClass)
    const four = types.vector(types.scalar('float'), 4)
    const base = pointerInto(world, storageClass, 'untyped', types.array(four, 2).id)
    const pair = types.array(types.vector(types.scalar('uint'), 2), 4)
    const reached = addChain(world, 'access', {
      resultType: world.pointer(storageClass),
      baseType: pair.id,
      base,
      indexes: [world.uint(3), world.uint(1)],
    })
    load(world, storageClass, types.scalar('uint'), reached)
    return world.finish()
  },
}
