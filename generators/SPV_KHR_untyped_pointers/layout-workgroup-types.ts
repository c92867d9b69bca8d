import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { isUnused } from '../mutate/is-unused.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { typeOf } from '../mutate/type-of.ts'
import {
  accessForms,
  addChain,
  type ChainForm,
  chainAt,
  chainsOf,
  withBaseType,
} from './shared/chains.ts'
import { goodLayouts } from './shared/good-layouts.ts'
import { laidOutPlace } from './shared/laid-out-place.ts'
import {
  bareMatrices,
  brokenLayouts,
  type Draw,
  drawIn,
  drawnWays,
  drawWays,
} from './shared/layouts.ts'
import { basePointerType, kinds, pointerInto, variableIn } from './shared/pointer-into.ts'
import { pointerShape, storageClassName } from './shared/pointers.ts'
import { untypedVariablesOf, variableWords } from './shared/variables.ts'
import { createWorld, load, store } from './shared/world.ts'

const storageClass = 'Workgroup'

type Layout = Exclude<keyof typeof goodLayouts, 'block'>

/** No version asks for blocks here, and with one of them all variables would have to be blocks. */
const layouts = Object.keys(goodLayouts).filter((name) => name !== 'block') as Layout[]

const { 'stride-of-blocks': _, ...broken } = brokenLayouts

const chainGrounds = {
  access: 'shader',
  'in-bounds-access': 'shader',
  'ptr-access': 'variable-pointers',
} as const

export const generators: readonly Generator[] = [
  {
    name: 'workgroup-data-types',
    rule: 'workgroup-data-type-is-explicitly-laid-out',
    alsoApplies: ['untyped-variable-in-function-private-or-workgroup-has-a-data-type'],
    summary: 'untyped variables in Workgroup have explicitly laid out data types, none a block',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const layout = choices.pick('data-type', layouts)
      const typed = choices.pick('beside', ['nothing', 'typed'])
      const minor = choices.pick('minor', [6, 4, 0])

      const world = createWorld('shader', { minor })
      variableIn(world, storageClass, 'untyped', drawIn(world, goodLayouts[layout]))
      // A typed variable has a layout of no kind.
      if (typed === 'typed') {
        const plain = world.plain.structure(world.plain.scalar('uint')).id
        variableIn(world, storageClass, 'typed', plain)
      }
      return world.finish()
    },
  },
  {
    name: 'workgroup-base-types',
    rule: 'workgroup-base-type-is-explicitly-laid-out',
    alsoApplies: ['chain-base-type-is-a-type', 'chain-base-is-a-pointer'],
    summary: 'chains into Workgroup have explicitly laid out base types, from either kind of base',
    build(choices) {
      const form = choices.pick('chain', ['access', 'in-bounds-access', 'ptr-access'] as const)
      const layout = choices.pick('base-type', layouts)
      const kind = choices.pick('base', kinds)

      const world = createWorld(chainGrounds[form])
      const data = world.laid.array(world.laid.scalar('uint'), 32)
      const base = basePointerType(world, form, storageClass, kind, data)
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: drawIn(world, goodLayouts[layout]),
        base: pointerInto(world, storageClass, kind, data.id, base),
      })
      return world.finish()
    },
  },
  {
    name: 'workgroup-loads-and-stores',
    rule: 'load-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    alsoApplies: ['workgroup-data-type-is-explicitly-laid-out'],
    summary:
      'objects of explicitly laid out types are loaded from Workgroup, and some stored again',
    build(choices) {
      const layout = choices.pick('type', layouts)
      const stores = choices.pick('stored', [true, false])

      const world = createWorld('shader')
      const { pointer, type } = laidOutPlace(world, storageClass, goodLayouts[layout])
      const object = load(world, storageClass, type, pointer)
      if (stores) store(world, storageClass, type, pointer, object)
      return world.finish()
    },
  },
  {
    name: 'workgroup-stores',
    rule: 'store-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    alsoApplies: ['workgroup-data-type-is-explicitly-laid-out'],
    summary: 'constants of explicitly laid out types are stored to Workgroup',
    build(choices) {
      const layout = choices.pick('type', layouts)
      const value = choices.pick('object', ['OpConstantNull', 'OpUndef'])

      const world = createWorld('shader')
      const { pointer, type } = laidOutPlace(world, storageClass, goodLayouts[layout])
      store(world, storageClass, type, pointer, world.builder.place('declaration', value, type.id))
      return world.finish()
    },
  },
  {
    name: 'workgroup-variables-without-matrices',
    rule: 'workgroup-data-type-is-no-matrix',
    alsoApplies: ['workgroup-data-type-is-explicitly-laid-out'],
    summary: 'data types in Workgroup are numbers, vectors, and structures with matrices',
    build(choices) {
      const layout = choices.pick('data-type', ['column-major', 'vector', 'integer'] as const)
      const beside = choices.pick('beside', ['matrix-in-private', 'nothing'])
      const world = createWorld('shader')
      variableIn(world, storageClass, 'untyped', drawIn(world, goodLayouts[layout]))
      if (beside !== 'nothing')
        variableIn(
          world,
          'Private',
          'untyped',
          drawIn(world, (s) => s.matrix(2, 2)),
        )
      return world.finish()
    },
  },
  {
    name: 'workgroup-chains-without-matrices',
    rule: 'workgroup-base-type-is-no-matrix',
    alsoApplies: ['workgroup-base-type-is-explicitly-laid-out'],
    summary: 'chains into Workgroup go through structures with matrices, and end at vectors',
    build(choices) {
      const form = choices.pick('chain', accessForms)
      const layout = choices.pick('base-type', ['tight-columns', 'vector', 'integer'] as const)
      const world = createWorld('shader')
      const words = world.laid.array(world.laid.scalar('uint'), 32).id
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: drawIn(world, goodLayouts[layout]),
        base: pointerInto(world, storageClass, 'untyped', words),
      })
      return world.finish()
    },
  },
]

function isWorkgroup(module: Module, type: number | undefined): boolean {
  return storageClassName(pointerShape(module, type ?? 0)?.storageClass) === storageClass
}

/** Only shaders ask for a layout here. */
function inShader(module: Module, ordinals: readonly number[]): readonly number[] {
  return declaresCapability(module, 'Shader') ? ordinals : []
}

/** Without the capability by which a variable would have to be a block, as all others. */
function variables(module: Module): readonly number[] {
  if (declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR')) return []
  const ordinals = untypedVariablesOf(
    module,
    (variable) => variable.storageClass === storageClass && variable.initializer === undefined,
  )
  return inShader(module, ordinals)
}

function chains(module: Module, forms: readonly ChainForm[]): readonly number[] {
  return inShader(
    module,
    chainsOf(module, forms).filter((at) =>
      isWorkgroup(module, typeOf(module, chainAt(module, at)?.base ?? 0)),
    ),
  )
}

/** Loads or stores through untyped pointers into Workgroup, by the word that holds the pointer. */
function accesses(module: Module, name: 'OpLoad' | 'OpStore', word: number): readonly number[] {
  return inShader(
    module,
    ordinalsOf(module, name).filter((at) => {
      const type = typeOf(module, module.instructions[at]?.words[word] ?? 0)
      return isWorkgroup(module, type) && pointerShape(module, type ?? 0)?.kind === 'untyped'
    }),
  )
}

const objects = Object.fromEntries(
  Object.entries(broken).map(([name, draw]): [string, Draw] => [
    name,
    (s) => s.add('OpConstantNull', draw(s)),
  ]),
)

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'workgroup-data-type-not-laid-out',
    rule: 'workgroup-data-type-is-explicitly-laid-out',
    summary:
      'the data type of a variable in Workgroup lacks a part of its layout, or contradicts it',
    ordinals: variables,
    ways: drawWays(variableWords.dataType, broken),
  }),
  mutatorOf({
    name: 'workgroup-base-type-not-laid-out',
    rule: 'workgroup-base-type-is-explicitly-laid-out',
    summary:
      'the base type of a chain into Workgroup lacks a part of its layout, or contradicts it',
    ordinals: (module) => chains(module, ['access']),
    ways: drawnWays(broken, withBaseType),
  }),
  mutatorOf({
    name: 'workgroup-base-type-of-another-chain-not-laid-out',
    rule: 'workgroup-base-type-is-explicitly-laid-out',
    summary:
      'the base type of a chain into Workgroup lacks offsets or a stride, or members overlap',
    ordinals: (module) => chains(module, ['in-bounds-access', 'ptr-access']),
    ways: drawnWays(
      {
        'no-offsets': broken['no-offsets'],
        'overlapping-members': broken['overlapping-members'],
        'no-array-stride': broken['no-array-stride'],
      },
      withBaseType,
    ),
  }),
  mutatorOf({
    name: 'workgroup-load-not-laid-out',
    rule: 'load-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'what is loaded from Workgroup lacks a part of its layout, or contradicts it',
    ordinals: (module) =>
      accesses(module, 'OpLoad', 2).filter((at) =>
        isUnused(module, module.instructions[at]?.words[1] ?? 0),
      ),
    ways: drawWays(0, broken),
  }),
  mutatorOf({
    name: 'workgroup-store-not-laid-out',
    rule: 'store-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'what is stored to Workgroup lacks a part of its layout, or contradicts it',
    ordinals: (module) => accesses(module, 'OpStore', 0),
    ways: drawWays(1, objects),
  }),
  mutatorOf({
    name: 'workgroup-data-type-matrix',
    rule: 'workgroup-data-type-is-no-matrix',
    summary: 'the data type of a variable in Workgroup is a matrix',
    ordinals: variables,
    ways: drawWays(variableWords.dataType, bareMatrices),
  }),
  mutatorOf({
    name: 'workgroup-base-type-matrix',
    rule: 'workgroup-base-type-is-no-matrix',
    summary: 'the base type of a chain into Workgroup is a matrix',
    ordinals: (module) => chains(module, ['access', 'in-bounds-access', 'ptr-access']),
    ways: drawnWays(bareMatrices, withBaseType),
  }),
]
