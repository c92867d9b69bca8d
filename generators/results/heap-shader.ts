import { integerAt } from './bytes.ts'
import {
  constant,
  createShader,
  declare,
  given,
  integer,
  result,
  type Shader,
  storedWide,
} from './shader.ts'

/** The text of these cases. */
export const text = 'SPV_EXT_descriptor_heap'

/** Storage classes of buffers in heaps. */
export const classes = ['StorageBuffer', 'Uniform'] as const

/** One of them. */
export type StorageClass = (typeof classes)[number]

const smallStorage: Readonly<Record<string, string>> = {
  'StorageBuffer 8': 'StorageBuffer8BitAccess',
  'Uniform 8': 'UniformAndStorageBuffer8BitAccess',
  'StorageBuffer 16': 'StorageBuffer16BitAccess',
  'Uniform 16': 'UniformAndStorageBuffer16BitAccess',
}

/** Bytes of a buffer of which every other buffer differs. */
export function contents(seed: number, size = 32): Uint8Array {
  return Uint8Array.from({ length: size }, (_, n) => (seed * 61 + 13 * n + 7) & 0xff)
}

/** A shader with a resource heap, whose descriptors of buffers have `size` bytes. */
export function begin(size: number): Shader {
  const shader = createShader()
  for (const name of ['UntypedPointersKHR', 'DescriptorHeapEXT']) shader.capabilities.add(name)
  for (const name of ['SPV_KHR_untyped_pointers', text]) shader.extensions.add(name)
  shader.decorations.push('OpDecorate %heap BuiltIn ResourceHeapEXT')
  declare(shader, '%heap_pointer', 'OpTypeUntypedPointerKHR UniformConstant')
  declare(shader, '%heap', 'OpUntypedVariableKHR %heap_pointer UniformConstant')
  shader.interfaces.push('%heap')
  shader.descriptorSizes.set('OpTypeBufferEXT', size)
  return shader
}

/** The type of descriptors of buffers in a storage class. */
export function bufferType(shader: Shader, storage: StorageClass): string {
  return declare(shader, `%buffer_${storage}`, `OpTypeBufferEXT ${storage}`)
}

/** A run-time array of buffers, as far apart as the constant says: by default the size of a descriptor. */
export function buffers(shader: Shader, storage: StorageClass, stride?: string): string {
  const buffer = bufferType(shader, storage)
  const by = stride ?? declare(shader, `%size_${storage}`, `OpConstantSizeOfEXT %uint ${buffer}`)
  shader.decorations.push(`OpDecorateId %buffers_${storage} ArrayStrideIdEXT ${by}`)
  return declare(shader, `%buffers_${storage}`, `OpTypeRuntimeArray ${buffer}`)
}

/** A block with a run-time array of integers without padding. */
export function block(shader: Shader, storage: StorageClass, width: number): string {
  const type = integer(shader, width)
  const capability = smallStorage[`${storage} ${width}`]
  if (capability !== undefined) shader.capabilities.add(capability)
  const id = `%block_${width}`
  // A run-time array must not be in Uniform.
  const length = 256 / width
  shader.decorations.push(
    `OpDecorate %elements_${width} ArrayStride ${storage === 'Uniform' ? 16 : width / 8}`,
    `OpDecorate ${id} Block`,
    `OpMemberDecorate ${id} 0 Offset 0`,
  )
  const array =
    storage === 'Uniform'
      ? `OpTypeArray ${type} ${constant(shader, Math.min(2, length))}`
      : `OpTypeRuntimeArray ${type}`
  declare(shader, `%elements_${width}`, array)
  return declare(shader, id, `OpTypeStruct %elements_${width}`)
}

/** An untyped pointer to the data of the buffer at a place in the heap. */
export function bufferPointer(shader: Shader, storage: StorageClass, place: string): string {
  const pointer = declare(shader, `%data_${storage}`, `OpTypeUntypedPointerKHR ${storage}`)
  return result(shader, pointer, `OpBufferPointerEXT ${place}`)
}

/** A place in the heap, which is looked at as `base`. */
export function inHeap(shader: Shader, base: string, ...indexes: readonly string[]): string {
  return result(
    shader,
    '%heap_pointer',
    `OpUntypedAccessChainKHR ${[base, '%heap', ...indexes].join(' ')}`,
  )
}

/** An index that the input gives, or a constant. */
export function indexOf(shader: Shader, index: number, isDynamic: boolean): string {
  return isDynamic ? given(shader, BigInt(index), 32) : constant(shader, index)
}

/** Loads two elements of the buffer at a place in the heap. */
export function loads(
  shader: Shader,
  storage: StorageClass,
  width: number,
  place: string,
  seed: number,
): void {
  const id = shader.globals.some((line) => line.startsWith(`%block_${width} `))
    ? `%block_${width}`
    : block(shader, storage, width)
  const type = integer(shader, width)
  const pointer = bufferPointer(shader, storage, place)
  const stride = storage === 'Uniform' ? 16 : width / 8
  for (const index of [1, 0]) {
    const element = result(
      shader,
      `%data_${storage}`,
      `OpUntypedAccessChainKHR ${id} ${pointer} %c0 ${constant(shader, index)}`,
    )
    const value = integerAt(contents(seed), index * stride, width)
    storedWide(shader, result(shader, type, `OpLoad ${element}`), value, width)
  }
}
