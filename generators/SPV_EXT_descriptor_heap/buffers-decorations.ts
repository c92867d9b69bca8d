import { enumerantByName } from '#spec/grammar/grammar'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { pointerWith, storageClass } from '../SPV_KHR_untyped_pointers/shared/pointers.ts'
import { bufferPointerWords } from './shared/buffers.ts'
import { annotated, annotatedByGroup } from './shared/decorations.ts'
import { createHeap, type Heap } from './shared/heap.ts'

/** Result types that NonWritable goes with. */
const types: Readonly<Record<string, (heap: Heap) => readonly [type: number, buffer: string]>> = {
  untyped: (heap) => [heap.pointer('StorageBuffer'), 'StorageBuffer'],
  block: (heap) => {
    const block = heap.laid.block(heap.laid.scalar('uint')).id
    return [heap.typedPointer('StorageBuffer', block), 'StorageBuffer']
  },
  'run-time-array': (heap) => {
    const array = heap.laid.runTimeArray(heap.laid.scalar('uint')).id
    return [heap.typedPointer('StorageBuffer', array), 'StorageBuffer']
  },
  'buffer-block': (heap) => {
    const { laid, builder } = heap
    const block = laid.structure(laid.scalar('uint'), laid.scalar('uint')).id
    builder.decorate(block, 'BufferBlock')
    return [heap.typedPointer('Uniform', block), 'Uniform']
  },
}

export const generators: readonly Generator[] = [
  {
    name: 'decorated-buffers',
    rule: 'buffer-pointer-is-a-memory-object-declaration',
    summary: 'pointers to the data of buffers are decorated as memory object declarations are',
    build(choices) {
      const decoration = choices.pick('decoration', ['Restrict', 'Aliased', 'Volatile', 'Coherent'])
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const route = choices.pick('route', routes)

      const heap = createHeap()
      const type = heap.pointer(storageClass)
      const pointer = heap.builder.add('OpBufferPointerEXT', type, heap.bufferSlot(storageClass))
      decorateThrough(heap, route, pointer, decoration)
      return heap.finish()
    },
  },
  {
    name: 'non-readable-buffers',
    rule: 'buffer-pointer-may-be-non-readable',
    summary: 'pointers to the data of buffers of either storage class are NonReadable',
    build(choices) {
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const kind = choices.pick('pointer', ['untyped', 'typed'])
      const route = choices.pick('route', routes)

      const heap = createHeap()
      const block = heap.laid.block(heap.laid.scalar('uint')).id
      const type =
        kind === 'untyped' ? heap.pointer(storageClass) : heap.typedPointer(storageClass, block)
      const pointer = heap.builder.add('OpBufferPointerEXT', type, heap.bufferSlot(storageClass))
      decorateThrough(heap, route, pointer, 'NonReadable')
      return heap.finish()
    },
  },
  {
    name: 'non-writable-buffers',
    rule: 'non-writable-buffer-pointer-is-in-storage-buffer',
    summary:
      'pointers to the data of storage buffers are NonWritable, also those of the older kind',
    // BufferBlock ended with version 1.3.
    environments: ({ type }) => (type === 'buffer-block' ? ['spv1.3'] : ['spv1.6']),
    build(choices) {
      const type = choices.pick('type', Object.keys(types))
      const route = choices.pick('route', routes)
      const beside = choices.pick('beside', ['nothing', 'writable-uniform', 'non-readable'])

      const heap = createHeap({ minor: type === 'buffer-block' ? 3 : 6 })
      const { builder } = heap
      const [result = heap.pointer('StorageBuffer'), storageClass = 'StorageBuffer'] =
        types[type]?.(heap) ?? []
      const pointer = builder.add('OpBufferPointerEXT', result, heap.bufferSlot(storageClass))
      decorateThrough(heap, route, pointer, 'NonWritable')
      if (beside === 'non-readable') decorateThrough(heap, route, pointer, 'NonReadable')
      if (beside === 'writable-uniform') {
        builder.add('OpBufferPointerEXT', heap.pointer('Uniform'), heap.bufferSlot('Uniform'))
      }
      return heap.finish()
    },
  },
]

const bufferBlock = enumerantByName('Decoration', 'BufferBlock')?.value

function isBufferBlock(module: Module, type: number | undefined): boolean {
  return ordinalsOf(module, 'OpDecorate').some((at) => {
    const [target, decoration] = module.instructions[at]?.words ?? []
    return target === type && decoration === bufferBlock
  })
}

function resultAt({ instructions }: Module, at: number): number {
  return instructions[at]?.words[bufferPointerWords.result] ?? 0
}

function isUniform(module: Module, at: number): boolean {
  const pointer = pointerWith(module, resultAt(module, at))
  const pointee = definition(module, pointer?.type)?.words[2]
  return (
    pointer?.storageClass === storageClass('Uniform') &&
    !(pointee !== undefined && isBufferBlock(module, pointee))
  )
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'non-writable-uniform',
    rule: 'non-writable-buffer-pointer-is-in-storage-buffer',
    summary: 'a pointer to the data of a uniform buffer is NonWritable',
    ordinals: (module) =>
      ordinalsOf(module, 'OpBufferPointerEXT').filter((at) => isUniform(module, at)),
    ways: {
      direct: (module, at) =>
        annotated(module, resultAt(module, at), ['OpDecorate', 'NonWritable']),
      group: (module, at) =>
        annotatedByGroup(module, resultAt(module, at), ['OpDecorate', 'NonWritable']),
    },
  }),
]
