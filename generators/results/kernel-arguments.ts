import { hexOf, integerAt } from './bytes.ts'
import { givenPart, noise, type StorageOfKernel, wordPart } from './kernel.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Bytes of what a kernel gets beside its two buffers. */
const size = 32

/** Words of these bytes. */
function wordsOf(bytes: Uint8Array, indexes: readonly number[]) {
  return indexes.map((index) => ({ ...wordPart(index), value: integerAt(bytes, 4 * index, 32) }))
}

/** A kernel whose arguments are three buffers in any order: `order` has the ordinal of each binding. */
function orderPart(order: readonly [number, number, number]) {
  const bytes = noise(2, size)
  return {
    ...givenPart('StorageBuffer'),
    slug: order.join('-'),
    order: order.join(', '),
    first: order[0],
    second: order[1],
    third: order[2],
    bytes: hexOf(bytes),
    arguments: [0, 1, 2].map((ordinal) => `buffer ${order.indexOf(ordinal)}`).join(', '),
    words: wordsOf(bytes, [0, 3, 4, 7]),
  }
}

/** A kernel with a constant buffer. */
function uniformPart(indexes: readonly number[]) {
  const bytes = noise(indexes.length, size)
  return {
    ...givenPart('Uniform'),
    slug: indexes.join('-'),
    indexes: indexes.join(', '),
    bytes: hexOf(bytes),
    words: wordsOf(bytes, indexes),
  }
}

/** Where a value lies in the bytes that values share. */
type ByteRange = readonly [offset: number, size: 1 | 2 | 4 | 8 | 16]

const places: readonly (readonly ByteRange[])[] = [
  [[28, 4]],
  [
    [0, 4],
    [24, 8],
  ],
  [
    [0, 2],
    [2, 2],
    [4, 1],
    [7, 1],
    [28, 4],
  ],
  [
    [16, 16],
    [4, 4],
  ],
  [
    [30, 2],
    [8, 8],
    [29, 1],
  ],
]

/** Values that share a buffer, or the push constants. */
function valuePart(storage: StorageOfKernel, parts: readonly ByteRange[]) {
  const all = new Uint8Array(size)
  const values = parts.map(([offset, length], n) => {
    const bytes = noise(n + 3, length)
    all.set(bytes, offset)
    return { said: n + 3, ordinal: n + 2, offset, length, bytes: hexOf(bytes) }
  })
  const pieces = parts.flatMap(([offset, length]) =>
    Array.from({ length: Math.ceil(length / 4) }, (_, n) => {
      const byte = offset + 4 * n
      const bits = 8 * Math.min(4, length)
      return {
        ...wordPart(byte >> 2),
        shift: 8 * (byte & 3),
        bits,
        value: integerAt(all, byte, bits),
      }
    }),
  )
  return {
    ...givenPart(storage),
    slug: parts.map(([offset, length]) => `${offset}-size-${length}`).join('-and-'),
    count: 2 + parts.length,
    bytes: hexOf(all),
    arguments: values.map(({ bytes }) => `value ${bytes}`).join(', '),
    values,
    pieces,
  }
}

/** Memory of the workgroup, whose length is a specialization constant. */
function workgroupPart(elements: number, components: 1 | 2 | 4) {
  return {
    elements,
    element: components === 1 ? '%uint' : `%uintv${components}`,
    isVector: components > 1,
    bytes: 4 * components,
    all: 4 * components * elements,
    mark: 77 + elements,
  }
}

/** Data of the program. */
function dataPart(storage: 'StorageBuffer' | 'Uniform', seed: number) {
  const bytes = noise(seed, size)
  return { ...givenPart(storage), seed, bytes: hexOf(bytes), words: wordsOf(bytes, [6, 1]) }
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Cases of what kernels are given, by what NonSemantic.ClspvReflection says of their arguments. */
export function kernelArgumentCases(): readonly ResultCase[] {
  const inBuffers = (['StorageBuffer', 'Uniform'] as const).flatMap((storage) =>
    places.map((parts) => valuePart(storage, parts)),
  )
  return resultsIn('kernel-arguments', {
    orders: orders.map(orderPart),
    uniforms: [[0], [3, 4], [7, 2, 5, 0]].map(uniformPart),
    inBuffers,
    pushed: places.map((parts) => valuePart('PushConstant', parts)),
    workgroups: ([1, 2, 4] as const).flatMap((components) =>
      [1, 3, 64].map((elements) => workgroupPart(elements, components)),
    ),
    data: (['StorageBuffer', 'Uniform'] as const).flatMap((storage) =>
      [1, 2].map((seed) => dataPart(storage, seed)),
    ),
  })
}
