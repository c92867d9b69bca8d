import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { isUnused } from '../mutate/is-unused.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { typeOf } from '../mutate/type-of.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { chainAt, chainsOf } from './shared/chains.ts'
import { goodLayouts } from './shared/good-layouts.ts'
import { laidOutPlace } from './shared/laid-out-place.ts'
import {
  arraysOfMatrices,
  bareMatrices,
  brokenLayouts,
  type Draw,
  drawWays,
} from './shared/layouts.ts'
import { pointerShape, storageClassName } from './shared/pointers.ts'
import {
  createWorld,
  type GroundName,
  isExplicit,
  isReadOnly,
  load,
  store,
} from './shared/world.ts'

const grounds: Readonly<Record<string, GroundName>> = {
  StorageBuffer: 'shader',
  Uniform: 'shader',
  PushConstant: 'shader',
  PhysicalStorageBuffer: 'physical-storage-buffer',
}

const groundOf: Readonly<Record<string, GroundName>> = {
  StorageBuffer: 'shader',
  PhysicalStorageBuffer: 'physical-storage-buffer',
}

export const generators: readonly Generator[] = [
  {
    name: 'loads-and-stores-with-layout',
    rule: 'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    alsoApplies: [
      'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
      'data-type-is-explicitly-laid-out',
    ],
    summary: 'objects of explicitly laid out types are loaded, and some of them stored again',
    build(choices) {
      const storageClass = choices.pick('storage-class', Object.keys(grounds))
      const layout = choices.pick('type', Object.keys(goodLayouts) as (keyof typeof goodLayouts)[])
      const stores = choices.pick('stored', isReadOnly(storageClass) ? [false] : [false, true])

      const world = createWorld(grounds[storageClass] ?? 'shader')
      const { pointer, type } = laidOutPlace(world, storageClass, goodLayouts[layout])
      const object = load(world, storageClass, type, pointer)
      if (stores) store(world, storageClass, type, pointer, object)
      return world.finish()
    },
  },
  {
    name: 'stores-with-layout',
    rule: 'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    alsoApplies: [
      'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
      'data-type-is-explicitly-laid-out',
    ],
    summary: 'constants of explicitly laid out types are stored',
    build(choices) {
      const storageClass = choices.pick('storage-class', Object.keys(groundOf))
      const layout = choices.pick('type', Object.keys(goodLayouts) as (keyof typeof goodLayouts)[])
      const value = choices.pick('object', ['OpConstantNull', 'OpUndef'])

      const world = createWorld(groundOf[storageClass] ?? 'shader')
      const { pointer, type } = laidOutPlace(world, storageClass, goodLayouts[layout])
      store(world, storageClass, type, pointer, world.builder.place('declaration', value, type.id))
      return world.finish()
    },
  },
]

/** True of an untyped pointer into one of the four storage classes. */
function isExplicitUntyped(module: Module, pointer: number | undefined): boolean {
  const shape = pointerShape(module, typeOf(module, pointer ?? 0))
  return shape?.kind === 'untyped' && isExplicit(storageClassName(shape.storageClass))
}

/** Ordinals of the loads through untyped pointers into one of the four storage classes. */
function explicitLoads(module: Module): readonly number[] {
  return ordinalsOf(module, 'OpLoad').filter((at) =>
    isExplicitUntyped(module, module.instructions[at]?.words[2]),
  )
}

/** Ordinals of the stores through such pointers. */
function explicitStores(module: Module): readonly number[] {
  return ordinalsOf(module, 'OpStore').filter((at) =>
    isExplicitUntyped(module, module.instructions[at]?.words[0]),
  )
}

function isOfMatrices(module: Module, type: number | undefined): boolean {
  const shape = typeShape(module, type ?? 0)
  return (
    shape?.kind === 'matrix' || (shape?.kind === 'array' && isOfMatrices(module, shape.constituent))
  )
}

/** Whether a module is valid by the versions that forbid bare matrices: no chain starts at one, and none is accessed. */
function hasNoBareMatrix(module: Module): boolean {
  const baseTypes = chainsOf(module).map((at) => chainAt(module, at)?.baseType)
  const loaded = explicitLoads(module).map((at) => module.instructions[at]?.words[0])
  const stored = explicitStores(module).map((at) =>
    typeOf(module, module.instructions[at]?.words[1] ?? 0),
  )
  return ![...baseTypes, ...loaded, ...stored].some((type) => isOfMatrices(module, type))
}

const objectWord = 1

/** Null constants of those types. */
const objects = Object.fromEntries(
  Object.entries(brokenLayouts).map(([name, draw]): [string, Draw] => [
    name,
    (s) => s.add('OpConstantNull', draw(s)),
  ]),
)

const matrixObjects = Object.fromEntries(
  Object.entries({ ...bareMatrices, ...arraysOfMatrices }).map(([name, draw]): [string, Draw] => [
    name,
    (s) => s.add('OpConstantNull', draw(s)),
  ]),
)

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'load-not-laid-out',
    rule: 'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'the type that is loaded lacks a part of its layout, or contradicts it',
    ordinals: (module) =>
      explicitLoads(module).filter((at) =>
        isUnused(module, module.instructions[at]?.words[1] ?? 0),
      ),
    ways: drawWays(0, brokenLayouts),
  }),
  mutatorOf({
    name: 'load-of-bare-matrix',
    rule: 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
    summary: 'a matrix, or an array of matrices, is loaded from memory with a layout',
    ordinals: (module) =>
      explicitLoads(module).filter(
        (at) => isUnused(module, module.instructions[at]?.words[1] ?? 0) && hasNoBareMatrix(module),
      ),
    ways: drawWays(0, { ...bareMatrices, ...arraysOfMatrices }),
  }),
  mutatorOf({
    name: 'store-not-laid-out',
    rule: 'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'the type that is stored lacks a part of its layout, or contradicts it',
    ordinals: explicitStores,
    ways: drawWays(objectWord, objects),
  }),
  mutatorOf({
    name: 'store-of-bare-matrix',
    rule: 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
    summary: 'a matrix, or an array of matrices, is stored to memory with a layout',
    ordinals: (module) => (hasNoBareMatrix(module) ? explicitStores(module) : []),
    ways: drawWays(objectWord, matrixObjects),
  }),
]
