import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { typeOf } from '../mutate/type-of.ts'
import { baseTypeOf, pickChainGround } from './shared/chain-bases.ts'
import { addChain, type ChainForm, chainAt, chainsOf, withBaseType } from './shared/chains.ts'
import { goodLayout, layoutNames } from './shared/good-layouts.ts'
import {
  arraysOfMatrices,
  bareMatrices,
  brokenBuffers,
  brokenLayouts,
  type Draw,
  drawIn,
  drawnWays,
  drawWays,
  type SketchMember,
} from './shared/layouts.ts'
import { pointerInto, variableIn } from './shared/pointer-into.ts'
import { pointerShape, storageClassName } from './shared/pointers.ts'
import { withStructure } from './shared/types.ts'
import { explicitVariables, variableWords } from './shared/variables.ts'
import { createWorld, isExplicit, isReadOnly, load, store } from './shared/world.ts'

type Members = (s: Parameters<Draw>[0]) => readonly SketchMember[]

/** Members of blocks that end in a run-time array, laid out at the bounds of what that means. */
const layouts: Readonly<Record<string, Members>> = {
  alone: (s) => [{ type: s.runTimeArray(s.uint(), 4), offset: 0 }],
  'far-from-the-beginning': (s) => [{ type: s.runTimeArray(s.uint(), 4), offset: 1024 }],
  'with-gaps': (s) => [{ type: s.runTimeArray(s.uint(), 256), offset: 0 }],
  // 12 bytes from 0.
  'tight-behind-a-vector': (s) => [
    { type: s.vector(3), offset: 0 },
    { type: s.runTimeArray(s.uint(), 4), offset: 12 },
  ],
  'behind-members-out-of-order': (s) => [
    { type: s.uint(), offset: 4 },
    { type: s.uint(), offset: 0 },
    { type: s.runTimeArray(s.vector(2), 8), offset: 8 },
  ],
  'behind-a-matrix': (s) => [
    { type: s.matrix(3, 2), offset: 0, matrixStride: 16, major: 'RowMajor' },
    { type: s.runTimeArray(s.vector(4), 16), offset: 48 },
  ],
  'of-matrices': (s) => [
    {
      type: s.runTimeArray(s.matrix(2, 4), 32),
      offset: 0,
      matrixStride: 16,
      major: 'ColMajor',
    },
  ],
  'of-structures': (s) => {
    const element = s.structure([
      { type: s.uint(), offset: 0 },
      { type: s.array(s.uint(), 2, 4), offset: 8 },
    ])
    return [{ type: s.runTimeArray(element, 16), offset: 0 }]
  },
}

export const generators: readonly Generator[] = [
  {
    name: 'array-lengths-with-layout',
    rule: 'array-length-structure-is-explicitly-laid-out',
    alsoApplies: ['array-length-structure-is-a-block', 'array-length-member-is-the-last'],
    summary: 'the structure whose array is measured is laid out explicitly, tightly or loosely',
    build(choices) {
      const layout = choices.pick('layout', Object.keys(layouts))
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const same = choices.pick('data-type', ['the-structure', 'none'])

      const world = createWorld('shader')
      let count = 0
      const block = drawIn(world, (s) => {
        const members = layouts[layout]?.(s) ?? []
        count = members.length
        return s.structure(members, 'Block')
      })
      const pointer = world.pointer(storageClass)
      const buffer =
        same === 'none'
          ? world.untypedVariable(pointer, storageClass)
          : variableIn(world, storageClass, 'untyped', block)
      if (same === 'none') world.describe(buffer)
      const uint = world.plain.scalar('uint').id
      world.builder.add('OpUntypedArrayLengthKHR', uint, block, buffer, count - 1)
      return world.finish()
    },
  },
  {
    name: 'base-types-with-layout',
    rule: 'base-type-is-explicitly-laid-out',
    alsoApplies: [
      'data-type-and-base-type-are-no-array-of-matrices',
      'base-type-is-no-matrix',
      'chain-base-type-is-a-type',
      'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    ],
    ruleFor: ({ chain }) =>
      chain === 'in-bounds-ptr-access'
        ? 'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules'
        : undefined,
    summary: 'chains have explicitly laid out base types, whatever the variable is made of',
    build(choices) {
      const where = pickChainGround(choices, [
        'shader',
        'variable-pointers',
        'physical-storage-buffer',
        'physical-shader',
      ])
      const layout = choices.pick('base-type', layoutNames)

      const { ground, storageClass, form } = where
      const world = createWorld(ground)
      const types = world.types(storageClass)
      const data = types.array(types.scalar('uint'), 32)
      const resultType = baseTypeOf(world, where, data.size)
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: drawIn(world, goodLayout(layout)),
        base: pointerInto(world, storageClass, 'untyped', data.id, resultType),
      })
      return world.finish()
    },
  },
  {
    name: 'matrices-in-chains',
    rule: 'base-type-is-no-matrix',
    alsoApplies: ['base-type-is-explicitly-laid-out', 'chain-base-type-is-a-type'],
    summary:
      'chains reach columns and components through a structure, or where there is no layout a matrix',
    build(choices) {
      const where = pickChainGround(choices, [
        'shader',
        'physical-storage-buffer',
        'physical-shader',
      ])
      const { ground, storageClass, form } = where
      const bare = choices.pick(
        'base-type',
        isExplicit(storageClass) ? ['structure'] : ['structure', 'matrix'],
      )
      const depth = choices.pick('reached', ['column', 'component'])
      const used = choices.pick('used', [true, false])

      const world = createWorld(ground)
      const types = world.types(storageClass)
      const float = types.scalar('float')
      const column = types.vector(float, 4)
      const matrix = types.matrix(column, 3)
      const structure = types.structure(matrix)
      const resultType = baseTypeOf(world, where, structure.size)
      const data = types.array(types.scalar('uint'), 16).id
      const path = [...(bare === 'structure' ? [0] : []), 2, ...(depth === 'component' ? [3] : [])]
      const pointer = addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: bare === 'structure' ? structure.id : matrix.id,
        base: pointerInto(world, storageClass, 'untyped', data, resultType),
        indexes: path.map(world.uint),
      })
      if (used) {
        const type = depth === 'column' ? column : float
        const object = load(world, storageClass, type, pointer)
        if (!isReadOnly(storageClass)) store(world, storageClass, type, pointer, object)
      }
      return world.finish()
    },
  },
]

/** Ordinals of the chains of those forms whose base is in one of the four storage classes. */
function explicitChains(module: Module, forms: readonly ChainForm[]): readonly number[] {
  return chainsOf(module, forms).filter((at) => {
    const shape = pointerShape(module, typeOf(module, chainAt(module, at)?.base ?? 0))
    return isExplicit(storageClassName(shape?.storageClass))
  })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'array-length-structure-not-laid-out',
    rule: 'array-length-structure-is-explicitly-laid-out',
    summary: 'the structure whose array is measured lacks a part of its layout, or contradicts it',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
    ways: drawnWays(brokenBuffers, withStructure),
  }),
  mutatorOf({
    name: 'base-type-matrix',
    rule: 'base-type-is-no-matrix',
    summary: 'the base type of a chain in memory with a layout is a matrix',
    ordinals: (module) => explicitChains(module, ['access', 'in-bounds-access', 'ptr-access']),
    ways: drawnWays(bareMatrices, withBaseType),
  }),
  mutatorOf({
    name: 'base-type-not-laid-out',
    rule: 'base-type-is-explicitly-laid-out',
    summary: 'the base type of a chain lacks a part of its layout, or contradicts it',
    ordinals: (module) => explicitChains(module, ['access', 'in-bounds-access', 'ptr-access']),
    ways: drawnWays(brokenLayouts, withBaseType),
  }),
  mutatorOf({
    name: 'base-type-of-matrices',
    rule: 'data-type-and-base-type-are-no-array-of-matrices',
    summary: 'the base type of a chain in memory with a layout is an array of matrices',
    ordinals: (module) => explicitChains(module, ['access', 'in-bounds-access', 'ptr-access']),
    ways: drawnWays(
      {
        ...arraysOfMatrices,
        'run-time-array': (s) => s.runTimeArray(s.matrix(2, 2), 16),
      },
      withBaseType,
    ),
  }),
  mutatorOf({
    name: 'data-type-of-matrices',
    rule: 'data-type-and-base-type-are-no-array-of-matrices',
    summary: 'the data type of a variable in memory with a layout is an array of matrices',
    ordinals: explicitVariables,
    ways: drawWays(variableWords.dataType, arraysOfMatrices),
  }),
  mutatorOf({
    name: 'in-bounds-ptr-base-type',
    rule: 'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    summary: 'the base type of an in-bounds pointer access chain is a matrix, or not laid out',
    ordinals: (module) => explicitChains(module, ['in-bounds-ptr-access']),
    ways: drawnWays({ ...brokenLayouts, matrix: bareMatrices['two-by-two'] }, withBaseType),
  }),
]
