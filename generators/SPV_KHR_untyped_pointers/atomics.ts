import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { addAtomicInArray } from './shared/atomic-in-array.ts'
import {
  type Atomic,
  addAtomic,
  atomicAt,
  atomics,
  atomicsOf,
  atomicTypeNames,
  baseOfChain,
  isOfKernels,
  otherAtomics,
  otherAtomicsOf,
} from './shared/atomics.ts'
import { texelPointer } from './shared/listed-uses.ts'
import { type Declare, withInserted, withOperand, withOperands } from './shared/operands.ts'
import { type OtherType, otherTypes } from './shared/other-types.ts'
import { kinds, pointerInto } from './shared/pointer-into.ts'
import { sourcesFor, withPointer } from './shared/pointer-sources.ts'
import {
  globalPointers,
  hasIdleResult,
  isPhysical,
  noPointerObjects,
  pointerAt,
  untypedAgain,
} from './shared/pointers.ts'
import { of, where } from './shared/things.ts'
import { createWorld, type Place, places } from './shared/world.ts'

const classes = { shader: 'StorageBuffer', kernel: 'CrossWorkgroup' } as const

const names = [...atomics].filter(([, atomic]) => !isOfKernels(atomic)).map(([name]) => name)

const image: Place = { ground: 'shader', storageClass: 'Image' }

const chosen: Readonly<Record<string, Place>> = {
  'storage-buffer': places['storage-buffer'],
  global: places.global,
  'physical-storage-buffer': places['physical-storage-buffer'],
  generic: places.generic,
  workgroup: places.workgroup,
  image,
}

/** The instruction for which all pointers are tried. */
const thorough = 'OpAtomicIAdd'

export const generators: readonly Generator[] = [
  {
    name: 'atomics-of-integers',
    rule: 'atomic-typed-pointer-points-to-the-result-type',
    alsoApplies: ['atomic-pointer-is-a-pointer', 'untyped-access-behaves-as-typed-access'],
    ruleFor: ({ instruction }) =>
      instruction === 'OpAtomicStore' ? 'atomic-pointer-is-a-pointer' : undefined,
    summary: 'atomic accesses to integers see memory through untyped pointers as something else',
    build(choices) {
      const name = choices.pick('instruction', names)
      const setting = choices.pick('setting', ['shader', 'kernel'])
      const kind = choices.pick('pointer', kinds)
      const atomic = atomics.get(name)
      const type = choices.pick('type', atomicTypeNames({ objects: ['integer'] }, setting))

      const world = createWorld(setting)
      addAtomicInArray(world, classes[setting], atomic, { kind, type, other: 'float' })
      return world.finish()
    },
  },
  {
    name: 'atomics-through-every-pointer',
    rule: 'atomic-pointer-is-a-pointer',
    alsoApplies: ['atomic-typed-pointer-points-to-the-result-type'],
    summary: 'every atomic instruction goes through pointers of either kind, from everywhere',
    environments: ({ minor = '6' }) => (minor === '3' ? ['spv1.3'] : environmentsOf(minor)),
    build(choices) {
      const name = choices.pick('instruction', [...atomics.keys()])
      const kind = choices.pick('pointer', kinds)
      const atomic = atomics.get(name)
      const kernels = atomic !== undefined && isOfKernels(atomic)
      const few = kernels ? ['global', 'generic'] : ['storage-buffer', 'global', 'image']
      const place = choices.pick('place', name === thorough ? Object.keys(chosen) : few)
      const { ground, storageClass } = chosen[place] ?? image
      const sources =
        storageClass === 'Image' || name !== thorough
          ? (['variable'] as const)
          : sourcesFor({ ground }, storageClass, kind)
      const source = choices.pick('source', sources)
      const minor = choices.pick('minor', [atomic?.until ?? 6])

      const world = createWorld(ground, { minor })
      const type = world.types(storageClass).scalar('uint')
      if (atomic === undefined) return world.finish()
      if (storageClass === 'Image') {
        addAtomic(world, world.builder.add, atomic, texelPointer(world, kind), type.id)
      } else {
        withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
          addAtomic(world, add, atomic, pointer, type.id)
        })
      }
      return world.finish()
    },
  },
  {
    name: 'other-atomics',
    rule: 'other-atomic-pointer-is-typed',
    summary: 'atomic instructions that the text does not name go through typed pointers',
    build(choices) {
      const name = choices.pick('instruction', [...otherAtomics.keys()])
      const atomic = otherAtomics.get(name)
      const kernel = atomic !== undefined && isOfKernels(atomic)
      const ground = kernel ? 'kernel' : 'shader'
      const storageClass = kernel ? 'CrossWorkgroup' : 'StorageBuffer'
      const source = choices.pick('source', sourcesFor({ ground }, storageClass, 'typed'))

      const world = createWorld(ground)
      const type = world.types(storageClass).scalar(kernel ? 'uint' : 'float')
      pointerInto(world, storageClass, 'untyped', type.id)
      withPointer(source, { world, storageClass, kind: 'typed', type }, (add, pointer) => {
        if (atomic !== undefined) addAtomic(world, add, atomic, pointer, type.id)
      })
      return world.finish()
    },
  },
]

/** What an atomic instruction can access in the place of something else, by name. */
const otherAtomicTypeNames = [
  'other-signedness',
  'other-width',
  'floating-point-for-integer',
  'integer-for-floating-point',
] as const

const wider: OtherType = (old) => (graft, module, at) => {
  const shape = typeShape(module, old)
  const widens = shape.kind === 'integer' && shape.width === 32
  const other = otherTypes['other-width']?.(old) ?? (() => undefined)
  return (widens ? where('Int64Atomics', other) : other)(graft, module, at)
}

/** The type of that name for an instruction; `undefined` where it cannot access such. */
function otherAtomicType(name: string, { objects }: Atomic): OtherType | undefined {
  if (name === 'floating-point-for-integer' && !objects.includes('floating-point')) return undefined
  if (name === 'integer-for-floating-point' && !objects.includes('integer')) return undefined
  return name === 'other-width' ? wider : otherTypes[name]
}

const resultType = 0

/** Another type is accessed: the result's, and that of every value. */
function accessed(name: string): Way {
  return (module, at) => {
    const { atomic, valueWords = [] } = atomicAt(module, at) ?? {}
    const old = module.instructions[at]?.words[resultType]
    const other = atomic === undefined ? undefined : otherAtomicType(name, atomic)
    if (old === undefined || other === undefined || !hasIdleResult(module, at)) return undefined
    const values = valueWords.map((word) => [word, of(other(old), 'OpConstantNull')])
    return withOperands(module, at, { [resultType]: other(old), ...Object.fromEntries(values) })
  }
}

/** The pointer is cast to point to something else, where pointers may be. */
function cast(name: string): Way {
  return (module: Module, at) => {
    const { pointerWord } = atomicAt(module, at) ?? {}
    const pointer = pointerWord === undefined ? undefined : pointerAt(module, at, pointerWord)
    const pointee = pointer?.pointee
    const other = pointee === undefined ? undefined : otherTypes[name]?.(pointee)
    if (pointerWord === undefined || pointer === undefined || other === undefined) return undefined
    if (!isPhysical(module)) return undefined
    return withInserted(module, at, (declare) => {
      const type = other(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [pointerWord]: put('OpBitcast', result, pointer.id) })
    })
  }
}

/** The pointer to the array in the place of the one to its element. */
const wholeArray: Way = (module, at) => {
  const { pointerWord } = atomicAt(module, at) ?? {}
  if (pointerWord === undefined) return undefined
  const base = baseOfChain(module, pointerAt(module, at, pointerWord)?.id)
  return base === undefined ? undefined : withOperand(module, at, pointerWord, () => base.id)
}

function way(declare: Declare): Way {
  return (module, at) => {
    const word = atomicAt(module, at)?.pointerWord
    return word === undefined ? undefined : withOperand(module, at, word, declare)
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'atomic-of-another-type',
    rule: 'atomic-typed-pointer-points-to-the-result-type',
    summary: 'an atomic access through a typed pointer is of something else than it points to',
    ordinals: (module) =>
      atomicsOf(
        module,
        (atomic, pointer) => atomic.result === 'object' && pointer?.kind === 'typed',
      ),
    ways: {
      ...Object.fromEntries(otherAtomicTypeNames.map((name) => [name, accessed(name)])),
      'pointer-to-floating-point': cast('floating-point-for-integer'),
      'pointer-to-vector': cast('vector-for-scalar'),
      'pointer-to-structure': cast('structure-around-it'),
      'pointer-to-boolean': cast('boolean'),
      'pointer-to-the-array': wholeArray,
    },
  }),
  mutatorOf({
    name: 'atomic-through-no-pointer',
    rule: 'atomic-pointer-is-a-pointer',
    summary: 'an atomic access goes through what is no pointer',
    ordinals: (module) => atomicsOf(module),
    ways: Object.fromEntries(
      Object.entries(noPointerObjects).map(([variant, declare]) => [variant, way(declare)]),
    ),
  }),
  mutatorOf({
    name: 'other-atomic-through-untyped-pointer',
    rule: 'other-atomic-pointer-is-typed',
    summary: 'an atomic instruction that the text does not name goes through an untyped pointer',
    ordinals: otherAtomicsOf,
    ways: {
      'untyped-again': (module, at) => {
        const word = atomicAt(module, at)?.pointerWord
        const pointer = word === undefined ? undefined : pointerAt(module, at, word)
        if (word === undefined || pointer === undefined) return undefined
        return withInserted(module, at, (declare) => {
          const make = untypedAgain(module, declare, pointer)
          return make === undefined ? undefined : (put) => ({ [word]: make(put) })
        })
      },
      variable: (module, at) => {
        const word = atomicAt(module, at)?.pointerWord
        const pointer = word === undefined ? undefined : pointerAt(module, at, word)
        const other = globalPointers(module).find(
          (each) => each.kind === 'untyped' && each.storageClass === pointer?.storageClass,
        )
        return word === undefined || other === undefined
          ? undefined
          : withOperand(module, at, word, () => other.id)
      },
    },
  }),
]
