import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'typed-array-lengths',
  rule: 'typed-array-length-structure-is-typed',
  alsoApplies: ['array-length-member-is-the-last', 'array-length-pointer-is-a-pointer'],
  summary: 'the instruction for typed pointers measures beside that for pointers of either kind',
  build(choices) {
    const kind = choices.pick('untyped-length-of', kinds)
    const members = choices.pick('members', [1, 2])
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const same = choices.pick('same-variable', kind === 'typed' ? [true, false] : [false])

    const world = createWorld('shader')
    const { laid, builder } = world
    const uint = laid.scalar('uint')
    const before = members === 1 ? [] : [laid.vector(uint, 2)]
    const block = laid.block(...before, laid.runTimeArray(uint)).id
    const typed = variableIn(world, storageClass, 'typed', block)
    const other = same ? typed : variableIn(world, storageClass, kind, block)
    builder.add('OpArrayLength', uint.id, typed, members - 1)
    builder.add('OpUntypedArrayLengthKHR', uint.id, block, other, members - 1)
    return world.finish()
  },
}
