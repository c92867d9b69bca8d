import { decorateThrough, routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { type Kind, kinds, pointerType } from '../shared/pointer-into.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld, type World } from '../shared/world.ts'

/** A variable in StorageBuffer. */
interface Buffer {
  readonly variable: number
  readonly kind: Kind
  /** Its type. */
  readonly type: number
  readonly block: number
}

function emptyChain(world: World, { variable, kind, type, block }: Buffer): number {
  return kind === 'untyped'
    ? addChain(world, 'access', { resultType: type, baseType: block, base: variable })
    : world.builder.add('OpAccessChain', type, variable)
}

/** Ways that keep the value of a pointer. */
const ways: Readonly<Record<string, (world: World, buffer: Buffer) => number>> = {
  itself: (_, { variable }) => variable,
  copied: ({ builder }, { variable, type }) => builder.add('OpCopyObject', type, variable),
  'copied-twice': ({ builder }, { variable, type }) =>
    builder.add('OpCopyObject', type, builder.add('OpCopyObject', type, variable)),
  'through-an-empty-chain': emptyChain,
  'through-a-copy-and-an-empty-chain': (world, buffer) =>
    world.builder.add('OpCopyObject', buffer.type, emptyChain(world, buffer)),
  'untyped-through-an-empty-chain': (world, { variable, block }) =>
    addChain(world, 'in-bounds-access', {
      resultType: world.pointer('StorageBuffer'),
      baseType: block,
      base: variable,
    }),
}

export const generator: Generator = {
  name: 'array-length-pointers',
  rule: 'array-length-variable-is-a-descriptor',
  alsoApplies: [
    'array-length-pointer-is-a-pointer',
    'array-length-member-is-the-last',
    'array-length-structure-is-a-block',
  ],
  summary: 'the pointer is a descriptor, itself or what has come of it without a change of value',
  build(choices) {
    const kind = choices.pick('pointer', kinds)
    const way = choices.pick('way', Object.keys(ways))
    const route = choices.pick('route', routes)
    const place = choices.pick('place', ['main', 'callee'])

    const world = createWorld('shader')
    const { laid, builder } = world
    const uint = laid.scalar('uint').id
    const block = laid.block(laid.scalar('uint'), laid.runTimeArray(laid.scalar('uint'))).id
    const type = pointerType(world, 'StorageBuffer', kind, block)
    const variable =
      kind === 'untyped'
        ? world.untypedVariable(type, 'StorageBuffer')
        : world.globalVariable(type, 'StorageBuffer')
    decorateThrough(world, route, variable, 'DescriptorSet', 3)
    decorateThrough(world, route, variable, 'Binding', 9)
    const ask = (): undefined => {
      const pointer = ways[way]?.(world, { variable, kind, type, block }) ?? variable
      builder.add('OpUntypedArrayLengthKHR', uint, block, pointer, 1)
      return undefined
    }
    if (place === 'main') {
      ask()
      return world.finish()
    }
    const nothing = builder.type('OpTypeVoid')
    const callee = builder.id()
    builder.add('OpFunctionCall', nothing, callee)
    return finishWithFunction(world, {
      id: callee,
      resultType: nothing,
      parameterTypes: [],
      body: ask,
    })
  },
}
