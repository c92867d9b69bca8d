import { scalarNamed } from '../builder/scalars.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { baseTypeOf, pickChainGround } from './shared/chain-bases.ts'
import {
  accessForms,
  addChain,
  chainAt,
  chainForms,
  chainsOf,
  chainWords,
  ptrForms,
  walk,
} from './shared/chains.ts'
import { integerFrom, integerSources, integersOf } from './shared/functions.ts'
import { type Declare, operandWays, withOperand } from './shared/operands.ts'
import { pointerInto } from './shared/pointer-into.ts'
import { noIntegers, of, uintConstant, uintType } from './shared/things.ts'
import { arraysFrom, type LaidType, type Types } from './shared/types.ts'
import { createWorld } from './shared/world.ts'

/** A type to walk through, and what it has at each depth: what an index of the path may be, at most. */
interface Composite {
  readonly type: LaidType
  /** The greatest index at each depth that selects a part. */
  readonly path: readonly number[]
}

type Make = (types: Types) => Composite

function float4({ scalar, vector }: Types): LaidType {
  return vector(scalar('float'), 4)
}

/** Types by what they consist of; the layout is that of the `types` given. */
const composites = {
  scalar: ({ scalar }) => ({ type: scalar('uint'), path: [] }),
  vector: (types) => ({ type: float4(types), path: [3] }),
  array: ({ array, scalar }) => ({ type: array(scalar('uint'), 5), path: [4] }),
  'array-of-vectors': (types) => ({ type: types.array(float4(types), 2), path: [1, 3] }),
  'array-of-arrays': ({ array, scalar }) => ({
    type: array(array(array(scalar('float'), 2), 3), 4),
    path: [3, 2, 1],
  }),
  structure: ({ structure, scalar }) => ({
    type: structure(scalar('uint'), scalar('float')),
    path: [1],
  }),
  'nested-structures': (types) => {
    const { structure, scalar, array } = types
    const inner = structure(scalar('uint'), float4(types))
    return { type: structure(scalar('uint'), array(inner, 3)), path: [1, 2, 1, 3] }
  },
} as const satisfies Readonly<Record<string, Make>>

/** Types that only shaders have. */
const shaderComposites = {
  ...composites,
  'run-time-array': ({ runTimeArray, scalar }) => ({
    type: runTimeArray(scalar('uint')),
    path: [1000],
  }),
  'matrix-in-a-structure': ({ structure, matrix, vector, scalar }) => ({
    type: structure(scalar('uint'), matrix(vector(scalar('float'), 3), 2)),
    path: [1, 1, 2],
  }),
  'array-of-matrices-in-a-structure': ({ structure, array, matrix, vector, scalar }) => ({
    type: structure(array(matrix(vector(scalar('float'), 2), 4), 2)),
    path: [0, 1, 3, 1],
  }),
  block: (types) => {
    const { block, runTimeArray, structure, scalar } = types
    const row = structure(float4(types), scalar('uint'))
    return { type: block(scalar('uint'), runTimeArray(row)), path: [1, 77, 0, 3] }
  },
} as const satisfies Readonly<Record<string, Make>>

/** The composite with that name. */
function compositeNamed(name: string, types: Types): Composite {
  return (
    (shaderComposites as Readonly<Record<string, Make>>)[name]?.(types) ?? composites.scalar(types)
  )
}

/** Types whose first parts are alike, so that any index selects one. */
const alike = {
  shader: ['array', 'vector', 'run-time-array', 'array-of-vectors'],
  kernel: ['array', 'vector', 'array-of-vectors'],
} as const

const deepest = 4

/** Deep enough to be walked a few steps further than any chain has to be. */
const depth = 260

export const generators: readonly Generator[] = [
  {
    name: 'chain-elements',
    rule: 'element-is-a-scalar-integer',
    alsoApplies: [
      'ptr-access-chain-base-type-is-no-pointer-type',
      'chain-has-the-storage-class-of-its-base',
      'chain-index-is-a-scalar-integer',
    ],
    summary: 'the element of a pointer access chain is an integer of any type, constant or not',
    build(choices) {
      const where = pickChainGround(
        choices,
        ['kernel', 'physical-storage-buffer', 'variable-pointers', 'physical-shader'],
        ptrForms,
      )
      const { ground, storageClass, form } = where
      const integer = choices.pick(
        'element-type',
        integersOf(ground === 'kernel' ? 'kernel' : 'shader'),
      )
      const source = choices.pick('element', integerSources)
      const negative = choices.pick(
        'negative',
        source === 'constant' && scalarNamed(integer).signed ? [false, true] : [false],
      )
      const depth = choices.pick('indexes', [0, 1])

      const world = createWorld(ground)
      const types = world.types(storageClass)
      const pair = types.vector(types.scalar('float'), 2)
      const data = types.array(pair, 8)
      const resultType = baseTypeOf(world, where, pair.size)
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: pair.id,
        base: pointerInto(world, storageClass, 'untyped', data.id, resultType),
        element: integerFrom(source, world, world.plain.scalar(integer).id, negative ? -1 : 1),
        indexes: [world.uint(1)].slice(0, depth),
      })
      return world.finish()
    },
  },
  {
    name: 'chain-indexes',
    rule: 'chain-index-is-a-scalar-integer',
    alsoApplies: ['chain-stops-at-a-type-without-parts', 'chain-base-type-is-a-type'],
    summary: 'indexes into arrays and vectors are integers of every type, constant or not',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const integer = choices.pick('index-type', integersOf(ground))
      const source = choices.pick('index', integerSources)
      const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
      const name = choices.pick('base-type', alike[ground])

      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
      const world = createWorld(ground)
      const types = world.types(storageClass)
      const { type, path } = compositeNamed(name, types)
      const base = pointerInto(world, storageClass, 'untyped', type.id)
      const index = integerFrom(source, world, world.plain.scalar(integer).id, 1)
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: type.id,
        base,
        indexes: path.map(() => index),
      })
      return world.finish()
    },
  },
  {
    name: 'chain-walks',
    rule: 'chain-stops-at-a-type-without-parts',
    alsoApplies: [
      'chain-base-type-is-a-type',
      'access-chain-base-type-is-no-pointer-type',
      'base-type-is-explicitly-laid-out',
      'base-type-is-no-matrix',
      'chain-struct-index-is-an-op-constant',
      'chain-struct-index-selects-a-member',
    ],
    summary: 'indexes walk a base type of any kind to any depth, whatever the base points to',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const names = Object.keys(ground === 'shader' ? shaderComposites : composites)
      const name = choices.pick('base-type', names)
      const kind = choices.pick('base', ['untyped', 'typed'])
      const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
      const depth = choices.pick('depth', ['full', 'one-less', 'none'])

      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
      const world = createWorld(ground)
      const types = world.types(storageClass)
      const { type, path } = compositeNamed(name, types)
      // The memory is words: what is walked is nothing of what the variable is made of.
      const words = types.array(types.scalar('uint'), 64)
      const base = pointerInto(world, storageClass, kind, words.id)
      const length = { full: deepest, 'one-less': Math.max(0, path.length - 1), none: 0 }[depth]
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: type.id,
        base,
        indexes: path.slice(0, length).map(world.uint),
      })
      return world.finish()
    },
  },
  {
    name: 'deep-chains',
    rule: 'untyped-chain-has-at-most-255-indexes',
    alsoApplies: ['chain-stops-at-a-type-without-parts', 'chain-index-is-a-scalar-integer'],
    summary: 'chains have as many indexes as everybody has to accept, or one less',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
      const count = choices.pick('indexes', [255, 254])

      const storageClass = ground === 'shader' ? 'Private' : 'CrossWorkgroup'
      const world = createWorld(ground)
      const { scalar, array } = world.plain
      let type: LaidType = scalar('uint')
      for (let made = 0; made < depth; made++) type = array(type, 1)
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: type.id,
        base: pointerInto(world, storageClass, 'untyped', type.id),
        indexes: Array.from({ length: count }, () => world.uint(0)),
      })
      return world.finish()
    },
  },
]

/** True where the walk has come to a scalar. */
function isAtEnd(module: Module, at: number): boolean {
  const reached = walk(module, at)?.reached
  return ['bool', 'integer', 'float'].includes(typeShape(module, reached).kind)
}

/** Appends that many times what is declared. */
function more(declare: Declare, count: number): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const added = graft(module, at)
    const index = declare(added, module, at)
    if (index === undefined || instruction === undefined) return undefined
    const { module: wider, shift } = added.done()
    const words = [...instruction.words, ...Array.from({ length: count }, () => index)]
    return replaceInstruction(wider, at + shift, { ...instruction, words })
  }
}

const zero = of(uintType, 'OpConstantNull')

/** Puts it in the place of the last index. */
function last(declare: Declare): Way {
  return (module, at) => {
    const step = walk(module, at)?.steps.at(-1)
    return step === undefined ? undefined : withOperand(module, at, step.word, declare)
  }
}

/** Puts it in the place of the first of several indexes. */
function firstOfSeveral(declare: Declare): Way {
  return (module, at) => {
    const steps = walk(module, at)?.steps ?? []
    const [step] = steps
    return step === undefined || steps.length < 2
      ? undefined
      : withOperand(module, at, step.word, declare)
  }
}

const most = 255

/** The module whose chain goes on with its last index until it has that many. */
function lengthened(module: Module, at: number, count: number): Module | undefined {
  const instruction = module.instructions[at]
  const reached = walk(module, at)
  const index = reached?.steps.at(-1)?.index
  const more = count - (reached?.steps.length ?? count)
  if (instruction === undefined || index === undefined || more < 1) return undefined
  if (arraysFrom(module, reached?.reached).length <= more) return undefined
  const words = [...instruction.words, ...Array.from({ length: more }, () => index)]
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'chain-index-beyond-the-last',
    rule: 'chain-stops-at-a-type-without-parts',
    summary: 'an index is left when the walk has come to a scalar',
    ordinals: (module) =>
      chainsOf(module).filter((at) => chainAt(module, at) !== undefined && isAtEnd(module, at)),
    ways: {
      zero: more(zero, 1),
      constant: more(uintConstant, 1),
      unknown: more(of(uintType, 'OpUndef'), 1),
      several: more(zero, 3),
    },
  }),
  mutatorOf({
    name: 'chain-index-not-integer',
    rule: 'chain-index-is-a-scalar-integer',
    summary: 'an index of a chain is no scalar integer',
    ordinals: (module) =>
      chainsOf(module).filter((at) => chainAt(module, at)?.indexes.length !== 0),
    ways: {
      ...Object.fromEntries(
        Object.entries(noIntegers).map(([variant, declare]) => [variant, last(declare)]),
      ),
      'first-of-several': firstOfSeveral(noIntegers['floating-point']),
    },
  }),
  mutatorOf({
    name: 'chain-with-too-many-indexes',
    rule: 'untyped-chain-has-at-most-255-indexes',
    summary: 'a chain has more indexes than everybody has to accept',
    ordinals: (module) =>
      chainsOf(module).filter((at) => chainAt(module, at)?.indexes.length === most),
    ways: {
      '256-indexes': (module, at) => lengthened(module, at, most + 1),
      '258-indexes': (module, at) => lengthened(module, at, most + 3),
    },
  }),
  mutatorOf({
    name: 'element-not-integer',
    rule: 'element-is-a-scalar-integer',
    summary: 'the element of a pointer access chain is no scalar integer',
    ordinals: (module) => chainsOf(module, ptrForms),
    ways: operandWays(chainWords.element, noIntegers),
  }),
]
