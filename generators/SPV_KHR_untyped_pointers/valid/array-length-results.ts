import type { Generator } from '../../maker.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** What can be done with a length. */
const uses: Readonly<Record<string, (world: World, length: number) => void>> = {
  none: () => {},
  'less-than': ({ builder, uint }, length) =>
    void builder.add('OpULessThan', builder.type('OpTypeBool'), uint(1), length),
  'as-signed': ({ builder, plain }, length) =>
    void builder.add('OpBitcast', plain.scalar('int').id, length),
  widened: ({ builder, plain }, length) =>
    void builder.add('OpUConvert', plain.scalar('ulong').id, length),
  'as-floating-point': ({ builder, plain }, length) =>
    void builder.add('OpConvertUToF', plain.scalar('float').id, length),
}

export const generator: Generator = {
  name: 'array-length-results',
  rule: 'array-length-result-type-is-an-unsigned-32-bit-integer',
  alsoApplies: ['array-length-member-is-the-last', 'array-length-structure-is-a-block'],
  summary: 'the length is an unsigned integer of 32 bits, whatever it is made into',
  build(choices) {
    const use = choices.pick('use', Object.keys(uses))
    const other = choices.pick('other-integer', ['int', 'ulong', 'ushort', 'long'])

    const world = createWorld('shader')
    const { builder, laid } = world
    const uint = laid.scalar('uint')
    laid.scalar(other)
    const block = laid.block(laid.runTimeArray(uint)).id
    const buffer = variableIn(world, 'StorageBuffer', 'untyped', block)
    uses[use]?.(world, builder.add('OpUntypedArrayLengthKHR', uint.id, block, buffer, 0))
    return world.finish()
  },
}
