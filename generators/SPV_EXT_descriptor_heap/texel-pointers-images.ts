import type { Generator, Mutator } from '../maker.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { addFunction } from '../SPV_KHR_untyped_pointers/shared/functions.ts'
import {
  type Declare,
  operandWays,
  withInserted,
} from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import {
  first,
  floatType,
  intType,
  noPointers,
  noTypes,
  pairType,
  structureType,
  uintType,
  voidType,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { follow, pathNames } from './shared/buffers.ts'
import { createHeap } from './shared/heap.ts'
import {
  coordinate,
  countOn,
  imageType,
  texelPointer,
  texelWords,
} from './shared/texel-pointers.ts'

export const generators: readonly Generator[] = [
  {
    name: 'texel-image-dims',
    rule: 'texel-pointer-image-type-is-not-subpass-data',
    summary:
      'images of every dimension but SubpassData, in modules that have an input attachment too',
    build(choices) {
      const dim = choices.pick('dim', ['2D', '1D', '3D', 'Cube', 'Rect', 'Buffer'])
      const attachment = choices.pick('attachment', ['declared', 'in-the-heap'])

      const heap = createHeap({ ground: 'fragment' })
      const { builder, plain } = heap
      builder.capability('InputAttachment')
      const uint = plain.scalar('uint').id
      const input = builder.type('OpTypeImage', uint, 'SubpassData', 0, 0, 0, 2, 'Unknown')
      if (attachment === 'in-the-heap') builder.add('OpLoad', input, heap.slot(input))
      countOn(heap, texelPointer(heap, { dim }))
      return heap.finish()
    },
  },
  {
    name: 'texel-image-types',
    rule: 'texel-pointer-image-type-is-an-image-type',
    summary: 'images of each sampled type and of each use',
    build(choices) {
      const scalar = choices.pick('scalar', ['uint', 'int', 'float'] as const)
      const sampled = choices.pick('sampled', [0, 1, 2])
      const beside = choices.pick('beside', ['nothing', 'sampled-image-type', 'sampler'])
      const used = choices.pick('used', ['nowhere', 'counted'])

      const heap = createHeap()
      const { builder, plain } = heap
      const pointer = texelPointer(heap, { scalar, sampled })
      if (beside === 'sampler') builder.type('OpTypeSampler')
      if (beside === 'sampled-image-type') {
        const float = plain.scalar('float').id
        const image = builder.type('OpTypeImage', float, '2D', 0, 0, 0, 1, 'Unknown')
        builder.type('OpTypeSampledImage', image)
      }
      if (used === 'counted' && scalar === 'uint') countOn(heap, pointer)
      return heap.finish()
    },
  },
  {
    name: 'texel-images',
    rule: 'texel-pointer-image-is-an-untyped-pointer',
    summary: 'the image is in a heap, in a variable of its own, or a parameter',
    build(choices) {
      const from = choices.pick('from', [
        'resource-heap',
        'sampler-heap',
        'heap-itself',
        'variable',
        'storage-buffer',
        'parameter',
      ])
      const path = from === 'resource-heap' ? choices.pick('path', pathNames) : 'element'
      const typed = choices.pick('beside', ['nothing', 'typed-variable'])

      const heap = createHeap()
      const { builder } = heap
      const type = imageType(heap, { dim: '2D', arrayed: 0 })
      if (typed === 'typed-variable') {
        const pointer = heap.typedPointer('UniformConstant', type)
        heap.describe(heap.globalVariable(pointer, 'UniformConstant'))
      }
      const pointer = heap.pointer('UniformConstant')
      if (from === 'parameter') {
        const [place, zero] = [coordinate(heap, 2), heap.uint(0)]
        const result = heap.pointer('Image')
        addFunction(heap, builder.type('OpTypeVoid'), [pointer], (add, image = 0) => {
          add('OpUntypedImageTexelPointerEXT', result, type, image, place, zero)
          add('OpReturn')
        })
        return heap.finish()
      }
      const images: Readonly<Record<string, () => number>> = {
        'resource-heap': () => follow(heap, path, type),
        'sampler-heap': () => follow(heap, path, type, heap.heap('SamplerHeapEXT')),
        'heap-itself': () => heap.heap(),
        variable() {
          const variable = heap.untypedVariable(pointer, 'UniformConstant', type)
          heap.describe(variable)
          return variable
        },
        'storage-buffer': () =>
          builder.add('OpBufferPointerEXT', heap.pointer('StorageBuffer'), heap.bufferSlot()),
      }
      countOn(heap, texelPointer(heap, { image: images[from]?.() ?? heap.heap() }))
      return heap.finish()
    },
  },
]

function attachment(texel: Declare, multisampled = 0): Declare {
  return (graft, module, at) => {
    const type = texel(graft, module, at)
    return type === undefined || !declaresCapability(module, 'InputAttachment')
      ? undefined
      : graft.type('OpTypeImage', type, 'SubpassData', 0, 0, multisampled, 2, 'Unknown')
  }
}

function arrayed(dim: string, capability = 'Shader'): Declare {
  return (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined || !declaresCapability(module, capability)
      ? undefined
      : graft.type('OpTypeImage', uint, dim, 0, 1, 0, 2, 'R32ui')
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'texel-image-no-untyped-pointer',
    rule: 'texel-pointer-image-is-an-untyped-pointer',
    summary: 'the image is no untyped pointer: a typed one, an image, or anything else',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: {
      ...operandWays(texelWords.image, {
        ...noPointers,
        'typed-variable': first('OpVariable'),
        'image-type': first('OpTypeImage'),
        'pointer-type': first('OpTypeUntypedPointerKHR'),
        coordinate: (_, module, at) => module.instructions[at]?.words[texelWords.coordinate],
        'size-of-the-image': first('OpConstantSizeOfEXT'),
        function: noTypes.function,
      }),
      'image-loaded': (module, at) =>
        withInserted(module, at, (_, { words }) => (put) => ({
          [texelWords.image]: put(
            'OpLoad',
            words[texelWords.imageType] ?? 0,
            words[texelWords.image] ?? 0,
          ),
        })),
    },
  }),
  mutatorOf({
    name: 'texel-image-type',
    rule: 'texel-pointer-image-type-is-an-image-type',
    summary: 'the type to point into is no image type',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: operandWays(texelWords.imageType, {
      'texel-type': uintType,
      float: floatType,
      vector: pairType,
      structure: structureType,
      'array-of-images': first('OpTypeRuntimeArray', 'OpTypeArray'),
      'sampled-image': first('OpTypeSampledImage'),
      sampler: first('OpTypeSampler'),
      'buffer-type': first('OpTypeBufferEXT'),
      'pointer-type': first('OpTypeUntypedPointerKHR'),
      'new-sampled-image': (graft, module, at) => {
        const float = floatType(graft, module, at)
        const image =
          float === undefined
            ? undefined
            : graft.type('OpTypeImage', float, '3D', 0, 0, 0, 1, 'Unknown')
        return image === undefined ? undefined : graft.add('OpTypeSampledImage', image)
      },
      'object-of-a-constant': noTypes.constant,
      'the-image': (_, module, at) => module.instructions[at]?.words[texelWords.image],
    }),
  }),
  mutatorOf({
    name: 'texel-of-input-attachment',
    rule: 'texel-pointer-image-type-is-not-subpass-data',
    summary: 'the image is an input attachment',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: operandWays(texelWords.imageType, {
      'unsigned-integer': attachment(uintType),
      'signed-integer': attachment(intType),
      float: attachment(floatType),
      void: attachment(voidType),
      multisampled: attachment(uintType, 1),
    }),
  }),
  mutatorOf({
    name: 'texel-of-unlisted-image',
    rule: 'texel-pointer-image-type-has-a-listed-dim',
    summary: 'the image is arrayed in a dimension that has no number of components',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedImageTexelPointerEXT'),
    ways: operandWays(texelWords.imageType, {
      'arrayed-3d': arrayed('3D'),
      'arrayed-rect': arrayed('Rect', 'ImageRect'),
      'arrayed-buffer': arrayed('Buffer', 'ImageBuffer'),
    }),
  }),
]
