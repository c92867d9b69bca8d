import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { isUnused } from '../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import {
  type BaseName,
  bases,
  baseTypeOf,
  type Origin,
  pickChainGround,
  typedBaseTypeOf,
} from './shared/chain-bases.ts'
import {
  accessForms,
  addChain,
  type Chain,
  chainAt,
  chainForms,
  chainsOf,
  chainWords,
  isPtrForm,
  walk,
} from './shared/chains.ts'
import { type Declare, operandWays, withOperand } from './shared/operands.ts'
import { kinds, pointerInto, pointerType } from './shared/pointer-into.ts'
import { pointerShape, storageClass } from './shared/pointers.ts'
import { first, noPointers, structureType, uintType, voidType } from './shared/things.ts'
import type { LaidType, Types } from './shared/types.ts'
import { createWorld, type GroundName, isReadOnly, load, store } from './shared/world.ts'

const logical: readonly BaseName[] = ['variable', 'chain', 'copy', 'empty-chain']

const variablePointers: readonly BaseName[] = [...logical, 'select', 'phi', 'null', 'loaded']

/** Where pointers can come from, by ground, and a storage class that they point into there. */
const places = {
  shader: { storageClass: 'Private', from: logical },
  'variable-pointers': { storageClass: 'StorageBuffer', from: variablePointers },
  kernel: { storageClass: 'CrossWorkgroup', from: Object.keys(bases) as readonly BaseName[] },
} as const

const names: readonly GroundName[] = [
  'shader',
  'fragment',
  'variable-pointers',
  'physical-storage-buffer',
  'physical-shader',
  'kernel',
  'kernel-32',
]

/** Members of a union of 16 bytes. */
const members: Readonly<Record<string, (types: Types) => LaidType>> = {
  words: ({ scalar, array }) => array(scalar('uint'), 4),
  floats: ({ scalar, vector }) => vector(scalar('float'), 4),
  bytes: ({ scalar, array }) => array(scalar('uchar'), 16),
  pair: ({ scalar, structure }) => structure(scalar('ulong'), scalar('float')),
  double: ({ scalar }) => scalar('double'),
}

const memberNames = Object.keys(members)

export const generators: readonly Generator[] = [
  {
    name: 'chain-bases',
    rule: 'chain-base-is-a-pointer',
    alsoApplies: ['chain-base-type-is-a-type', 'chain-result-type-is-an-untyped-pointer-type'],
    summary: 'the base of a chain is a pointer of either kind, wherever it comes from',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'variable-pointers', 'kernel'])
      const kind = choices.pick('base', kinds)
      const from = choices.pick('from', places[ground].from)
      const form = choices.pick('chain', ground === 'kernel' ? chainForms : accessForms)

      const { storageClass } = places[ground]
      const world = createWorld(ground)
      const types = world.types(storageClass)
      const data = types.array(types.scalar('uint'), 4)
      const type = pointerType(world, storageClass, kind, data.id)
      const origin: Origin = { world, kind, storageClass, type, dataType: data.id }
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: data.id,
        base: bases[from](origin),
        indexes: [world.uint(1)],
      })
      return world.finish()
    },
  },
  {
    name: 'chain-storage-classes',
    rule: 'chain-has-the-storage-class-of-its-base',
    alsoApplies: [
      'chain-result-type-is-an-untyped-pointer-type',
      'chain-base-is-a-pointer',
      'chain-base-type-is-a-type',
    ],
    summary: 'each chain reaches into each storage class, from a pointer of either kind',
    build(choices) {
      const where = pickChainGround(choices, names)
      const kind = choices.pick('base', kinds)
      const use = choices.pick('use', ['none', 'access'])

      const { ground, storageClass, form } = where
      const world = createWorld(ground)
      const types = world.types(storageClass)
      const element = types.vector(types.scalar('uint'), 2)
      const data = types.array(element, 8)
      const resultType =
        kind === 'untyped'
          ? baseTypeOf(world, where, data.size)
          : typedBaseTypeOf(world, where, data.id, data.size)
      const base = pointerInto(world, storageClass, kind, data.id, resultType)
      const reached = addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: data.id,
        base,
        indexes: [world.uint(7)],
      })
      if (use === 'access') {
        const object = load(world, storageClass, element, reached)
        if (!isReadOnly(storageClass)) store(world, storageClass, element, reached, object)
      }
      return world.finish()
    },
  },
  {
    name: 'unions',
    rule: 'chain-result-type-is-an-untyped-pointer-type',
    alsoApplies: [
      'chain-base-type-is-a-type',
      'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
      'untyped-variable-has-the-storage-class-of-its-result-type',
    ],
    summary: 'memory is written as one member of a union and read as another',
    build(choices) {
      const written = choices.pick('written', memberNames)
      const read = choices.pick('read', memberNames.toReversed())
      const place = choices.pick('place', [
        'kernel Function',
        'kernel CrossWorkgroup',
        'kernel Generic',
        'shader Private',
        'shader StorageBuffer',
        'shader Function',
      ])

      const [ground, storageClass] = place.split(' ') as ['kernel' | 'shader', string]
      const world = createWorld(ground)
      const types = world.types(storageClass)
      // The union itself is a structure with its widest member.
      const union = types.structure(types.array(types.scalar('uint'), 4))
      const base = pointerInto(world, storageClass, 'untyped', union.id)
      const resultType = world.pointer(storageClass)
      const one = members[written]?.(types) ?? union
      const other = written === read ? one : (members[read]?.(types) ?? union)
      const to = addChain(world, 'access', { resultType, baseType: one.id, base })
      store(world, storageClass, one, to, world.builder.once('OpConstantNull', one.id))
      const from = addChain(world, 'in-bounds-access', { resultType, baseType: other.id, base })
      load(world, storageClass, other, from)
      return world.finish()
    },
  },
]

function to(name: string, capability?: string): Way {
  const value = storageClass(name)
  return (module, at) => {
    const shape = pointerShape(module, chainAt(module, at)?.resultType)
    if (shape === undefined || shape.storageClass === value) return undefined
    if (capability !== undefined && !declaresCapability(module, capability)) return undefined
    return withOperand(module, at, chainWords.resultType, (graft) =>
      graft.add('OpTypeUntypedPointerKHR', value),
    )
  }
}

/** A variable pointer of a listed storage class stays one; elsewhere a logical pointer access chain is at fault itself. */
function mayChange(module: Module, { form, result }: Chain): boolean {
  const logical = !declaresCapability(module, 'Addresses')
  return isUnused(module, result) && !(isPtrForm(form) && logical)
}

/** A typed pointer type in the storage class of the result. */
function typedPointer(pointee: Declare): Declare {
  return (graft, module, at) => {
    const shape = pointerShape(module, chainAt(module, at)?.resultType)
    const id = pointee(graft, module, at)
    return shape === undefined || id === undefined
      ? undefined
      : graft.add('OpTypePointer', shape.storageClass, id)
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'chain-base-not-pointer',
    rule: 'chain-base-is-a-pointer',
    summary: 'the base of a chain is an object that is no pointer, or the base type again',
    ordinals: (module) => chainsOf(module),
    ways: operandWays(chainWords.base, {
      ...noPointers,
      'object-of-the-base-type': (graft, module, at) => {
        const chain = chainAt(module, at)
        return chain === undefined ? undefined : graft.add('OpUndef', chain.baseType)
      },
      'its-type': (_, module, at) => chainAt(module, at)?.resultType,
    }),
  }),
  mutatorOf({
    name: 'chain-class-mismatch',
    rule: 'chain-has-the-storage-class-of-its-base',
    summary: 'the result of a chain points into another storage class than its base',
    ordinals: (module) =>
      chainsOf(module).filter((at) => {
        const chain = chainAt(module, at)
        return chain !== undefined && mayChange(module, chain)
      }),
    ways: {
      'to-function': to('Function'),
      'to-private': to('Private', 'Shader'),
      'to-uniform': to('Uniform', 'Shader'),
      'to-cross-workgroup': to('CrossWorkgroup', 'Kernel'),
      'to-generic': to('Generic', 'GenericPointer'),
    },
  }),
  mutatorOf({
    name: 'chain-result-type',
    rule: 'chain-result-type-is-an-untyped-pointer-type',
    summary: 'the result type of a chain is no untyped pointer type',
    ordinals: (module) =>
      chainsOf(module).filter((at) => isUnused(module, chainAt(module, at)?.result ?? 0)),
    ways: operandWays(chainWords.resultType, {
      'typed-pointer-to-what-is-reached': typedPointer(
        (_, module, at) => walk(module, at)?.reached,
      ),
      'typed-pointer': typedPointer(uintType),
      'what-is-reached': (_, module, at) => {
        const reached = walk(module, at)?.reached
        return pointerShape(module, reached) === undefined ? reached : undefined
      },
      structure: structureType,
      void: voidType,
      function: first('OpTypeFunction'),
    }),
  }),
]
