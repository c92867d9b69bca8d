import type { Generator, Mutator } from '../maker.ts'
import { graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import type { Declare } from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import {
  boolType,
  first,
  floatType,
  noTypes,
  of,
  pairType,
  structureType,
  type,
  uintType,
  voidType,
  where,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { descriptor, descriptorNames } from './shared/contents.ts'
import { createHeap } from './shared/heap.ts'

export const generators: readonly Generator[] = [
  {
    name: 'size-types',
    rule: 'size-of-result-type-is-a-32-or-64-bit-integer',
    alsoApplies: ['size-of-type-is-a-descriptor-type'],
    summary: 'sizes are integers of either width and signedness, and go into further constants',
    build(choices) {
      const scalar = choices.pick('type', ['uint', 'int', 'ulong', 'long'])
      const element = choices.pick('of', ['buffer', 'sampler'])
      const used = choices.pick('used', [
        'nowhere',
        'spec-constant-op',
        'composite',
        'added',
        'stored',
      ])

      const heap = createHeap()
      const { builder, plain } = heap
      for (const capability of ['Int8', 'Int16', 'Int64', 'Float16', 'Float64']) {
        builder.capability(capability)
      }
      const type = plain.scalar(scalar).id
      const of = element === 'buffer' ? heap.bufferType('Uniform') : builder.type('OpTypeSampler')
      const size = heap.sizeOf(of, type)
      if (used === 'spec-constant-op') builder.add('OpSpecConstantOp', type, 'OpIAdd', size, size)
      if (used === 'composite') {
        const pair = plain.vector(plain.scalar(scalar), 2).id
        builder.add('OpConstantComposite', pair, size, size)
      }
      if (used === 'added') builder.add('OpIAdd', type, size, size)
      if (used === 'stored') {
        const pointer = heap.typedPointer('Private', type)
        builder.add('OpStore', heap.globalVariable(pointer, 'Private'), size)
      }
      return heap.finish()
    },
  },
  {
    name: 'sizes-of-descriptors',
    rule: 'size-of-type-is-a-descriptor-type',
    alsoApplies: ['size-of-result-type-is-a-32-or-64-bit-integer'],
    summary: 'the size of every kind of descriptor is asked for',
    build(choices) {
      const kind = choices.pick('descriptor', descriptorNames)
      const used = choices.pick('used', ['nowhere', 'stride'])

      const heap = createHeap()
      const type = descriptor(heap, kind)
      const size = heap.sizeOf(type)
      if (used === 'stride') heap.heapArray(type, size)
      return heap.finish()
    },
  },
]

/** What a further size is of and what type it has; what is absent is as in the size that stands. */
interface OtherSize {
  readonly resultType?: Declare
  readonly type?: Declare
}

/** Adds a size that nothing uses, behind the one with ordinal `at`. */
function addedSize({ resultType, type }: OtherSize): Way {
  return (module, at) => {
    const [oldResultType, , oldType] = module.instructions[at]?.words ?? []
    const added = graft(module, at + 1)
    const [first, second] = [
      resultType === undefined ? oldResultType : resultType(added, module, at),
      type === undefined ? oldType : type(added, module, at),
    ]
    if (first === undefined || second === undefined) return undefined
    added.add('OpConstantSizeOfEXT', first, second)
    return added.done().module
  }
}

const types: Readonly<Record<string, Declare>> = {
  'eight-bits': where('Int8', type('OpTypeInt', 8, 0)),
  'sixteen-bits': where('Int16', type('OpTypeInt', 16, 0)),
  'sixteen-signed-bits': where('Int16', type('OpTypeInt', 16, 1)),
  float: floatType,
  'wide-float': where('Float64', type('OpTypeFloat', 64)),
  boolean: boolType,
  vector: pairType,
  structure: structureType,
  'array-of-one': (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined
      ? undefined
      : graft.add('OpTypeArray', uint, graft.add('OpConstant', uint, 1))
  },
  'pointer-to-integer': where('Shader', (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined ? undefined : graft.add('OpTypePointer', 'Private', uint)
  }),
  'matrix-column': of(floatType, 'OpTypeVector', 3),
  'the-descriptor-type-itself': (_, module, at) => module.instructions[at]?.words[2],
}

/** The type that a size is asked of already. */
const old: Declare = (_, module, at) => module.instructions[at]?.words[2]

const otherTypes: Readonly<Record<string, Declare>> = {
  integer: uintType,
  float: floatType,
  void: voidType,
  vector: pairType,
  structure: structureType,
  'structure-of-one-descriptor': of(old, 'OpTypeStruct'),
  'array-of-descriptors': (graft, module, at) => {
    const [element, uint] = [old(graft, module, at), uintType(graft, module, at)]
    return element === undefined || uint === undefined
      ? undefined
      : graft.add('OpTypeArray', element, graft.add('OpConstant', uint, 2))
  },
  'run-time-array-of-descriptors': where('Shader', of(old, 'OpTypeRuntimeArray')),
  'typed-pointer-to-descriptor': (graft, module, at) => {
    const pointee = old(graft, module, at)
    return pointee === undefined
      ? undefined
      : graft.add('OpTypePointer', 'UniformConstant', pointee)
  },
  'untyped-pointer': (graft) => graft.add('OpTypeUntypedPointerKHR', 'UniformConstant'),
  'sampled-image': (graft, module, at) => {
    const texel = floatType(graft, module, at)
    if (texel === undefined) return undefined
    const image = type('OpTypeImage', texel, '3D', 0, 0, 0, 1, 'Unknown')(graft, module, at)
    return image === undefined ? undefined : graft.add('OpTypeSampledImage', image)
  },
  'function-type': first('OpTypeFunction'),
  ...Object.fromEntries(
    Object.entries({ constant: noTypes.constant, null: noTypes.null }).map(([name, declare]) => [
      `object-${name}`,
      declare,
    ]),
  ),
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'size-of-other-result',
    rule: 'size-of-result-type-is-a-32-or-64-bit-integer',
    summary: 'a size is no integer scalar, or one of 8 or 16 bits',
    ordinals: (module) => ordinalsOf(module, 'OpConstantSizeOfEXT').slice(0, 1),
    ways: Object.fromEntries(
      Object.entries(types).map(([variant, declare]): [string, Way] => [
        variant,
        addedSize({ resultType: declare }),
      ]),
    ),
  }),
  mutatorOf({
    name: 'size-of-other-type',
    rule: 'size-of-type-is-a-descriptor-type',
    summary: 'the size of something else than a descriptor type is asked for',
    ordinals: (module) => ordinalsOf(module, 'OpConstantSizeOfEXT').slice(0, 1),
    ways: Object.fromEntries(
      Object.entries(otherTypes).map(([variant, declare]): [string, Way] => [
        variant,
        addedSize({ type: declare }),
      ]),
    ),
  }),
]
