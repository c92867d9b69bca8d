import { enumerantByName } from '#spec/grammar/grammar'
import { decorateThrough, type Route } from '../../builder/decorate-through.ts'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { hasIdleResult } from '../../SPV_KHR_untyped_pointers/shared/pointers.ts'
import {
  createWorld,
  type World,
  type WorldOptions,
} from '../../SPV_KHR_untyped_pointers/shared/world.ts'

/** The two heaps, by the names of their built-ins. */
export const heapNames = ['ResourceHeapEXT', 'SamplerHeapEXT'] as const

export type HeapName = (typeof heapNames)[number]

/** A program that may use descriptor heaps. */
export interface Heap extends World {
  /** The variable with that built-in, the same each time. */
  readonly heap: (name?: HeapName, route?: Route) => number
  /** A size of a descriptor type, of that integer type; the 32-bit unsigned one when absent. */
  readonly sizeOf: (type: number, resultType?: number) => number
  readonly bufferType: (storageClass: string) => number
  /** A new run-time array with that stride, an id; the size of the element when absent. */
  readonly heapArray: (element: number, stride?: number) => number
  /** A pointer to an element of such an array at the beginning of a heap. */
  readonly slot: (element: number, heap?: number) => number
  /** A pointer to a buffer of that storage class in the resource heap. */
  readonly bufferSlot: (storageClass?: string) => number
}

/** What may differ from an ordinary module with heaps. */
interface HeapOptions extends WorldOptions {
  readonly ground?: Parameters<typeof createWorld>[0]
  /** Whether UntypedPointersKHR is declared by name; it is when absent. */
  readonly named?: boolean
}

/** A program with the extension, the one it builds on, and its capability. */
export function createHeap({
  ground = 'shader',
  named = true,
  ...options
}: HeapOptions = {}): Heap {
  const world = createWorld(ground, { ...options, enabled: named })
  const { builder } = world
  builder.capability('DescriptorHeapEXT')
  builder.extension('SPV_KHR_untyped_pointers')
  builder.extension('SPV_EXT_descriptor_heap')
  const heaps = new Map<HeapName, number>()
  const strided = (options.minor ?? 6) >= 2

  function heap(name: HeapName = 'ResourceHeapEXT', route: Route = 'direct'): number {
    const known = heaps.get(name)
    if (known !== undefined) return known
    const variable = world.untypedVariable(world.pointer('UniformConstant'), 'UniformConstant')
    decorateThrough(world, route, variable, 'BuiltIn', name)
    heaps.set(name, variable)
    return variable
  }
  const uint = () => world.plain.scalar('uint').id
  const sizeOf = (type: number, resultType = uint()) =>
    builder.once('OpConstantSizeOfEXT', resultType, type)
  function heapArray(element: number, stride?: number): number {
    const bytes = strided ? (stride ?? sizeOf(element)) : 64
    const array = builder.add('OpTypeRuntimeArray', element)
    // OpDecorateId came with version 1.2.
    if (strided) builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', bytes)
    else builder.decorate(array, 'ArrayStride', bytes)
    return array
  }
  const bufferType = (storageClass: string) => builder.type('OpTypeBufferEXT', storageClass)
  const slot = (element: number, base = heap()) =>
    builder.add(
      'OpUntypedAccessChainKHR',
      world.pointer('UniformConstant'),
      heapArray(element),
      base,
      world.uint(1),
    )

  return {
    ...world,
    heap,
    sizeOf,
    bufferType,
    heapArray,
    slot,
    bufferSlot: (storageClass = 'StorageBuffer') => slot(bufferType(storageClass)),
  }
}

const builtIn = enumerantByName('Decoration', 'BuiltIn')?.value

/** The value of a heap's built-in. */
export function heapValue(name: HeapName): number {
  return enumerantByName('BuiltIn', name)?.value ?? 0
}

/** Ordinals of the OpDecorate that make heaps, of variables or of decoration groups. */
export function heapBuiltIns(module: Module, ...names: readonly HeapName[]): readonly number[] {
  const values = (names.length > 0 ? names : heapNames).map(heapValue)
  return ordinalsOf(module, 'OpDecorate').filter((at) => {
    const [, decoration, value = -1] = module.instructions[at]?.words ?? []
    return decoration === builtIn && values.includes(value)
  })
}

/** Ordinals of the instructions of that name whose results nobody asks for, so that their types may change. */
export function idle(module: Module, name: string): readonly number[] {
  return ordinalsOf(module, name).filter((at) => hasIdleResult(module, at))
}
