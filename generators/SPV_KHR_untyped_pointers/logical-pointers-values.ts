import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { accessForms, addChain, chainAt, chainsOf, walk } from './shared/chains.ts'
import { type Declare, withOperand } from './shared/operands.ts'
import { kinds, pointerInto, pointerType, variableIn } from './shared/pointer-into.ts'
import {
  globalPointers,
  hasIdleResult,
  hasVariablePointers,
  isLogical,
  pointerWith,
  ruledOrdinals,
  storageClass,
  storageClassName,
} from './shared/pointers.ts'
import { constantOf, type, unless, where } from './shared/things.ts'
import { createWorld, type GroundName, load, physicalPlaces, type World } from './shared/world.ts'

/** Indexes that are not negative constants, and what shows that they are not: the ground. */
interface Index {
  readonly ground: GroundName
  readonly storageClass: string
  readonly make: (world: World) => number
}

function row(make: Index['make'], ground: GroundName, storageClass: string): Index {
  return { ground, storageClass, make }
}

function constant(type: string, value: number | bigint): Index['make'] {
  return ({ builder, plain }) => builder.constant(plain.scalar(type).id, value)
}

const negative = constant('int', -1)

const indexes: Readonly<Record<string, Index>> = {
  'largest-signed': row(constant('int', 0x7fff_ffff), 'shader', 'StorageBuffer'),
  'signed-zero': row(constant('int', 0), 'shader', 'Private'),
  'largest-unsigned': row(constant('uint', 0xffff_ffff), 'shader', 'StorageBuffer'),
  'top-bit-unsigned': row(constant('uint', 0x8000_0000), 'shader', 'Uniform'),
  'top-bit-unsigned-narrow': row(constant('ushort', 0x8000), 'shader', 'Function'),
  'top-bit-unsigned-wide': row(constant('ulong', 0xffff_ffff_ffff_ffffn), 'shader', 'Private'),
  'signed-wide': row(constant('long', 0xffff_ffffn), 'shader', 'StorageBuffer'),
  'negative-specialized': row(
    ({ builder, plain }) => builder.specConstant(plain.scalar('int').id, -1),
    'shader',
    'StorageBuffer',
  ),
  'negative-operation': row(
    ({ builder, plain }) => {
      const type = plain.scalar('int').id
      return builder.add('OpSpecConstantOp', type, 'SNegate', builder.specConstant(type, 1))
    },
    'shader',
    'Private',
  ),
  'negative-copied': row(
    ({ builder, plain }) => {
      const type = plain.scalar('int').id
      return builder.add('OpCopyObject', type, builder.constant(type, -1))
    },
    'shader',
    'Function',
  ),
  'negative-null': row(
    ({ builder, plain }) => builder.add('OpConstantNull', plain.scalar('int').id),
    'shader',
    'StorageBuffer',
  ),
  'negative-into-physical': row(negative, 'physical-storage-buffer', 'PhysicalStorageBuffer'),
  'negative-by-physical-addressing': row(negative, 'physical-shader', 'StorageBuffer'),
}

type Place = keyof typeof physicalPlaces

export const generators: readonly Generator[] = [
  {
    name: 'indexes-into-logical-pointers',
    rule: 'constant-index-of-a-logical-pointer-is-not-negative',
    alsoApplies: ['chain-index-is-a-scalar-integer', 'chain-index-is-in-bounds'],
    summary:
      'indexes are large, unsigned with their top bit set, or negative where nothing forbids it',
    build(choices) {
      const index = choices.pick('index', Object.keys(indexes))
      const into = choices.pick('into', ['array', 'vector', 'array-of-vectors'] as const)
      const form = choices.pick('chain', into === 'array' ? accessForms : accessForms.slice(0, 1))

      const { ground, storageClass, make } = indexes[index] ?? row(negative, 'kernel', 'Function')
      const world = createWorld(ground)
      const { scalar, vector, array } = world.types(storageClass)
      const element = scalar('float')
      const base = {
        array: () => array(element, 4),
        vector: () => vector(element, 4),
        'array-of-vectors': () => array(vector(element, 4), 4),
      }[into]()
      const first = into === 'array-of-vectors' ? [world.uint(3)] : []
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: base.id,
        base: pointerInto(world, storageClass, 'untyped', base.id),
        indexes: [...first, make(world)],
      })
      return world.finish()
    },
  },
  {
    name: 'integers-to-pointers',
    rule: 'convert-u-to-ptr-makes-a-physical-pointer',
    alsoApplies: ['logical-pointer-result-is-of-a-listed-instruction'],
    summary:
      'integers become physical pointers of either kind, which are loaded through or are not',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
      const kind = choices.pick('pointer', kinds)
      const integer = choices.pick('integer', ['ulong', 'uint'])
      const loaded = choices.pick('loaded', [false, true])
      const { ground, storageClass } = physicalPlaces[place]
      const variable = choices.pick(
        'variable-pointers',
        ground === 'physical-storage-buffer' ? [false, true] : [false],
      )
      const minor = choices.pick('minor', variable ? [6] : [6, 0])

      const world = createWorld(ground, { minor })
      const { builder, plain } = world
      if (variable) builder.capability('VariablePointersStorageBuffer')
      const data = world.types(storageClass).scalar('uint')
      const address = builder.constant(plain.scalar(integer).id, 64)
      const type = pointerType(world, storageClass, kind, data.id)
      const pointer = builder.add('OpConvertUToPtr', type, address)
      if (loaded) load(world, storageClass, data, pointer)
      return world.finish()
    },
  },
  {
    name: 'pointers-to-integers',
    rule: 'convert-ptr-to-u-takes-a-physical-pointer',
    alsoApplies: ['logical-pointer-operand-is-of-a-listed-instruction'],
    summary: 'physical pointers of either kind become integers as wide, wider and narrower',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const place = choices.pick('place', Object.keys(physicalPlaces) as Place[])
      const kind = choices.pick('pointer', kinds)
      const integer = choices.pick('integer', ['ulong', 'uint', 'ushort'])
      const { ground, storageClass } = physicalPlaces[place]
      const variable = choices.pick(
        'variable-pointers',
        ground === 'physical-storage-buffer' ? [false, true] : [false],
      )
      const minor = choices.pick('minor', variable ? [6] : [6, 0])

      const world = createWorld(ground, { minor })
      const { builder, plain } = world
      if (variable) {
        builder.capability('VariablePointers')
        // Logical pointers, which must not be converted.
        for (const beside of ['StorageBuffer', 'Private', 'Uniform']) {
          variableIn(world, beside, 'untyped', world.types(beside).scalar('uint').id)
        }
      }
      const data = world.types(storageClass).scalar('uint').id
      const pointer = pointerInto(world, storageClass, kind, data)
      builder.add('OpConvertPtrToU', plain.scalar(integer).id, pointer)
      return world.finish()
    },
  },
]

function from(storageClass: string): Way {
  return (module, at) => {
    const pointer = globalPointers(module).find(
      (each) => each.kind === 'untyped' && storageClassName(each.storageClass) === storageClass,
    )
    return pointer !== undefined && isLogical(module, pointer.storageClass)
      ? replaceWord(module, at, 2, pointer.id)
      : undefined
  }
}

function into(name: string): Way {
  return (module, at) =>
    isLogical(module, storageClass(name))
      ? withOperand(module, at, 0, (graft) => graft.add('OpTypeUntypedPointerKHR', name))
      : undefined
}

const constants: Readonly<Record<string, Declare>> = {
  'minus-one': constantOf(type('OpTypeInt', 32, 1), 0xffff_ffff),
  least: constantOf(type('OpTypeInt', 32, 1), 0x8000_0000),
  narrow: where('Int16', constantOf(type('OpTypeInt', 16, 1), 0xffff_8000)),
  wide: where('Int64', constantOf(type('OpTypeInt', 64, 1), 0, 0x8000_0000)),
}

/** Puts the constant in the place of the first or the last index that selects no member. */
function way(which: 0 | -1, declare: Declare): Way {
  return (module, at) => {
    const steps = walk(module, at)?.steps.filter(({ shape }) => shape.kind !== 'structure')
    const word = steps?.at(which)?.word
    const again = which === -1 && steps?.length === 1
    return word === undefined || again
      ? undefined
      : withOperand(module, at, word, unless('Kernel', declare))
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'conversion-of-logical-pointer',
    rule: 'convert-ptr-to-u-takes-a-physical-pointer',
    summary: 'a logical untyped pointer is converted to an integer',
    // Without variable pointers the list of instructions that take logical pointers forbids it as well.
    ordinals: (module) =>
      hasVariablePointers(module) ? ruledOrdinals(module, 'OpConvertPtrToU') : [],
    ways: {
      'storage-buffer': from('StorageBuffer'),
      private: from('Private'),
      uniform: from('Uniform'),
    },
  }),
  mutatorOf({
    name: 'conversion-to-logical-pointer',
    rule: 'convert-u-to-ptr-makes-a-physical-pointer',
    summary: 'an integer is converted to a logical untyped pointer',
    // Without variable pointers the list of instructions that yield logical pointers forbids it as well.
    ordinals: (module) =>
      hasVariablePointers(module)
        ? ruledOrdinals(module, 'OpConvertUToPtr').filter((at) => hasIdleResult(module, at))
        : [],
    ways: {
      'storage-buffer': into('StorageBuffer'),
      workgroup: into('Workgroup'),
      private: into('Private'),
      function: into('Function'),
      uniform: into('Uniform'),
    },
  }),
  mutatorOf({
    name: 'negative-index-into-logical-pointer',
    rule: 'constant-index-of-a-logical-pointer-is-not-negative',
    summary: 'a constant index into what a logical pointer points to is negative',
    ordinals: (module) =>
      hasVariablePointers(module)
        ? []
        : chainsOf(module, accessForms).filter((at) => {
            const base = pointerWith(module, chainAt(module, at)?.base)
            return base !== undefined && isLogical(module, base.storageClass)
          }),
    ways: Object.fromEntries(
      Object.entries(constants).flatMap(([variant, declare]) => [
        [`first-${variant}`, way(0, declare)],
        [`last-${variant}`, way(-1, declare)],
      ]),
    ),
  }),
]
