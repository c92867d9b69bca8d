import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { numericalType } from './shared/bitcasts.ts'
import {
  addOpencl,
  openclAt,
  openclClasses,
  openclMutator,
  openclNames,
  openclPointee,
  openclRows,
  openclsNamed,
} from './shared/opencl.ts'
import { otherDataTypes, unmatchedDataTypes } from './shared/opencl-data-types.ts'
import { type Declare, withInserted, withOperand } from './shared/operands.ts'
import { kinds, pointerInto } from './shared/pointer-into.ts'
import { sourcesFor, withPointer } from './shared/pointer-sources.ts'
import {
  globalPointers,
  isPhysical,
  noPointerObjects,
  pointerAt,
  untypedAgain,
} from './shared/pointers.ts'
import { objectType, objectTypeNames } from './shared/types.ts'
import { createWorld } from './shared/world.ts'

/** Instructions that are given pointers from everywhere. */
const thoroughlyCalled: readonly string[] = ['fract', 'vload_half', 'printf']

export const generators: readonly Generator[] = [
  {
    name: 'opencl-data-types',
    rule: 'opencl-typed-pointer-points-to-its-data-types',
    alsoApplies: [
      'opencl-pointer-operand-is-a-pointer',
      'opencl-untyped-pointer-behaves-as-the-fitting-typed-pointer',
    ],
    summary: 'untyped pointers lead to what no typed one could, typed ones to what they should',
    build(choices) {
      const instruction = choices.pick('instruction', openclNames)
      const data = choices.pick('data-type', ['fitting', ...objectTypeNames])

      const world = createWorld('kernel')
      // So that there could be pointers to numbers of every width.
      for (const name of ['Int8', 'Int16', 'Float64']) world.builder.capability(name)
      const row = openclRows[instruction]
      if (row !== undefined) {
        const shape = row.shapes.at(-1) ?? 'float'
        const [storageClass = 'CrossWorkgroup'] = openclClasses(row)
        const fits = data === 'fitting'
        const type = fits ? openclPointee(world, row, shape) : objectType(world.plain, data)
        const pointer = pointerInto(world, storageClass, fits ? 'typed' : 'untyped', type.id)
        addOpencl(world, world.builder.add, instruction, row, shape, pointer)
      }
      return world.finish()
    },
  },
  {
    name: 'opencl-pointers',
    rule: 'opencl-pointer-operand-is-a-pointer',
    alsoApplies: [
      'opencl-pointer-operand-is-in-its-storage-classes',
      'opencl-untyped-pointer-behaves-as-the-fitting-typed-pointer',
    ],
    summary:
      'every extended instruction with a pointer takes typed and untyped ones, from everywhere',
    build(choices) {
      const instruction = choices.pick('instruction', openclNames)
      const kind = choices.pick('pointer', kinds)
      const row = openclRows[instruction]
      const [storageClass = 'CrossWorkgroup'] = row === undefined ? [] : openclClasses(row)
      const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
      const sources = sourcesFor({ ground }, storageClass, kind)
      const source = choices.pick(
        'source',
        thoroughlyCalled.includes(instruction) && ground === 'kernel'
          ? sources
          : sources.slice(0, 1),
      )

      const world = createWorld(ground)
      const shape = row?.shapes[0] ?? 'float'
      if (row !== undefined) {
        const type = openclPointee(world, row, shape)
        withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
          addOpencl(world, add, instruction, row, shape, pointer)
        })
      }
      return world.finish()
    },
  },
  {
    name: 'opencl-prefetches',
    rule: 'opencl-prefetch-pointer-is-typed',
    summary: 'memory is prefetched by the extended instruction and by the one that replaces it',
    build(choices) {
      const pointee = choices.pick('pointee', ['float', 'uint', 'ucharx16', 'doublex2'])
      const beside = choices.pick('beside', ['nothing', 'untyped-prefetch'])

      const world = createWorld('kernel')
      const { builder, plain } = world
      const type = numericalType(world, pointee)
      const pointer = pointerInto(world, 'CrossWorkgroup', 'typed', type)
      const other = pointerInto(world, 'CrossWorkgroup', 'untyped', type)
      const set = builder.instructionSet('OpenCL.std')
      const count = builder.constant(plain.scalar('ulong').id, 4)
      builder.add('OpExtInst', builder.type('OpTypeVoid'), set, 'prefetch', pointer, count)
      if (beside === 'untyped-prefetch') builder.add('OpUntypedPrefetchKHR', other, count)
      return world.finish()
    },
  },
  {
    name: 'opencl-shapes',
    rule: 'opencl-typed-pointer-matches-its-companions',
    alsoApplies: ['opencl-typed-pointer-points-to-its-data-types'],
    summary:
      'typed pointers match the scalars and vectors of every width that are read and written',
    build(choices) {
      const instruction = choices.pick('instruction', openclNames)
      const row = openclRows[instruction]
      const shape = choices.pick('shape', row?.shapes ?? [''])
      const kind = choices.pick('pointer', kinds.toReversed())

      const world = createWorld('kernel')
      // So that there could be pointers to numbers of every width.
      for (const name of ['Int8', 'Int16', 'Float64']) world.builder.capability(name)
      if (row !== undefined) {
        const classes = openclClasses(row)
        const storageClass = classes[1] ?? classes[0] ?? 'CrossWorkgroup'
        const pointer = pointerInto(world, storageClass, kind, openclPointee(world, row, shape).id)
        addOpencl(world, world.builder.add, instruction, row, shape, pointer)
      }
      return world.finish()
    },
  },
  {
    name: 'opencl-storage-classes',
    rule: 'opencl-pointer-operand-is-in-its-storage-classes',
    alsoApplies: ['opencl-pointer-operand-is-a-pointer'],
    summary: 'the pointers of extended instructions point into each storage class that they may',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const instruction = choices.pick('instruction', openclNames)
      const row = openclRows[instruction]
      const storageClass = choices.pick(
        'storage-class',
        row === undefined ? [''] : openclClasses(row),
      )
      const kind = choices.pick('pointer', kinds)
      const minor = choices.pick('minor', storageClass === 'Generic' ? [6, 0] : [6])

      const world = createWorld('kernel', { minor })
      const shape = row?.shapes[0] ?? 'float'
      if (row !== undefined) {
        const pointer = pointerInto(world, storageClass, kind, openclPointee(world, row, shape).id)
        addOpencl(world, world.builder.add, instruction, row, shape, pointer)
      }
      return world.finish()
    },
  },
]

function way(declare: Declare): Way {
  return (module, at) => {
    const word = openclAt(module, at)?.pointerWord
    return word === undefined ? undefined : withOperand(module, at, word, declare)
  }
}

const pointerWord = 4

/** Storage classes that kernels have pointers into, by the name of the way. */
const classes = {
  constant: 'UniformConstant',
  input: 'Input',
  image: 'Image',
  global: 'CrossWorkgroup',
  local: 'Workgroup',
  function: 'Function',
  generic: 'Generic',
} as const

/** A null pointer like the one that is there, but into that storage class. */
function into(storageClass: string): Way {
  return (module, at) => {
    const places = openclAt(module, at)
    const pointer = places === undefined ? undefined : pointerAt(module, at, places.pointerWord)
    if (places === undefined || pointer === undefined || !isPhysical(module)) return undefined
    if (openclClasses(places.row).includes(storageClass)) return undefined
    return withOperand(module, at, places.pointerWord, (graft) => {
      const type =
        pointer.pointee === undefined
          ? graft.add('OpTypeUntypedPointerKHR', storageClass)
          : graft.add('OpTypePointer', storageClass, pointer.pointee)
      return graft.add('OpConstantNull', type)
    })
  }
}

/** The same for pointers of one kind only, to tell their cases apart. */
function ofKind(kind: 'typed' | 'untyped', way: Way): Way {
  return (module, at) => {
    const word = openclAt(module, at)?.pointerWord
    return word !== undefined && pointerAt(module, at, word)?.kind === kind
      ? way(module, at)
      : undefined
  }
}

export const mutators: readonly Mutator[] = [
  openclMutator(
    {
      name: 'opencl-no-pointer',
      rule: 'opencl-pointer-operand-is-a-pointer',
      summary: 'an extended instruction takes something else for its pointer',
    },
    Object.fromEntries(
      Object.entries(noPointerObjects).map(([variant, declare]) => [variant, way(declare)]),
    ),
    ['integer', 'structure-with-a-pointer'],
  ),
  openclMutator(
    {
      name: 'opencl-other-data-type',
      rule: 'opencl-typed-pointer-points-to-its-data-types',
      summary: 'the typed pointer of an extended instruction points to what it never may',
    },
    otherDataTypes,
    ['structure', 'narrow-integer', 'floating-point-vector', 'integer-vector'],
  ),
  mutatorOf({
    name: 'opencl-prefetch-through-untyped',
    rule: 'opencl-prefetch-pointer-is-typed',
    summary: 'the extended instruction prefetches through an untyped pointer',
    ordinals: (module) => openclsNamed(module, 'prefetch'),
    ways: {
      'untyped-again': (module, at) => {
        const pointer = pointerAt(module, at, pointerWord)
        if (pointer === undefined) return undefined
        return withInserted(module, at, (declare) => {
          const make = untypedAgain(module, declare, pointer)
          return make === undefined ? undefined : (put) => ({ [pointerWord]: make(put) })
        })
      },
      variable: (module, at) => {
        const pointer = pointerAt(module, at, pointerWord)
        const other = globalPointers(module).find(
          ({ kind, storageClass }) => kind === 'untyped' && storageClass === pointer?.storageClass,
        )
        return other === undefined
          ? undefined
          : withOperand(module, at, pointerWord, () => other.id)
      },
    },
  }),
  openclMutator(
    {
      name: 'opencl-unmatched-data-type',
      rule: 'opencl-typed-pointer-matches-its-companions',
      summary:
        'the typed pointer of an extended instruction points to something else than is accessed',
    },
    unmatchedDataTypes,
  ),
  openclMutator(
    {
      name: 'opencl-wrong-class',
      rule: 'opencl-pointer-operand-is-in-its-storage-classes',
      summary: 'the pointer of an extended instruction points into a storage class that it may not',
    },
    Object.fromEntries(
      Object.entries(classes).flatMap(([name, storageClass]) => [
        [`untyped-into-${name}`, ofKind('untyped', into(storageClass))],
        [`typed-into-${name}`, ofKind('typed', into(storageClass))],
      ]),
    ),
    ['untyped-into-constant', 'typed-into-constant', 'untyped-into-input', 'typed-into-input'],
  ),
]
