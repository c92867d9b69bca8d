import { environmentsOf } from '../builder/versions.ts'
import type { Generator } from '../maker.ts'
import { addAtomic, atomics } from './shared/atomics.ts'
import {
  type Add,
  addFunction,
  constantSources,
  finishWithFunction,
  integerFrom,
} from './shared/functions.ts'
import { kinds, pointerInto, variableIn } from './shared/pointer-into.ts'
import { createWorld, type GroundName, type World } from './shared/world.ts'

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

/** What a function of two global pointers and a size is made of. */
interface OpaqueFunction {
  readonly world: World
  readonly add: Add
  /** As `add`, with a result that was handed out before. */
  readonly define: World['builder']['define']
  readonly from: number
  readonly to: number
  /** In bytes, as wide as a pointer. */
  readonly size: number
}

const pointer = ({ world }: OpaqueFunction) => world.pointer('CrossWorkgroup')

/** Counts bytes on from a pointer. */
function bytesOn(code: OpaqueFunction, base: number, count: number): number {
  const { world, add } = code
  const byte = world.plain.scalar('uchar').id
  return add('OpUntypedInBoundsPtrAccessChainKHR', pointer(code), byte, base, count)
}

/** A loop that copies byte after byte, back to whose head the pointers lead. */
function loop(code: OpaqueFunction): void {
  const { world, add, define, from, to, size } = code
  const { builder, plain } = world
  const byte = plain.scalar('uchar').id
  const one = builder.constant(builder.typeOf(size) ?? 0, 1)
  const end = bytesOn(code, from, size)
  const [before, head, done] = [builder.id(), builder.id(), builder.id()]
  const [next, nextTo] = [builder.id(), builder.id()]
  add('OpBranch', before)
  define(before, 'OpLabel')
  add('OpBranch', head)
  define(head, 'OpLabel')
  const here = add('OpPhi', pointer(code), from, before, next, head)
  const there = add('OpPhi', pointer(code), to, before, nextTo, head)
  add('OpStore', there, add('OpLoad', byte, here, 'Aligned', 1), 'Aligned', 1)
  define(next, 'OpUntypedPtrAccessChainKHR', pointer(code), byte, here, one)
  define(nextTo, 'OpUntypedPtrAccessChainKHR', pointer(code), byte, there, one)
  const ends = add('OpPtrEqual', plain.scalar('bool').id, next, end)
  add('OpBranchConditional', ends, done, head)
  define(done, 'OpLabel')
}

/** Pieces of code by name, as compilers of C make them of pointers that say nothing of their pointees. */
const opaqueCode: Readonly<Record<string, (code: OpaqueFunction) => void>> = {
  memcpy: ({ add, to, from, size }) => void add('OpCopyMemorySized', to, from, size, 'Aligned', 4),
  loop,
  'member-of-a-structure': (code) => {
    const { world, add, from } = code
    const { plain, uint } = world
    const member = plain.array(plain.scalar('float'), 4)
    const structure = plain.structure(plain.scalar('uint'), member).id
    const zero = uint(0)
    const element = add(
      'OpUntypedInBoundsPtrAccessChainKHR',
      pointer(code),
      structure,
      from,
      zero,
      uint(1),
      uint(3),
    )
    add('OpLoad', plain.scalar('float').id, element, 'Aligned', 4)
  },
  'bytes-on': (code) => {
    const { world, add, from, size } = code
    const halfway = bytesOn(code, from, size)
    add('OpLoad', world.plain.vector(world.plain.scalar('uint'), 4).id, halfway, 'Aligned', 16)
  },
  'atomic-at-an-offset': (code) => {
    const { world, add, to, size } = code
    const increment = atomics.get('OpAtomicIIncrement')
    const counter = bytesOn(code, to, size)
    if (increment !== undefined) {
      addAtomic(world, add, increment, counter, world.plain.scalar('uint').id)
    }
  },
  'address-space-cast': ({ world, add, from }) => {
    const generic = add('OpPtrCastToGeneric', world.pointer('Generic'), from)
    const local = world.pointer('Workgroup')
    const cast = add('OpGenericCastToPtrExplicit', local, generic, 'Workgroup')
    add('OpLoad', world.plain.scalar('uint').id, cast, 'Aligned', 4)
  },
  'pointer-to-integer-and-back': (code) => {
    const { world, add, from, size } = code
    const type = world.builder.typeOf(size) ?? 0
    const address = add('OpConvertPtrToU', type, from)
    const aligned = add('OpBitwiseAnd', type, address, world.builder.constant(type, 0xffff_fff0))
    const back = add('OpConvertUToPtr', pointer(code), aligned)
    add('OpLoad', world.plain.scalar('uint').id, back, 'Aligned', 16)
  },
  select: (code) => {
    const { world, add, from, to } = code
    const boolean = world.plain.scalar('bool').id
    const same = add('OpPtrNotEqual', boolean, from, to)
    const chosen = add('OpSelect', pointer(code), same, from, to)
    add('OpStore', chosen, world.uint(1), 'Aligned', 4)
  },
  distance: (code) => {
    const { world, add, from, to, size } = code
    add('OpPtrDiff', world.builder.typeOf(size) ?? 0, to, from)
  },
  prefetch: ({ add, from, size }) => void add('OpUntypedPrefetchKHR', from, size),
}

const sizes = ['constant', 'spec-constant', 'spec-operation', 'loaded', 'computed'] as const

const lengths = Object.keys(constantSources).filter((name) => name !== 'null')

export const generators: readonly Generator[] = [
  {
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
      const { ground, class: storageClass } = places[place] ?? {
        ground: 'shader',
        class: 'Private',
      }
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
  },
  {
    name: 'opaque-pointer-functions',
    rule: 'copy-memory-sized-copies-bytes',
    alsoApplies: ['untyped-access-behaves-as-typed-access'],
    summary:
      'functions of pointers that do not say what they point to, as compilers of C emit them',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const code = choices.pick('code', Object.keys(opaqueCode))
      const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'] as const)
      const minor = choices.pick('minor', [6, 4])

      const world = createWorld(ground, { minor })
      const { builder, plain } = world
      const size = plain.scalar(ground === 'kernel-32' ? 'uint' : 'ulong').id
      const pointer = world.pointer('CrossWorkgroup')
      const resultType = builder.type('OpTypeVoid')
      const data = plain.array(plain.scalar('uint'), 16).id
      const given = [1, 2].map(() => pointerInto(world, 'CrossWorkgroup', 'untyped', data))
      const id = builder.id()
      builder.add('OpFunctionCall', resultType, id, ...given, builder.constant(size, 32))
      return finishWithFunction(world, {
        id,
        resultType,
        parameterTypes: [pointer, pointer, size],
        body([from = 0, to = 0, bytes = 0]) {
          const { add, define } = builder
          opaqueCode[code]?.({ world, add, define, from, to, size: bytes })
          return undefined
        },
      })
    },
  },
  {
    name: 'specialized-copies',
    rule: 'copy-memory-sized-copies-bytes',
    alsoApplies: ['copy-memory-sized-has-a-capability', 'data-type-is-a-type'],
    summary: 'sizes that are copied, and lengths of the arrays, come from specialization constants',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const size = choices.pick('size', sizes)
      const length = choices.pick('length', lengths)
      const target = choices.pick('target', kinds)
      const source = choices.pick('source', kinds)
      const minor = choices.pick('minor', size === 'constant' ? [6, 0] : [6])

      const world = createWorld('shader', { minor })
      const { builder, plain } = world
      const uint = plain.scalar('uint').id
      const array = builder.add('OpTypeArray', uint, integerFrom(length, world, uint, 16))
      const to = variableIn(world, 'Private', target, array)
      const from = variableIn(world, 'Function', source, array)
      builder.add('OpCopyMemorySized', to, from, integerFrom(size, world, uint, 32))
      return world.finish()
    },
  },
]
