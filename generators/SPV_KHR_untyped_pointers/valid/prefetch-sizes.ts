import type { Generator } from '../../maker.ts'
import { integerFrom, integerSources, integersOf } from '../shared/integer-values.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'prefetch-sizes',
  rule: 'prefetch-num-bytes-is-a-scalar-integer',
  alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
  summary: 'the number of bytes is an integer of any type, constant or not, zero too',
  build(choices) {
    const integer = choices.pick('type', integersOf('kernel'))
    const source = choices.pick('source', integerSources)
    const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'])

    const world = createWorld(ground)
    const data = variableIn(world, 'CrossWorkgroup', 'untyped', world.plain.scalar('uint').id)
    const size = integerFrom(source, world, world.plain.scalar(integer).id, 64)
    world.builder.add('OpUntypedPrefetchKHR', data, size)
    return world.finish()
  },
}
