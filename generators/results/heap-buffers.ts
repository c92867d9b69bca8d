import { integerAt, putInteger } from './bytes.ts'
import {
  begin,
  block,
  bufferPointer,
  buffers,
  classes,
  contents,
  indexOf,
  inHeap,
  loads,
  type StorageClass,
  text,
} from './heap-shader.ts'
import type { ResultCase } from './result-case.ts'
import { caseOf, constant, given, result, stored, storedWide } from './shader.ts'

const widths = [8, 16, 32, 64] as const

function loadCase(
  storage: StorageClass,
  width: number,
  size: number,
  isDynamic: boolean,
): ResultCase {
  const shader = begin(size)
  const base = buffers(shader, storage)
  for (const descriptor of [0, 1, 2, 5])
    shader.heap.set(descriptor * size, { before: contents(descriptor + 1) })
  for (const descriptor of [2, 0, 5])
    loads(
      shader,
      storage,
      width,
      inHeap(shader, base, indexOf(shader, descriptor, isDynamic)),
      descriptor + 1,
    )
  const how = isDynamic ? 'input' : 'constant'
  return caseOf(
    shader,
    `${text}/OpBufferPointerEXT/load-${storage.toLowerCase()}-${width}-bits-descriptors-of-${size}-by-${how}`,
    `integers of ${width} bits of the ${storage} buffers that three descriptors of ${size} bytes describe, each chosen by ${how === 'input' ? 'the input' : 'a constant'}`,
  )
}

function storeCase(width: number, size: number, isDynamic: boolean): ResultCase {
  const shader = begin(size)
  const base = buffers(shader, 'StorageBuffer')
  const id = block(shader, 'StorageBuffer', width)
  for (const descriptor of [3, 1]) {
    const after = contents(descriptor).slice()
    const pointer = bufferPointer(
      shader,
      'StorageBuffer',
      inHeap(shader, base, indexOf(shader, descriptor, isDynamic)),
    )
    for (const index of [2, 0]) {
      const value = BigInt.asUintN(width, 0x9182_7364_5546_3728n * BigInt(descriptor + index))
      const place = result(
        shader,
        '%data_StorageBuffer',
        `OpUntypedAccessChainKHR ${id} ${pointer} %c0 ${constant(shader, index)}`,
      )
      shader.body.push(`OpStore ${place} ${given(shader, value, width)}`)
      putInteger(after, (index * width) / 8, value, width)
    }
    shader.heap.set(descriptor * size, { before: contents(descriptor), after })
  }
  shader.heap.set(2 * size, { before: contents(2), after: contents(2) })
  stored(shader, '%c1', 1)
  const how = isDynamic ? 'input' : 'constant'
  return caseOf(
    shader,
    `${text}/OpBufferPointerEXT/store-${width}-bits-descriptors-of-${size}-by-${how}`,
    `stores of ${width} bits to two buffers of the heap; the one between them stays as it is`,
  )
}

/** As many elements as fit into the buffer that is described. */
function lengthCase(width: number, size: number): ResultCase {
  const shader = begin(size)
  shader.rules.add(`${text}/array-length-pointer-has-the-value-of-a-storage-buffer-descriptor`)
  const base = buffers(shader, 'StorageBuffer')
  const id = block(shader, 'StorageBuffer', width)
  for (const [descriptor, bytes] of [
    [1, 40],
    [0, 24],
    [4, 8],
  ] as const) {
    shader.heap.set(descriptor * size, { before: contents(descriptor, bytes) })
    const place = inHeap(shader, base, indexOf(shader, descriptor, true))
    const pointer = bufferPointer(shader, 'StorageBuffer', place)
    const length = result(shader, '%uint', `OpUntypedArrayLengthKHR ${id} ${pointer} 0`)
    stored(shader, length, bytes / (width / 8))
  }
  return caseOf(
    shader,
    `${text}/OpUntypedArrayLengthKHR/${width}-bits-descriptors-of-${size}`,
    `the number of elements of ${width} bits in three buffers of the heap`,
  )
}

/** A typed pointer to the data of a buffer. */
function typedCase(size: number, isDynamic: boolean): ResultCase {
  const shader = begin(size)
  const base = buffers(shader, 'StorageBuffer')
  for (const descriptor of [0, 3]) {
    shader.heap.set(descriptor * size, { before: contents(descriptor + 90) })
    const place = inHeap(shader, base, indexOf(shader, descriptor, isDynamic))
    const data = result(shader, '%blocks', `OpBufferPointerEXT ${place}`)
    for (const index of [5, 0]) {
      const word = result(shader, '%word', `OpAccessChain ${data} %c0 ${constant(shader, index)}`)
      const value = integerAt(contents(descriptor + 90), 4 * index, 32)
      storedWide(shader, result(shader, '%uint', `OpLoad ${word}`), value, 32)
    }
  }
  const how = isDynamic ? 'input' : 'constant'
  return caseOf(
    shader,
    `${text}/OpBufferPointerEXT/typed-descriptors-of-${size}-by-${how}`,
    'words of two buffers of the heap through typed pointers',
  )
}

/** Bytes from one buffer of the heap to another. */
function copyCase(size: number, bytes: number): ResultCase {
  const shader = begin(size)
  const base = buffers(shader, 'StorageBuffer')
  const [from, to] = [2, 1].map((descriptor) =>
    bufferPointer(
      shader,
      'StorageBuffer',
      inHeap(shader, base, indexOf(shader, descriptor, false)),
    ),
  )
  const after = contents(1)
  after.set(contents(2).subarray(0, bytes))
  shader.heap.set(size, { before: contents(1), after })
  shader.heap.set(2 * size, { before: contents(2), after: contents(2) })
  shader.body.push(`OpCopyMemorySized ${to} ${from} ${constant(shader, bytes)}`)
  shader.rules.add('SPV_KHR_untyped_pointers/copy-memory-sized-copies-bytes')
  stored(shader, '%c1', 1)
  return caseOf(
    shader,
    `${text}/OpBufferPointerEXT/copy-${bytes}-bytes-descriptors-of-${size}`,
    `OpCopyMemorySized of ${bytes} bytes from one buffer of the heap to another`,
  )
}

const updates: Readonly<Record<string, (old: number, value: number) => number>> = {
  OpAtomicIAdd: (old, value) => old + value,
  OpAtomicISub: (old, value) => old - value,
  OpAtomicAnd: (old, value) => old & value,
  OpAtomicOr: (old, value) => old | value,
  OpAtomicXor: (old, value) => old ^ value,
  OpAtomicExchange: (_, value) => value,
}

function atomicCase(name: string, size: number): ResultCase {
  const shader = begin(size)
  const base = buffers(shader, 'StorageBuffer')
  const place = inHeap(shader, base, indexOf(shader, 2, true))
  const pointer = bufferPointer(shader, 'StorageBuffer', place)
  const after = contents(9)
  const old = Number(integerAt(after, 0, 32))
  const value = 0x8765_0321
  const got = result(
    shader,
    '%uint',
    `${name} ${pointer} %c1 %c0 ${given(shader, BigInt(value), 32)}`,
  )
  stored(shader, got, old)
  new DataView(after.buffer).setUint32(0, (updates[name]?.(old, value) ?? 0) >>> 0, true)
  shader.heap.set(2 * size, { before: contents(9), after })
  return caseOf(
    shader,
    `${text}/${name}/descriptors-of-${size}`,
    `${name} on a word of a buffer of the heap`,
  )
}

/** Cases of SPV_EXT_descriptor_heap about the data of buffers. */
export function heapBufferCases(): readonly ResultCase[] {
  const both = [false, true] as const
  return [
    ...classes.flatMap((storage) =>
      widths.flatMap((width) =>
        [16, 64].flatMap((size) =>
          both.map((isDynamic) => loadCase(storage, width, size, isDynamic)),
        ),
      ),
    ),
    ...widths.flatMap((width) =>
      [32, 128].flatMap((size) => both.map((isDynamic) => storeCase(width, size, isDynamic))),
    ),
    ...widths.flatMap((width) => [32, 64].map((size) => lengthCase(width, size))),
    ...[16, 32, 64].flatMap((size) => both.map((isDynamic) => typedCase(size, isDynamic))),
    ...[32, 64].flatMap((size) => [4, 16, 32].map((bytes) => copyCase(size, bytes))),
    ...Object.keys(updates).flatMap((name) => [32, 64].map((size) => atomicCase(name, size))),
  ]
}
