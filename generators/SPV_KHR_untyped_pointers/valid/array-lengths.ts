import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import type { Types } from '../shared/types.ts'
import { createWorld } from '../shared/world.ts'

/** Elements of the run-time array, by name. */
const elements: Readonly<Record<string, (types: Types) => LaidType>> = {
  integer: ({ scalar }) => scalar('uint'),
  'wide-integer': ({ scalar }) => scalar('ulong'),
  'narrow-integer': ({ scalar }) => scalar('ushort'),
  vector: ({ scalar, vector }) => vector(scalar('float'), 3),
  structure: ({ scalar, structure }) => structure(scalar('uint'), scalar('float')),
  array: ({ scalar, array }) => array(scalar('uint'), 3),
}

/** What stands before the run-time array. */
const before: Readonly<Record<string, (types: Types) => readonly LaidType[]>> = {
  nothing: () => [],
  integer: ({ scalar }) => [scalar('uint')],
  'matrix-and-array': ({ scalar, vector, matrix, array }) => [
    matrix(vector(scalar('float'), 4), 4),
    array(scalar('uint'), 2),
  ],
}

export const generator: Generator = {
  name: 'array-lengths',
  rule: 'array-length-structure-ends-in-a-run-time-array',
  alsoApplies: [
    'array-length-structure-is-a-structure-type',
    'array-length-structure-is-a-block',
    'array-length-structure-is-explicitly-laid-out',
    'array-length-member-is-the-last',
    'array-length-result-type-is-an-unsigned-32-bit-integer',
    'array-length-pointer-is-a-pointer',
    'array-length-variable-is-a-descriptor',
  ],
  summary: 'the length is asked of a block that ends in a run-time array, of one member or several',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const members = choices.pick('before', Object.keys(before))
    const element = choices.pick('element', Object.keys(elements))
    const kind = choices.pick('pointer', kinds)
    const data = choices.pick('data-type', ['the-structure', 'another'])
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const minor = choices.pick('minor', [6, 3, 0])

    const world = createWorld('shader', { minor })
    const { laid, builder } = world
    const uint = laid.scalar('uint')
    const first = before[members]?.(laid) ?? []
    const last = laid.runTimeArray(elements[element]?.(laid) ?? uint)
    const block = laid.block(...first, last).id
    const other = laid.block(laid.runTimeArray(uint)).id
    const buffer = variableIn(world, storageClass, kind, data === 'another' ? other : block)
    builder.add('OpUntypedArrayLengthKHR', uint.id, block, buffer, first.length)
    return world.finish()
  },
}
