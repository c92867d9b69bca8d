import { bufferAt, classes, heapPart, type StorageClass } from './heap.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Descriptors of buffers have another size where they are not those whose size is asked for. */
function sizePart(width: number, size: number) {
  return { ...heapPart(size, width), ofBuffers: size === 32 ? 64 : 32, more: size + 1000 }
}

const strideSources = ['constant', 'specialization', 'doubled'] as const

/** Descriptors that are further apart than their size, or just as far. */
function stridePart(source: (typeof strideSources)[number], stride: number, storage: StorageClass) {
  const part = heapPart(source === 'doubled' ? stride / 2 : 32, 32, storage)
  const placed = (index: number) => ({ index, ...bufferAt(index * stride, index + 20, part) })
  return {
    ...part,
    source,
    isDoubled: source === 'doubled',
    isSpecialized: source === 'specialization',
    isConstant: source === 'constant',
    distance: stride,
    slug: storage.toLowerCase(),
    buffers: [0, 1, 3].map(placed),
    rows: [3, 1].map(placed),
  }
}

/** Two offsets of descriptors in the heap, given by constants or by specialization. */
function offsetPart([first, second]: readonly [number, number], isSpecialized: boolean) {
  const part = heapPart(32)
  const source = isSpecialized ? 'specialization' : 'constant'
  const placeAt = (byte: number, n: number) => ({ ...part, ...bufferAt(byte, n + 40, part) })
  return {
    ...part,
    isSpecialized,
    source,
    firstOffset: first,
    secondOffset: second,
    // From the last to the first, as the file loads them.
    places: [second, first].map(placeAt),
    arrayPlaces: [second + 32, first, second].map(placeAt),
  }
}

/** Rows of `inner` descriptors, 64 bytes further apart than they must be. */
function nestedPart(inner: number, size: number) {
  const part = heapPart(size)
  const rowStride = inner * size + 64
  const places = [
    [0, inner - 1],
    [2, 0],
    [1, 1],
  ] as const
  const rows = places.map(([row, column]) => ({
    row,
    column,
    ...bufferAt(row * rowStride + column * size, 60 + 10 * row + column, part),
  }))
  return { ...part, inner, rowStride, rows }
}

const offsets = [
  [0, 32],
  [64, 0],
  [96, 256],
  [32, 64],
] as const
const both = [false, true] as const

/** Cases of SPV_EXT_descriptor_heap about sizes, strides and offsets of descriptors. */
export function heapLayoutCases(): readonly ResultCase[] {
  return resultsIn('heap-layouts', {
    sizes: [32, 64].flatMap((width) => [16, 32, 256].map((size) => sizePart(width, size))),
    strides: classes.flatMap((storage) =>
      strideSources.flatMap((source) =>
        [32, 64, 192].map((stride) => stridePart(source, stride, storage)),
      ),
    ),
    offsets: offsets.flatMap((pair) =>
      both.map((isSpecialized) => offsetPart(pair, isSpecialized)),
    ),
    arrays: both.flatMap((isSpecialized) => [
      offsetPart([0, 32], isSpecialized),
      offsetPart([128, 32], isSpecialized),
    ]),
    nested: [2, 3, 8].flatMap((inner) => [16, 32].map((size) => nestedPart(inner, size))),
  })
}
