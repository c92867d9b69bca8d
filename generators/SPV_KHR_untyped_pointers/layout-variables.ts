import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { goodLayout, layoutNames } from './shared/good-layouts.ts'
import { bareMatrices, brokenLayouts, drawIn, drawWays } from './shared/layouts.ts'
import { variableIn } from './shared/pointer-into.ts'
import type { LaidType, Types } from './shared/types.ts'
import { addVariable, explicitVariables, variableWords } from './shared/variables.ts'
import { createWorld, isExplicit, load } from './shared/world.ts'

function matrix(columns: number, components: number): (types: Types) => LaidType {
  return (types) => types.matrix(types.vector(types.scalar('float'), components), columns)
}

const sizes = {
  'two-by-two': matrix(2, 2),
  'three-by-four': matrix(3, 4),
  'four-by-four': matrix(4, 4),
} as const

export const generators: readonly Generator[] = [
  {
    name: 'data-types-with-layout',
    rule: 'data-type-is-explicitly-laid-out',
    alsoApplies: [
      'data-type-and-base-type-are-no-array-of-matrices',
      'data-type-is-no-matrix',
      'data-type-is-a-type',
    ],
    summary: 'variables have explicitly laid out data types, tight ones and loose ones',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const layout = choices.pick('data-type', layoutNames)
      const storageClass = choices.pick('storage-class', [
        'StorageBuffer',
        'Uniform',
        'PushConstant',
      ])
      const minor = choices.pick('minor', [6, 3, 0])

      const world = createWorld('shader', { minor })
      variableIn(world, storageClass, 'untyped', drawIn(world, goodLayout(layout)))
      return world.finish()
    },
  },
  {
    name: 'matrices-in-variables',
    rule: 'data-type-is-no-matrix',
    alsoApplies: ['data-type-is-explicitly-laid-out', 'data-type-is-a-type'],
    summary: 'variables with a layout have matrices in structures only, others are matrices too',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'StorageBuffer',
        'Uniform',
        'PushConstant',
        'Private',
        'Function',
        'Workgroup',
        'Input',
        'Output',
      ])
      const wraps = ['structure', 'array-in-a-structure'] as const
      const wrap = choices.pick(
        'data-type',
        isExplicit(storageClass) ? wraps : (['matrix', 'array', ...wraps] as const),
      )
      const size = choices.pick('size', ['two-by-two', 'three-by-four', 'four-by-four'])
      const used = choices.pick('used', isExplicit(storageClass) ? [false] : [false, true])

      const world = createWorld('shader')
      const types = world.types(storageClass)
      const bare = sizes[size](types)
      const dataType = {
        matrix: () => bare,
        array: () => types.array(bare, 2),
        structure: () => types.structure(types.scalar('uint'), bare),
        'array-in-a-structure': () => types.structure(types.array(bare, 3)),
      }[wrap]().id
      const variable = addVariable(world, storageClass, world.pointer(storageClass), dataType)
      if (used) load(world, storageClass, bare, variable)
      return world.finish()
    },
  },
]

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'data-type-matrix',
    rule: 'data-type-is-no-matrix',
    summary: 'the data type of a variable in memory with a layout is a matrix',
    ordinals: explicitVariables,
    ways: drawWays(variableWords.dataType, bareMatrices),
  }),
  mutatorOf({
    name: 'data-type-not-laid-out',
    rule: 'data-type-is-explicitly-laid-out',
    summary: 'the data type of a variable lacks a part of its layout, or contradicts it',
    ordinals: explicitVariables,
    ways: drawWays(variableWords.dataType, brokenLayouts),
  }),
]
