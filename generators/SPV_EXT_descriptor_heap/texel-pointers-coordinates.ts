import { opcodeOf } from '#spec/grammar/opcodes'
import { coordinates } from '#spec/SPV_EXT_descriptor_heap/coordinates'
import type { Argument } from '../builder/argument.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { typeOf } from '../mutate/type-of.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { type Declare, operandWays } from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import {
  boolType,
  first,
  floatType,
  noIntegers,
  of,
  pairType,
  type,
  where,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { createHeap } from './shared/heap.ts'
import { coordinate, countOn, texelPointer, texelWords } from './shared/texel-pointers.ts'

const sorts: Readonly<
  Record<string, { readonly sampled?: number; readonly multisampled?: number }>
> = {
  storage: {},
  sampled: { sampled: 1 },
  'at-run-time': { sampled: 0 },
  multisampled: { multisampled: 1 },
}

export const generators: readonly Generator[] = [
  {
    name: 'texel-coordinate-types',
    rule: 'texel-pointer-coordinate-is-integer',
    alsoApplies: ['texel-pointer-coordinate-has-the-components-of-its-dim'],
    summary: 'coordinates of every width and signedness, constant or not',
    build(choices) {
      const scalar = choices.pick('scalar', ['uint', 'int', 'ulong', 'long', 'ushort', 'char'])
      const dim = choices.pick('dim', ['Buffer', '2D', '3D'])
      const source = choices.pick('source', [
        'null',
        'composite',
        'spec-constant',
        'computed',
        'undef',
      ])

      const heap = createHeap()
      const { builder, plain } = heap
      for (const capability of ['Float16', 'Float64']) builder.capability(capability)
      const components = { Buffer: 1, '2D': 2, '3D': 3 }[dim]
      const one = plain.scalar(scalar)
      const type = components === 1 ? one.id : plain.vector(one, components).id
      const nothing = coordinate(heap, components, scalar)
      const parts = (constant: number) => Array.from({ length: components }, () => constant)
      const make: Readonly<Record<string, () => number>> = {
        null: () => nothing,
        composite() {
          const value = builder.constant(one.id, 3)
          return components === 1
            ? value
            : builder.add('OpConstantComposite', type, ...parts(value))
        },
        'spec-constant'() {
          const value = builder.specConstant(one.id, 3)
          return components === 1
            ? value
            : builder.add('OpSpecConstantComposite', type, ...parts(value))
        },
        computed: () => builder.add('OpIAdd', type, nothing, nothing),
        undef: () => builder.place('declaration', 'OpUndef', type),
      }
      countOn(heap, texelPointer(heap, { dim, coordinate: make[source]?.() ?? nothing }))
      return heap.finish()
    },
  },
  {
    name: 'texel-coordinates',
    rule: 'texel-pointer-coordinate-has-the-components-of-its-dim',
    alsoApplies: [
      'texel-pointer-coordinate-is-integer',
      'texel-pointer-image-type-has-a-listed-dim',
    ],
    summary: 'coordinates are as long as every listed sort of image asks for',
    build(choices) {
      const listed = choices.pick(
        'image',
        coordinates.map(({ dim, arrayed }) => (arrayed === 1 ? `${dim}-arrayed` : dim)),
      )
      const [dim = '2D', array] = listed.split('-')
      const arrayed = array === undefined ? 0 : 1
      // Only these images have samples.
      const sort = dim === '2D' ? choices.pick('sort', Object.keys(sorts)) : 'storage'
      const scalar = choices.pick('scalar', ['uint', 'int'])

      const heap = createHeap()
      const components = coordinates.find((row) => row.dim === dim && row.arrayed === arrayed)
      texelPointer(heap, {
        dim,
        arrayed,
        ...sorts[sort],
        coordinate: coordinate(heap, components?.components ?? 1, scalar),
      })
      return heap.finish()
    },
  },
  {
    name: 'texel-samples',
    rule: 'texel-pointer-sample-is-an-integer-scalar',
    summary: 'samples of every integer type; other ones than 0 where there are several',
    build(choices) {
      const scalar = choices.pick('scalar', ['uint', 'int', 'ulong', 'long', 'ushort', 'uchar'])
      const multisampled = choices.pick('multisampled', [0, 1])
      const source = choices.pick('source', ['null', 'constant', 'spec-constant', 'computed'])

      const heap = createHeap()
      const { builder, plain } = heap
      const type = plain.scalar(scalar).id
      const value = multisampled === 1 ? 3 : 0
      const zero = builder.once('OpConstantNull', type)
      const make: Readonly<Record<string, () => number>> = {
        constant: () => builder.constant(type, value),
        'spec-constant': () => builder.specConstant(type, value),
        computed: () => builder.add('OpISub', type, zero, zero),
      }
      texelPointer(heap, { multisampled, sample: make[source]?.() ?? zero })
      return heap.finish()
    },
  },
]

function old(_: unknown, { instructions }: Parameters<Declare>[1], at: number): number {
  return instructions[at]?.words[texelWords.coordinate] ?? 0
}

/** A null object of a type that has as many components as the coordinate, of that scalar type. */
function alike(scalar: Declare): Declare {
  return (graft, module, at) => {
    const component = scalar(graft, module, at)
    const shape = typeShape(module, typeOf(module, old(graft, module, at)))
    const size = shape.kind === 'vector' ? (shape.size ?? sizeIn(module, at)) : 1
    if (component === undefined) return undefined
    const vector = size === 1 ? component : graft.type('OpTypeVector', component, size)
    return vector === undefined ? undefined : graft.add('OpConstantNull', vector)
  }
}

/** The count of a vector type is a literal. */
function sizeIn(module: Parameters<Declare>[1], at: number): number {
  const vector = typeOf(module, old(undefined, module, at))
  return (
    module.instructions.find(({ opcode, words }) => opcode === opTypeVector && words[0] === vector)
      ?.words[2] ?? 1
  )
}

/** A null composite of integers that is no vector. */
function composite(name: string, ...rest: readonly Argument[]): Declare {
  return (graft, module, at) => {
    const uint = graft.type('OpTypeInt', 32, 0)
    if (uint === undefined) return undefined
    const size = name === 'OpTypeArray' ? [graft.add('OpConstant', uint, sizeIn(module, at))] : []
    const parts =
      name === 'OpTypeStruct' ? Array.from({ length: sizeIn(module, at) }, () => uint) : [uint]
    return graft.add('OpConstantNull', graft.add(name, ...parts, ...size, ...rest))
  }
}

const opTypeVector = opcodeOf('OpTypeVector')

const opTypeInt = opcodeOf('OpTypeInt')

/** The scalar type of the coordinate and how many components it has. */
function shapeAt(module: Module, at: number): { scalar: number; count: number } | undefined {
  const type = typeOf(module, module.instructions[at]?.words[texelWords.coordinate] ?? 0)
  const { opcode, words } = definition(module, type) ?? { opcode: 0, words: [] }
  const [id = 0, scalar = 0, count = 1] = words
  if (opcode === opTypeInt) return { scalar: id, count: 1 }
  return opcode === opTypeVector ? { scalar, count } : undefined
}

function ofLength(length: (count: number) => number): Declare {
  return (graft, module, at) => {
    const shape = shapeAt(module, at)
    const wanted = shape === undefined ? 0 : length(shape.count)
    if (shape === undefined || wanted === shape.count || wanted < 1 || wanted > 4) return undefined
    const type = wanted === 1 ? shape.scalar : graft.type('OpTypeVector', shape.scalar, wanted)
    return type === undefined ? undefined : graft.add('OpConstantNull', type)
  }
}

/** An image like the one there is, but arrayed or not; it asks for another number of components where it is no cube. */
const otherArrayed: Declare = (graft, module, at) => {
  const { words } = definition(module, module.instructions[at]?.words[texelWords.imageType]) ?? {}
  const [, texel = 0, dim, depth = 0, arrayed, multisampled, sampled = 0, format = 0] = words ?? []
  // 1D and 2D; images with samples ask for another capability.
  if ((dim !== 0 && dim !== 1) || multisampled !== 0) return undefined
  return graft.type('OpTypeImage', texel, dim, depth, arrayed === 1 ? 0 : 1, 0, sampled, format)
}

const cube: Declare = (graft, module, at) => {
  const shape = shapeAt(module, at)
  const uint = graft.type('OpTypeInt', 32, 0)
  if (shape === undefined || shape.count === 3 || uint === undefined) return undefined
  return graft.type('OpTypeImage', uint, 'Cube', 0, 0, 0, 2, 'R32ui')
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'texel-coordinate-no-integer',
    rule: 'texel-pointer-coordinate-is-integer',
    summary: 'the coordinate is of another type than integers, though of the right length',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: operandWays(texelWords.coordinate, {
      float: alike(floatType),
      'narrow-float': alike(where('Float16', type('OpTypeFloat', 16))),
      'wide-float': alike(where('Float64', type('OpTypeFloat', 64))),
      boolean: alike(boolType),
      array: composite('OpTypeArray'),
      structure: composite('OpTypeStruct'),
      type: (_, module, at) => typeOf(module, old(undefined, module, at)),
      'the-image': (_, module, at) => module.instructions[at]?.words[texelWords.image],
      function: first('OpFunction'),
    }),
  }),
  mutatorOf({
    name: 'texel-coordinate-of-other-length',
    rule: 'texel-pointer-coordinate-has-the-components-of-its-dim',
    summary: 'the coordinate has a component more or less than the image asks for',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: {
      ...operandWays(texelWords.coordinate, {
        'one-component-more': ofLength((count) => count + 1),
        'one-component-less': ofLength((count) => count - 1),
        'two-components-more': ofLength((count) => count + 2),
        'scalar-for-three': ofLength((count) => count - 2),
      }),
      ...operandWays(texelWords.imageType, {
        'other-arrayed': otherArrayed,
        'cube-instead': cube,
      }),
    },
  }),
  mutatorOf({
    name: 'texel-sample-no-integer',
    rule: 'texel-pointer-sample-is-an-integer-scalar',
    summary: 'the sample is no integer scalar',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: operandWays(texelWords.sample, {
      ...noIntegers,
      'integer-vector-undef': of(pairType, 'OpUndef'),
      'array-of-one': (graft) => {
        const uint = graft.type('OpTypeInt', 32, 0)
        return uint === undefined
          ? undefined
          : graft.add(
              'OpConstantNull',
              graft.add('OpTypeArray', uint, graft.add('OpConstant', uint, 1)),
            )
      },
      type: (_, module, at) =>
        typeOf(module, module.instructions[at]?.words[texelWords.sample] ?? 0),
      'the-image': (_, module, at) => module.instructions[at]?.words[texelWords.image],
      function: first('OpFunction'),
    }),
  }),
]
