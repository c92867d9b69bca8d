import { hexOf, integerAt, putInteger } from './bytes.ts'
import { bufferAt, classes, contents, heapPart, type StorageClass } from './heap.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { widths } from './widths.ts'

/** How a place in the heap is chosen. */
function choicePart(isDynamic: boolean) {
  return {
    isDynamic,
    how: isDynamic ? 'input' : 'constant',
    chosenBy: isDynamic ? 'the input' : 'a constant',
  }
}

/** Four buffers, of which three are looked at. */
function loadPart(storage: StorageClass, width: number, size: number, isDynamic: boolean) {
  const part = heapPart(size, width, storage)
  const placed = (index: number) => ({ index, ...bufferAt(index * size, index + 1, part) })
  return {
    ...part,
    ...choicePart(isDynamic),
    slug: storage.toLowerCase(),
    buffers: [0, 1, 2, 5].map(placed),
    rows: [2, 0, 5].map(placed),
  }
}

/** Elements 2 and 0 of two buffers; the buffer between them stays as it is. */
function storePart(width: number, size: number, isDynamic: boolean) {
  const buffers = [3, 1].map((index) => {
    const before = contents(index)
    const after = contents(index)
    const elements = [2, 0].map((element) => {
      const value = BigInt.asUintN(width, 0x9182_7364_5546_3728n * BigInt(index + element))
      putInteger(after, (element * width) / 8, value, width)
      return { element, value }
    })
    return { index, byte: index * size, before: hexOf(before), after: hexOf(after), elements }
  })
  const kept = { byte: 2 * size, bytes: hexOf(contents(2)) }
  return { ...heapPart(size, width), ...choicePart(isDynamic), buffers, kept }
}

/** As many elements as fit into the buffers. */
function lengthPart(width: number, size: number) {
  const buffers = [
    [1, 40],
    [0, 24],
    [4, 8],
  ] as const
  const rows = buffers.map(([index, bytes]) => ({
    index,
    byte: index * size,
    bytes: hexOf(contents(index, bytes)),
    length: bytes / (width / 8),
  }))
  return { ...heapPart(size, width), rows }
}

/** Words 5 and 0 of two buffers. */
function typedPart(size: number, isDynamic: boolean) {
  const rows = [0, 3].map((index) => {
    const bytes = contents(index + 90)
    const words = [5, 0].map((word) => ({ word, value: integerAt(bytes, 4 * word, 32) }))
    return { index, byte: index * size, bytes: hexOf(bytes), words }
  })
  return { ...heapPart(size), ...choicePart(isDynamic), rows }
}

/** Bytes from the third buffer to the second. */
function copyPart(size: number, copied: number) {
  const after = contents(1)
  after.set(contents(2).subarray(0, copied))
  return {
    ...heapPart(size),
    copied,
    target: { byte: size, before: hexOf(contents(1)), after: hexOf(after) },
    source: { byte: 2 * size, bytes: hexOf(contents(2)) },
  }
}

const updates: Readonly<Record<string, (old: number, value: number) => number>> = {
  OpAtomicIAdd: (old, value) => old + value,
  OpAtomicISub: (old, value) => old - value,
  OpAtomicAnd: (old, value) => old & value,
  OpAtomicOr: (old, value) => old | value,
  OpAtomicXor: (old, value) => old ^ value,
  OpAtomicExchange: (_, value) => value,
}

function atomicPart(name: string, size: number) {
  const after = contents(9)
  const old = Number(integerAt(after, 0, 32))
  const value = 0x8765_0321
  putInteger(after, 0, BigInt(updates[name]?.(old, value) ?? 0), 32)
  const bytes = { before: hexOf(contents(9)), after: hexOf(after) }
  return { ...heapPart(size), instruction: name, byte: 2 * size, old, value, ...bytes }
}

/** Cases of SPV_EXT_descriptor_heap about the data of buffers. */
export function heapBufferCases(): readonly ResultCase[] {
  const both = [false, true] as const
  return resultsIn('heap-buffers', {
    loads: widths.flatMap((width) =>
      classes.flatMap((storage) =>
        [16, 64].flatMap((size) =>
          both.map((isDynamic) => loadPart(storage, width, size, isDynamic)),
        ),
      ),
    ),
    stores: widths.flatMap((width) =>
      [32, 128].flatMap((size) => both.map((isDynamic) => storePart(width, size, isDynamic))),
    ),
    lengths: widths.flatMap((width) => [32, 64].map((size) => lengthPart(width, size))),
    typed: [16, 32, 64].flatMap((size) => both.map((isDynamic) => typedPart(size, isDynamic))),
    copies: [32, 64].flatMap((size) => [4, 16, 32].map((bytes) => copyPart(size, bytes))),
    atomics: [32, 64].flatMap((size) => Object.keys(updates).map((name) => atomicPart(name, size))),
  })
}
