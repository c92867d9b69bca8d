import { opcodeOf } from '#spec/grammar/opcodes'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { type TypeShape, typeShape } from '../mutate/type-shape.ts'
import {
  createMatrixWorld,
  loadAndStore,
  type MatrixPlace,
  matrixAccesses,
  matrixPlaces,
  matrixPointer,
  matrixType,
  matrixWordsAt,
} from './shared/cooperative-matrices.ts'
import { type Declare, withInserted, withOperand } from './shared/operands.ts'
import { notNumerical } from './shared/other-types.ts'
import { pointerInto, pointerType, variableIn } from './shared/pointer-into.ts'
import {
  globalPointers,
  isLogical,
  isPhysical,
  type Pointer,
  pointerAt,
  pointerWith,
} from './shared/pointers.ts'
import { type LaidType, objectType } from './shared/types.ts'
import type { World } from './shared/world.ts'

interface Path {
  /** The data, and the indexes that lead from it to an element. */
  readonly data: LaidType
  readonly indexes: readonly number[]
}

/** How an array lies in the data. */
const arrays: Readonly<Record<string, (world: World, element: LaidType) => Path>> = {
  array: ({ laid }, element) => ({ data: laid.array(element, 64), indexes: [3] }),
  'array-in-a-block': ({ laid }, element) => ({
    data: laid.block(element, laid.array(element, 64)),
    indexes: [1, 0],
  }),
  'run-time-array': ({ laid }, element) => ({
    data: laid.block(laid.runTimeArray(element)),
    indexes: [0, 7],
  }),
  'array-of-arrays': ({ laid }, element) => ({
    data: laid.array(laid.array(element, 16), 16),
    indexes: [2, 4],
  }),
  'member-of-an-element': ({ laid }, element) => ({
    data: laid.array(laid.structure(element, element), 16),
    indexes: [2, 1],
  }),
}

const chains = ['OpAccessChain', 'OpInBoundsAccessChain', 'in-two-steps', 'copied'] as const

const places = [
  'storage-buffer',
  'global',
  'physical-storage-buffer',
] as const satisfies readonly MatrixPlace[]

export const generators: readonly Generator[] = [
  {
    name: 'matrix-arrays',
    rule: 'cooperative-matrix-typed-pointer-points-into-an-array',
    alsoApplies: ['cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector'],
    summary: 'typed pointers lead into arrays on every way, untyped ones need not',
    build(choices) {
      const place: MatrixPlace = 'storage-buffer'
      const array = choices.pick('array', [...Object.keys(arrays), 'none'])
      const chain = choices.pick('chain', array === 'none' ? ['untyped'] : chains)

      const world = createMatrixWorld(place)
      const { builder, laid } = world
      const { storageClass } = matrixPlaces[place]
      const element = laid.scalar('float')
      const type = matrixType(world, element.id)
      // What stands in no array, as typed pointers to matrices must not point to.
      variableIn(world, storageClass, 'typed', element.id)
      variableIn(world, storageClass, 'typed', laid.vector(element, 4).id)
      variableIn(world, storageClass, 'typed', laid.structure(element, element).id)
      const typed = pointerType(world, storageClass, 'typed', element.id)
      const way = arrays[array]?.(world, element)
      let pointer: number
      if (way === undefined) {
        const block = laid.block(element, element).id
        const base = pointerInto(world, storageClass, 'untyped', block)
        pointer = builder.add(
          'OpUntypedAccessChainKHR',
          world.pointer(storageClass),
          block,
          base,
          world.uint(1),
        )
      } else {
        const base = pointerInto(world, storageClass, 'typed', way.data.id)
        const indexes = way.indexes.map((index) => world.uint(index))
        const name = chain === 'OpInBoundsAccessChain' ? chain : 'OpAccessChain'
        pointer = builder.add(name, typed, base, ...indexes)
        if (chain === 'in-two-steps') pointer = builder.add('OpAccessChain', typed, pointer)
        if (chain === 'copied') pointer = builder.add('OpCopyObject', typed, pointer)
      }
      loadAndStore(world, storageClass, type, pointer, world.uint(16))
      return world.finish()
    },
  },
  {
    name: 'matrix-pointees',
    rule: 'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
    alsoApplies: ['cooperative-matrix-pointer-is-a-pointer'],
    summary:
      'typed pointers to matrices point to scalars and vectors of any kind, untyped ones into anything',
    build(choices) {
      const place = choices.pick('place', places)
      const pointer = choices.pick('pointer', ['typed-scalar', 'typed-vector', 'untyped'])
      const data = choices.pick(
        'data',
        {
          'typed-scalar': ['float', 'uint', 'ushort'],
          'typed-vector': ['float', 'uint'],
          untyped: ['structure', 'array', 'vector', 'integer'],
        }[pointer] ?? [],
      )

      const world = createMatrixWorld(place)
      const { storageClass } = matrixPlaces[place]
      const types = world.types(storageClass)
      const type = matrixType(world, types.scalar('float').id)
      const untyped = pointer === 'untyped'
      const scalar = untyped ? objectType(types, data) : types.scalar(data)
      const element = pointer === 'typed-vector' ? types.vector(scalar, 4) : scalar
      const kind = untyped ? 'untyped' : 'typed'
      const begin = matrixPointer(world, storageClass, { kind, element, isElement: true })
      loadAndStore(world, storageClass, type, begin, world.uint(32))
      return world.finish()
    },
  },
]

/** A typed variable like the one that is pointed into, with data that `which` holds of. */
function variable(
  module: Module,
  at: number,
  which: (shape: TypeShape) => boolean,
): { readonly pointer: Pointer; readonly shape: TypeShape; readonly word: number } | undefined {
  const word = matrixWordsAt(module, at)?.pointer
  const old = word === undefined ? undefined : pointerAt(module, at, word)
  if (word === undefined || old?.kind !== 'typed') return undefined
  const pointer = globalPointers(module).find(
    ({ storageClass, pointee }) =>
      storageClass === old.storageClass && which(typeShape(module, pointee)),
  )
  return pointer && { pointer, shape: typeShape(module, pointer.pointee), word }
}

/** The variable itself. */
function whole(...kinds: readonly TypeShape['kind'][]): Way {
  return (module, at) => {
    const found = variable(module, at, ({ kind }) => kinds.includes(kind))
    return found && withOperand(module, at, found.word, () => found.pointer.id)
  }
}

/** The first part of the variable. */
function part(which: (shape: TypeShape) => number | undefined): Way {
  return (module, at) => {
    const isNumber = (type: number | undefined) =>
      ['integer', 'float'].includes(typeShape(module, type).kind)
    const found = variable(module, at, (shape) => isNumber(which(shape)))
    const type = found && which(found.shape)
    if (found === undefined || type === undefined) return undefined
    const { pointer, word } = found
    return withInserted(module, at, (declare) => {
      const integer = declare.type('OpTypeInt', 32, 0)
      if (integer === undefined) return undefined
      const zero = declare.add('OpConstant', integer, 0)
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [word]: put('OpAccessChain', result, pointer.id, zero) })
    })
  }
}

const opAccessChain = opcodeOf('OpAccessChain')

function typedPointer(module: Module, at: number): (Pointer & { word: number }) | undefined {
  const word = matrixWordsAt(module, at)?.pointer
  const pointer = word === undefined ? undefined : pointerAt(module, at, word)
  return word === undefined || pointer?.kind !== 'typed' ? undefined : { ...pointer, word }
}

/** Casts a physical pointer to one to that type. */
function cast(declareType: Declare): Way {
  return (module, at) => {
    const pointer = typedPointer(module, at)
    if (pointer === undefined || isLogical(module, pointer.storageClass)) return undefined
    return withInserted(module, at, (declare) => {
      const type = declareType(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [pointer.word]: put('OpBitcast', result, pointer.id) })
    })
  }
}

/** The aggregate in an array that has what the chain of two indexes leads to. */
const around: Way = (module, at) => {
  const pointer = typedPointer(module, at)
  const chain = module.instructions.find(
    ({ opcode, words }) => opcode === opAccessChain && words[1] === pointer?.id,
  )
  const base = pointerWith(module, chain?.words[2])
  const outer = typeShape(module, base?.pointee)
  const index = chain?.words[3]
  if (pointer === undefined || chain?.words.length !== 5 || index === undefined) return undefined
  if (base === undefined || outer.kind !== 'array') return undefined
  return withInserted(module, at, (declare) => {
    const type = declare.add('OpTypePointer', base.storageClass, outer.constituent)
    return (put) => ({ [pointer.word]: put('OpAccessChain', type, base.id, index) })
  })
}

const { structure, array } = notNumerical

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'matrix-outside-arrays',
    rule: 'cooperative-matrix-typed-pointer-points-into-an-array',
    summary: 'a cooperative matrix is accessed through a typed pointer to what is in no array',
    ordinals: (module) => (declaresCapability(module, 'Shader') ? matrixAccesses(module) : []),
    ways: {
      'scalar-variable': whole('integer', 'float'),
      'vector-variable': whole('vector'),
      'component-of-a-vector': part((shape) =>
        shape.kind === 'vector' ? shape.constituent : undefined,
      ),
      'member-of-a-structure': part((shape) =>
        shape.kind === 'structure' ? shape.members[0] : undefined,
      ),
    },
  }),
  mutatorOf({
    name: 'matrix-pointer-to-aggregate',
    rule: 'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
    summary: 'a cooperative matrix is accessed through a typed pointer to an aggregate',
    ordinals: matrixAccesses,
    ways: {
      // Elsewhere they would have to be laid out.
      'cast-to-structure': cast((graft, module, at) =>
        isPhysical(module) ? structure(graft, module, at) : undefined,
      ),
      'cast-to-array': cast((graft, module, at) =>
        isPhysical(module) ? array(graft, module, at) : undefined,
      ),
      'cast-to-pointer': cast((graft, module, at) => {
        const shape = typedPointer(module, at)
        return shape === undefined
          ? undefined
          : graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
      }),
      'aggregate-around-the-element': around,
    },
  }),
]
