import { integerAt, putInteger } from './bytes.ts'
import { classes, contents, HeapShader, type StorageClass, text } from './heap-shader.ts'
import type { ResultCase } from './result-case.ts'
import { widths } from './shader.ts'

const howChosen = (isDynamic: boolean) => (isDynamic ? 'input' : 'constant')

function loadCase(
  storage: StorageClass,
  width: number,
  size: number,
  isDynamic: boolean,
): ResultCase {
  const shader = new HeapShader(size)
  const base = shader.buffers(storage)
  for (const descriptor of [0, 1, 2, 5])
    shader.heap.set(descriptor * size, { before: contents(descriptor + 1) })
  for (const descriptor of [2, 0, 5]) {
    const place = shader.inHeap(base, shader.indexOf(descriptor, isDynamic))
    shader.loads(place, descriptor + 1, width, storage)
  }
  return shader.toCase(
    `${text}/OpBufferPointerEXT/load-${storage.toLowerCase()}-${width}-bits-descriptors-of-${size}-by-${howChosen(isDynamic)}`,
    `integers of ${width} bits of the ${storage} buffers that three descriptors of ${size} bytes describe, each chosen by ${isDynamic ? 'the input' : 'a constant'}`,
  )
}

function storeCase(width: number, size: number, isDynamic: boolean): ResultCase {
  const shader = new HeapShader(size)
  const base = shader.buffers()
  const block = shader.block('StorageBuffer', width)
  for (const descriptor of [3, 1]) {
    const after = contents(descriptor)
    const place = shader.inHeap(base, shader.indexOf(descriptor, isDynamic))
    const pointer = shader.bufferPointer(place)
    for (const index of [2, 0]) {
      const value = BigInt.asUintN(width, 0x9182_7364_5546_3728n * BigInt(descriptor + index))
      const element = shader.dataElement(block, pointer, index, 'StorageBuffer')
      shader.store(element, shader.given(value, width))
      putInteger(after, (index * width) / 8, value, width)
    }
    shader.heap.set(descriptor * size, { before: contents(descriptor), after })
  }
  shader.heap.set(2 * size, { before: contents(2), after: contents(2) })
  shader.stored('%c1', 1)
  return shader.toCase(
    `${text}/OpBufferPointerEXT/store-${width}-bits-descriptors-of-${size}-by-${howChosen(isDynamic)}`,
    `stores of ${width} bits to two buffers of the heap; the one between them stays as it is`,
  )
}

/** As many elements as fit into the buffer that is described. */
function lengthCase(width: number, size: number): ResultCase {
  const shader = new HeapShader(size)
  shader.rules.add(`${text}/array-length-pointer-has-the-value-of-a-storage-buffer-descriptor`)
  const base = shader.buffers()
  const block = shader.block('StorageBuffer', width)
  for (const [descriptor, bytes] of [
    [1, 40],
    [0, 24],
    [4, 8],
  ] as const) {
    shader.heap.set(descriptor * size, { before: contents(descriptor, bytes) })
    const pointer = shader.bufferPointer(shader.inHeap(base, shader.indexOf(descriptor, true)))
    const length = shader.result('%uint', `OpUntypedArrayLengthKHR ${block} ${pointer} 0`)
    shader.stored(length, bytes / (width / 8))
  }
  return shader.toCase(
    `${text}/OpUntypedArrayLengthKHR/${width}-bits-descriptors-of-${size}`,
    `the number of elements of ${width} bits in three buffers of the heap`,
  )
}

/** A typed pointer to the data of a buffer. */
function typedCase(size: number, isDynamic: boolean): ResultCase {
  const shader = new HeapShader(size)
  const base = shader.buffers()
  for (const descriptor of [0, 3]) {
    const before = contents(descriptor + 90)
    shader.heap.set(descriptor * size, { before })
    const place = shader.inHeap(base, shader.indexOf(descriptor, isDynamic))
    const data = shader.result('%blocks', `OpBufferPointerEXT ${place}`)
    for (const index of [5, 0]) {
      const word = shader.result('%word', `OpAccessChain ${data} %c0 ${shader.constant(index)}`)
      shader.stored(shader.load('%uint', word), Number(integerAt(before, 4 * index, 32)))
    }
  }
  return shader.toCase(
    `${text}/OpBufferPointerEXT/typed-descriptors-of-${size}-by-${howChosen(isDynamic)}`,
    'words of two buffers of the heap through typed pointers',
  )
}

/** Bytes from one buffer of the heap to another. */
function copyCase(size: number, bytes: number): ResultCase {
  const shader = new HeapShader(size)
  const base = shader.buffers()
  const [from, to] = [2, 1].map((descriptor) =>
    shader.bufferPointer(shader.inHeap(base, shader.indexOf(descriptor, false))),
  )
  const after = contents(1)
  after.set(contents(2).subarray(0, bytes))
  shader.heap.set(size, { before: contents(1), after })
  shader.heap.set(2 * size, { before: contents(2), after: contents(2) })
  shader.body.push(`OpCopyMemorySized ${to} ${from} ${shader.constant(bytes)}`)
  shader.rules.add('SPV_KHR_untyped_pointers/copy-memory-sized-copies-bytes')
  shader.stored('%c1', 1)
  return shader.toCase(
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
  const shader = new HeapShader(size)
  const base = shader.buffers()
  const pointer = shader.bufferPointer(shader.inHeap(base, shader.indexOf(2, true)))
  const [before, after] = [contents(9), contents(9)]
  const old = Number(integerAt(before, 0, 32))
  const value = 0x8765_0321
  const operands = `${pointer} %c1 %c0 ${shader.given(BigInt(value))}`
  shader.stored(shader.result('%uint', `${name} ${operands}`), old)
  putInteger(after, 0, BigInt(updates[name]?.(old, value) ?? 0), 32)
  shader.heap.set(2 * size, { before, after })
  return shader.toCase(
    `${text}/${name}/descriptors-of-${size}`,
    `${name} on a word of a buffer of the heap`,
  )
}

/** Cases of SPV_EXT_descriptor_heap about the data of buffers. */
export function heapBufferCases(): readonly ResultCase[] {
  const both = [false, true] as const
  return [
    ...widths.flatMap((width) => [
      ...classes.flatMap((storage) =>
        [16, 64].flatMap((size) =>
          both.map((isDynamic) => loadCase(storage, width, size, isDynamic)),
        ),
      ),
      ...[32, 128].flatMap((size) => both.map((isDynamic) => storeCase(width, size, isDynamic))),
      ...[32, 64].map((size) => lengthCase(width, size)),
    ]),
    ...[16, 32, 64].flatMap((size) => both.map((isDynamic) => typedCase(size, isDynamic))),
    ...[32, 64].flatMap((size) => [
      ...[4, 16, 32].map((bytes) => copyCase(size, bytes)),
      ...Object.keys(updates).map((name) => atomicCase(name, size)),
    ]),
  ]
}
