import type { Generator } from '../../maker.ts'
import { isReadOnly, load, store } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { baseTypeOf, pickChainGround } from '../shared/chain-ground.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld, isExplicit } from '../shared/world.ts'

export const generator: Generator = {
  name: 'matrices-in-chains',
  rule: 'base-type-is-no-matrix',
  alsoApplies: ['base-type-is-explicitly-laid-out', 'chain-base-type-is-a-type'],
  summary:
    'chains reach columns and components through a structure, or where there is no layout a matrix',
  build(choices) {
    const where = pickChainGround(choices, ['shader', 'physical-storage-buffer', 'physical-shader'])
    const { ground, storageClass, form } = where
    const bare = choices.pick(
      'base-type',
      isExplicit(storageClass) ? ['structure'] : ['structure', 'matrix'],
    )
    const depth = choices.pick('reached', ['column', 'component'])
    const used = choices.pick('used', [true, false])

    const world = createWorld(ground)
    const types = world.types(storageClass)
    const float = types.scalar('float')
    const column = types.vector(float, 4)
    const matrix = types.matrix(column, 3)
    const structure = types.structure(matrix)
    const resultType = baseTypeOf(world, where, structure.size)
    const data = types.array(types.scalar('uint'), 16).id
    const path = [...(bare === 'structure' ? [0] : []), 2, ...(depth === 'component' ? [3] : [])]
    const pointer = addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: bare === 'structure' ? structure.id : matrix.id,
      base: pointerInto(world, storageClass, 'untyped', data, resultType),
      indexes: path.map(world.uint),
    })
    if (used) {
      const type = depth === 'column' ? column : float
      const object = load(world, storageClass, type, pointer)
      if (!isReadOnly(storageClass)) store(world, storageClass, type, pointer, object)
    }
    return world.finish()
  },
}
