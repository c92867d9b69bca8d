import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms } from '../shared/chain-forms.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { variableIn } from '../shared/pointer-into.ts'
import type { Types } from '../shared/types.ts'
import { createWorld } from '../shared/world.ts'

/** What a buffer of words is read as, at byte addresses that are multiples of its size. */
const accesses: Readonly<Record<string, (types: Types) => LaidType>> = {
  uint: ({ scalar }) => scalar('uint'),
  float: ({ scalar }) => scalar('float'),
  double: ({ scalar }) => scalar('double'),
  float2: ({ scalar, vector }) => vector(scalar('float'), 2),
  uint4: ({ scalar, vector }) => vector(scalar('uint'), 4),
  structure: ({ scalar, vector, structure }) =>
    structure(vector(scalar('float'), 3), scalar('uint')),
}

export const generator: Generator = {
  name: 'byte-addressed-buffers',
  rule: 'access-chain-base-type-is-no-pointer-type',
  alsoApplies: [
    'base-type-is-explicitly-laid-out',
    'chain-base-type-is-a-type',
    'chain-index-is-a-scalar-integer',
    'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    'entry-point-interface-has-each-used-untyped-variable',
  ],
  summary: 'a compute shader copies from a buffer of words at byte addresses, as any type it likes',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick('read-as', Object.keys(accesses))
    const form = choices.pick('chain', accessForms)
    const whole = choices.pick('base-type', ['run-time-array', 'block'])
    const minor = choices.pick('minor', [6, 4, 3, 0])

    const world = createWorld('shader', { minor })
    const { builder, laid, plain } = world
    const word = laid.scalar('uint')
    const buffer = laid.block(laid.runTimeArray(word)).id
    const source = variableIn(world, 'StorageBuffer', 'untyped', buffer)
    const target = variableIn(world, 'StorageBuffer', 'untyped', buffer)
    builder.decorate(source, 'NonWritable')
    builder.decorate(target, 'NonReadable')

    const triple = plain.vector(plain.scalar('uint'), 3)
    const input = world.untypedVariable(world.pointer('Input'), 'Input', triple.id)
    builder.decorate(input, 'BuiltIn', 'GlobalInvocationId')
    const invocation = builder.add(
      'OpCompositeExtract',
      word.id,
      load(world, 'Input', triple, input),
      0,
    )
    const type = accesses[name]?.(laid) ?? word
    const address = builder.add('OpIMul', word.id, invocation, world.uint(type.size))
    const element = builder.add('OpUDiv', word.id, address, world.uint(type.size))
    const array = laid.runTimeArray(type)
    const baseType = whole === 'block' ? laid.block(array).id : array.id
    const indexes = whole === 'block' ? [world.uint(0), element] : [element]
    const walk = { resultType: world.pointer('StorageBuffer'), baseType, indexes }
    const from = addChain(world, form, { ...walk, base: source })
    const object = load(world, 'StorageBuffer', type, from)
    store(world, 'StorageBuffer', type, addChain(world, form, { ...walk, base: target }), object)
    return world.finish()
  },
}
