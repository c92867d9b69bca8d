import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { typedBaseTypeOf } from '../shared/chain-ground.ts'
import type { GroundName } from '../shared/grounds.ts'
import { pointerInto, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** The typed chains, and whether they have Element. */
const typedChains = {
  OpAccessChain: false,
  OpInBoundsAccessChain: false,
  OpPtrAccessChain: true,
  OpInBoundsPtrAccessChain: true,
} as const

type TypedChain = keyof typeof typedChains

const places: Readonly<
  Record<
    string,
    {
      readonly ground: GroundName
      readonly storageClass: string
      readonly chains: readonly TypedChain[]
    }
  >
> = {
  'storage-buffer': {
    ground: 'shader',
    storageClass: 'StorageBuffer',
    chains: ['OpAccessChain', 'OpInBoundsAccessChain'],
  },
  function: {
    ground: 'shader',
    storageClass: 'Function',
    chains: ['OpAccessChain', 'OpInBoundsAccessChain'],
  },
  'variable-pointers': {
    ground: 'variable-pointers',
    storageClass: 'StorageBuffer',
    chains: ['OpAccessChain', 'OpPtrAccessChain'],
  },
  kernel: {
    ground: 'kernel',
    storageClass: 'CrossWorkgroup',
    chains: Object.keys(typedChains) as TypedChain[],
  },
}

export const generator: Generator = {
  name: 'typed-beside-untyped',
  rule: 'typed-chain-base-is-typed',
  alsoApplies: [
    'typed-chain-result-type-is-typed',
    'typed-variable-result-type-is-typed',
    'untyped-variable-result-type-is-an-untyped-pointer-type',
  ],
  summary: 'typed chains on typed variables stand beside untyped ones on variables of both kinds',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick('place', Object.keys(places))
    const { ground, storageClass, chains } = places[name] ?? {
      ground: 'kernel',
      storageClass: 'CrossWorkgroup',
      chains: ['OpAccessChain'],
    }
    const chain = choices.pick('typed-chain', chains)
    const minor = choices.pick('minor', minorVersions)
    const used = choices.pick('used', [false, true])

    const world = createWorld(ground, { minor })
    const { builder } = world
    const types = world.types(storageClass)
    const uint = types.scalar('uint')
    const data = types.array(uint, 4)
    const hasElement = typedChains[chain]
    const form = hasElement ? 'ptr-access' : 'access'
    const typed = typedBaseTypeOf(world, { storageClass, form }, data.id, data.size)
    const base = pointerInto(world, storageClass, 'typed', data.id, typed)
    const before = hasElement ? [world.uint(0)] : []
    const member = world.typedPointer(storageClass, uint.id)
    const reached = builder.add(chain, member, base, ...before, world.uint(3))
    variableIn(world, storageClass, 'typed', uint.id)

    const other = variableIn(world, storageClass, 'untyped', data.id)
    const walk = { resultType: world.pointer(storageClass), baseType: data.id }
    for (const each of [base, other]) {
      addChain(world, 'access', { ...walk, base: each, indexes: [world.uint(1)] })
    }
    if (used) builder.add('OpStore', reached, builder.add('OpLoad', uint.id, reached))
    return world.finish()
  },
}
