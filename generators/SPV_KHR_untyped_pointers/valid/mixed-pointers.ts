import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addFunction } from '../shared/add-function.ts'
import type { GroundName } from '../shared/grounds.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

interface Both {
  readonly world: World
  readonly storageClass: string
  readonly typed: number
  readonly untyped: number
}

/** What takes a typed and an untyped pointer at once. */
const expressions: Readonly<Record<string, (both: Both) => void>> = {
  'one-function': ({ world, typed, untyped }) => {
    const { builder } = world
    const nothing = builder.type('OpTypeVoid')
    const types = [typed, untyped].map((each) => builder.typeOf(each) ?? 0)
    const callee = addFunction(world, nothing, types, (add, one = 0, other = 0) => {
      add('OpCopyMemory', one, other)
      add('OpReturn')
    })
    builder.add('OpFunctionCall', nothing, callee, typed, untyped)
  },
  'one-copy': ({ world, typed, untyped }) => {
    world.builder.add('OpCopyMemory', typed, untyped)
    world.builder.add('OpCopyMemory', untyped, typed)
    world.builder.add('OpCopyMemorySized', untyped, typed, world.uint(4))
  },
  'one-chain-after-another': ({ world, storageClass, typed }) => {
    const { builder, plain } = world
    const type = world.pointer(storageClass)
    const vector = plain.vector(plain.scalar('uint'), 4).id
    const first = builder.add('OpUntypedAccessChainKHR', type, vector, typed, world.uint(0))
    const second = builder.add('OpUntypedInBoundsAccessChainKHR', type, vector, first)
    builder.add('OpLoad', plain.scalar('uint').id, second)
  },
  'one-value': ({ world, typed, untyped }) => {
    const uint = world.plain.scalar('uint').id
    world.builder.add('OpStore', typed, world.builder.add('OpLoad', uint, untyped))
    world.builder.add('OpStore', untyped, world.builder.add('OpLoad', uint, typed))
  },
}

const comparison = ({ world, typed, untyped }: Both) => {
  world.builder.add('OpPtrEqual', world.plain.scalar('bool').id, typed, untyped)
}

const places: Readonly<Record<string, { readonly ground: GroundName; readonly class: string }>> = {
  function: { ground: 'shader', class: 'Function' },
  private: { ground: 'shader', class: 'Private' },
  'storage-buffer': { ground: 'variable-pointers', class: 'StorageBuffer' },
  global: { ground: 'kernel', class: 'CrossWorkgroup' },
  generic: { ground: 'library', class: 'Generic' },
}

export const generator: Generator = {
  name: 'mixed-pointers',
  rule: 'copy-memory-sized-copies-bytes',
  alsoApplies: [
    'copy-memory-has-a-typed-pointer',
    'load-pointer-is-a-pointer',
    'chain-base-is-a-pointer',
  ],
  summary: 'typed and untyped pointers stand side by side in one expression',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const place = choices.pick('place', Object.keys(places))
    const { ground, class: storageClass } = places[place] ?? { ground: 'shader', class: 'Private' }
    const compares = ground === 'variable-pointers' || ground === 'kernel'
    const all = { ...expressions, ...(compares ? { 'one-comparison': comparison } : {}) }
    const expression = choices.pick('expression', Object.keys(all))
    const minor = choices.pick('minor', expression === 'one-comparison' ? [6, 4] : [6, 0])

    const world = createWorld(ground, { minor })
    const { id } = world.types(storageClass).scalar('uint')
    const typed = pointerInto(world, storageClass, 'typed', id)
    const untyped = pointerInto(world, storageClass, 'untyped', id)
    all[expression as keyof typeof all]?.({ world, storageClass, typed, untyped })
    return world.finish()
  },
}
