import type { Generator } from '../../maker.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'array-lengths-of-several-structures',
  rule: 'array-length-structure-is-a-structure-type',
  alsoApplies: [
    'array-length-structure-is-a-block',
    'array-length-structure-is-explicitly-laid-out',
  ],
  summary: 'one buffer is measured as several structures, with elements of several sizes',
  build(choices) {
    const count = choices.pick('structures', [1, 2, 3])
    const data = choices.pick('data-type', ['first', 'last', 'none', 'words'])
    const order = choices.pick('narrow-first', [true, false])

    const world = createWorld('shader')
    const { builder, laid } = world
    const float = laid.scalar('float')
    const elements = [float, laid.vector(float, 2), laid.vector(float, 4)].slice(0, count)
    if (!order) elements.reverse()
    const blocks = elements.map((element) => laid.block(laid.runTimeArray(element)).id)
    const words = laid.runTimeArray(laid.scalar('uint')).id
    const dataType = { first: blocks[0], last: blocks.at(-1), none: undefined, words }[data]
    const pointer = world.pointer('StorageBuffer')
    const buffer =
      dataType === undefined
        ? world.untypedVariable(pointer, 'StorageBuffer')
        : variableIn(world, 'StorageBuffer', 'untyped', dataType)
    if (dataType === undefined) world.describe(buffer)
    const uint = laid.scalar('uint').id
    for (const block of blocks) builder.add('OpUntypedArrayLengthKHR', uint, block, buffer, 0)
    return world.finish()
  },
}
