import { integerAt } from './bytes.ts'
import { Shader } from './shader.ts'

/** The text of these cases. */
export const text = 'SPV_EXT_descriptor_heap'

/** Storage classes of buffers in heaps. */
export const classes = ['StorageBuffer', 'Uniform'] as const

/** One of them. */
export type StorageClass = (typeof classes)[number]

/** Bytes of a buffer that no other buffer has. */
export function contents(seed: number, size = 32): Uint8Array {
  return Uint8Array.from({ length: size }, (_, n) => (seed * 61 + 13 * n + 7) & 0xff)
}

/** A shader with a resource heap, whose descriptors of buffers have `size` bytes. */
export class HeapShader extends Shader {
  constructor(size: number) {
    super()
    for (const name of ['UntypedPointersKHR', 'DescriptorHeapEXT']) this.capabilities.add(name)
    for (const name of ['SPV_KHR_untyped_pointers', text]) this.extensions.add(name)
    this.decorate('OpDecorate %heap BuiltIn ResourceHeapEXT')
    this.declare('%heap_pointer', 'OpTypeUntypedPointerKHR UniformConstant')
    this.declare('%heap', 'OpUntypedVariableKHR %heap_pointer UniformConstant')
    this.interfaces.push('%heap')
    this.descriptorSizes.set('OpTypeBufferEXT', size)
  }

  /** The type of descriptors of buffers in a storage class. */
  bufferType(storage: StorageClass = 'StorageBuffer'): string {
    return this.declare(`%buffer_${storage}`, `OpTypeBufferEXT ${storage}`)
  }

  /** A constant that is the size of a descriptor. */
  sizeOf(type: string, id = '%size'): string {
    return this.declare(id, `OpConstantSizeOfEXT %uint ${type}`)
  }

  /** A run-time array of buffers, as far apart as the constant says: by default the size of a descriptor. */
  buffers(storage: StorageClass = 'StorageBuffer', stride?: string): string {
    const buffer = this.bufferType(storage)
    const step = stride ?? this.sizeOf(buffer, `%size_${storage}`)
    this.decorations.push(`OpDecorateId %buffers_${storage} ArrayStrideIdEXT ${step}`)
    return this.declare(`%buffers_${storage}`, `OpTypeRuntimeArray ${buffer}`)
  }

  /** A block with an array of integers: without padding, or as far apart as Uniform asks. */
  block(storage: StorageClass, width: number): string {
    const id = `%block_${width}`
    const isUniform = storage === 'Uniform'
    const type = this.integer(width)
    if (width < 32)
      this.capabilities.add(
        `${isUniform ? 'UniformAndStorageBuffer' : 'StorageBuffer'}${width}BitAccess`,
      )
    this.decorate(`OpDecorate %elements_${width} ArrayStride ${isUniform ? 16 : width / 8}`)
    // A run-time array must not be in Uniform.
    const array = isUniform
      ? `OpTypeArray ${type} ${this.constant(2)}`
      : `OpTypeRuntimeArray ${type}`
    this.declare(`%elements_${width}`, array)
    return this.declareBlock(id, `%elements_${width}`)
  }

  /** An untyped pointer to the data of the buffer at a place in the heap. */
  bufferPointer(place: string, storage: StorageClass = 'StorageBuffer'): string {
    const pointer = this.declare(`%data_${storage}`, `OpTypeUntypedPointerKHR ${storage}`)
    return this.result(pointer, `OpBufferPointerEXT ${place}`)
  }

  /** A pointer to an element of the array in a block that is the data of a buffer. */
  dataElement(block: string, data: string, index: number, storage: StorageClass): string {
    const operands = `${block} ${data} %c0 ${this.constant(index)}`
    return this.result(`%data_${storage}`, `OpUntypedAccessChainKHR ${operands}`)
  }

  /** A place in the heap, which is looked at as `base`. */
  inHeap(base: string, ...indexes: readonly string[]): string {
    const operands = [base, '%heap', ...indexes].join(' ')
    return this.result('%heap_pointer', `OpUntypedAccessChainKHR ${operands}`)
  }

  /** An index that the input gives, or a constant. */
  indexOf(index: number, isDynamic: boolean): string {
    return isDynamic ? this.given(BigInt(index)) : this.constant(index)
  }

  /** Loads two elements of the buffer at a place in the heap. */
  loads(place: string, seed: number, width = 32, storage: StorageClass = 'StorageBuffer'): void {
    const block = this.block(storage, width)
    const type = this.integer(width)
    const pointer = this.bufferPointer(place, storage)
    const stride = storage === 'Uniform' ? 16 : width / 8
    for (const index of [1, 0]) {
      const element = this.dataElement(block, pointer, index, storage)
      const value = integerAt(contents(seed), index * stride, width)
      this.storedWide(this.load(type, element), value, width)
    }
  }
}
