import { hexOf, integerAt } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { storageAccess, typeOfWidth, widths } from './widths.ts'

/** The octets of the input. */
const bytes = Uint8Array.from({ length: 64 }, (_, n) => (41 + 23 * n) & 0xff)

/** Elements of a width without padding. */
function elementsPart(width: number) {
  const access = storageAccess[width]
  return { width, size: width / 8, type: typeOfWidth(width), access, bytes: hexOf(bytes) }
}

const elementAt = (index: number, width: number): bigint =>
  integerAt(bytes, (index * width) / 8, width)

/** From an element, to elements after it. */
function elementPart(name: string, width: number, isDynamic: boolean) {
  const steps = [
    [1, 3],
    [0, 7],
    [2, 0],
  ] as const
  return {
    ...elementsPart(width),
    instruction: name,
    rules: name.includes('InBounds') ? 'in-bounds-chain-points-into-its-object' : '',
    isDynamic,
    how: isDynamic ? 'input' : 'constant',
    says: isDynamic ? 'the input gives' : 'is constant',
    rows: steps.map(([from, step]) => ({ from, step, value: elementAt(from + step, width) })),
  }
}

/** From a block, whose Element is 0, to elements in it. */
function blockPart(name: string, width: number) {
  const rows = [3, 0].map((index) => ({ index, value: elementAt(index, width) }))
  return { ...elementsPart(width), instruction: name, rows }
}

/** Elements 2 and 5; the second is chosen where the input gives 1. */
function chosenPart(width: number) {
  const [first, second] = [2, 5].map((index) => elementAt(index, width))
  return { ...elementsPart(width), first, second }
}

/** Distances in bytes between elements, and whether they are one. */
function comparedPart(width: number) {
  const pairs = [
    [6, 1],
    [1, 6],
    [4, 4],
  ] as const
  const rows = pairs.map(([from, to]) => ({
    from,
    to,
    distance: ((from - to) * width) / 8,
    isSame: from === to,
    isOther: from !== to,
  }))
  return { ...elementsPart(width), rows }
}

/** Bytes that are not whole words, over zeros. */
function copyPart([size, from, to]: readonly [number, number, number]) {
  const width = [size, from, to].every((each) => each % 2 === 0) ? 16 : 8
  const sizes =
    width === 16 ? 'a-multiple-of-two-with-16-bit-storage' : 'any-number-with-8-bit-storage'
  const after = new Uint8Array(16)
  after.set(bytes.subarray(from, from + size), to)
  return {
    ...elementsPart(width),
    bytesCopied: size,
    from,
    to,
    source: from / (width / 8),
    target: to / (width / 8),
    sizes,
    after: hexOf(after),
  }
}

/** Rows of two vectors each, which are `stride` bytes apart from byte `offset` on. */
function deepPart(name: string, stride: number, offset: number) {
  const indexes = [
    [0, 1, 1],
    [1, 0, 0],
    [0, 0, 1],
  ] as const
  const rows = indexes.map(([row, column, component]) => ({
    row,
    column,
    component,
    value: integerAt(bytes, offset + (2 * row + column) * stride + 4 * component, 32),
  }))
  return { ...elementsPart(32), instruction: name, stride, twice: 2 * stride, offset, rows }
}

/** Bytes that are copied: how many, and from and to which. */
const copies = [
  [1, 0, 0],
  [1, 3, 5],
  [3, 1, 2],
  [5, 2, 1],
  [7, 9, 4],
  [2, 0, 0],
  [2, 6, 2],
  [6, 2, 4],
  [10, 4, 0],
] as const

/** Cases of SPV_KHR_untyped_pointers about the ways that lead to a pointer. */
export function untypedPathCases(): readonly ResultCase[] {
  const steps = ['OpUntypedPtrAccessChainKHR', 'OpUntypedInBoundsPtrAccessChainKHR']
  const chains = ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR']
  return resultsIn('untyped-paths', {
    elements: widths.flatMap((width) =>
      steps.flatMap((name) => [elementPart(name, width, false), elementPart(name, width, true)]),
    ),
    blocks: widths.flatMap((width) => steps.map((name) => blockPart(name, width))),
    chosen: widths.map(chosenPart),
    compared: widths.map(comparedPart),
    copies: copies.map(copyPart),
    deep: chains.flatMap((name) =>
      [8, 16].flatMap((stride) => [8, 16].map((offset) => deepPart(name, stride, offset))),
    ),
    words: [0, 1, 2, 3],
  })
}
