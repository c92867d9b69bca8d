import { hexOf, integerAt, putInteger } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { storageAccess, typeOfWidth, widths } from './widths.ts'

/** The octets of the input. */
const bytes = Uint8Array.from({ length: 32 }, (_, n) => (17 + 29 * n) & 0xff)

/** A block with a run-time array of integers of a width, `stride` bytes apart, from byte `offset`. */
function blockPart(width: number, stride: number, offset = 0) {
  const name = `${width}_${stride}_${offset}`
  const type = typeOfWidth(width)
  return { width, stride, offset, name, type, access: storageAccess[width], bytes: hexOf(bytes) }
}

function loadPart(name: string, width: number, stride: number, offset: number) {
  const rows = [0, 1, 2]
    .filter((index) => offset + index * stride + width / 8 <= bytes.length)
    .map((index) => ({ index, value: integerAt(bytes, offset + index * stride, width) }))
  const rules = name.includes('InBounds') ? 'in-bounds-chain-points-into-its-object' : ''
  return { ...blockPart(width, stride, offset), instruction: name, rows, rules }
}

/** Two elements over zeros. */
function storePart(width: number) {
  const block = blockPart(width, width / 8)
  const after = new Uint8Array(16)
  const rows = [1, 0].map((index) => {
    const value = BigInt.asUintN(width, 0xa1b2_c3d4_e5f6_0718n + BigInt(index))
    putInteger(after, index * block.stride, value, width)
    return { index, value }
  })
  return { ...block, rows, after: hexOf(after) }
}

function copyPart(size: number, from: number, to: number) {
  const after = new Uint8Array(32)
  after.set(bytes.subarray(4 * from, 4 * from + size), 4 * to)
  return { ...blockPart(32, 4), size, from, to, after: hexOf(after) }
}

/** An array that is copied from or to a pointer with a type, in place of `%in` or `%out`. */
function typedCopyPart(width: number, isTargetTyped: boolean) {
  return {
    ...blockPart(width, width / 8),
    isTargetTyped,
    how: isTargetTyped ? 'to' : 'from',
    length: 64 / width,
    after: hexOf(bytes.subarray(0, 8)),
  }
}

function lengthPart(width: number, stride: number, offset: number) {
  const length = Math.floor((bytes.length - offset) / stride)
  return { ...blockPart(width, stride, offset), size: bytes.length, length }
}

/** A variable of four elements in the storage of one invocation. */
function variablePart(storage: 'Function' | 'Private', width: number, isInitialized: boolean) {
  const values = [3n, 1n, 0xfedc_ba98_7654_3210n, 7n].map((value) => BigInt.asUintN(width, value))
  return {
    ...blockPart(width, width / 8),
    storage,
    slug: storage.toLowerCase(),
    how: isInitialized ? 'initialized' : 'stored',
    isInitialized,
    rules: isInitialized ? 'initializer-is-the-initial-value' : '',
    values,
    rows: [2, 0, 3].map((index) => ({ index, value: values[index] })),
  }
}

/** Cases of SPV_KHR_untyped_pointers. */
export function untypedPointerCases(): readonly ResultCase[] {
  const both = [true, false]
  return resultsIn('untyped-pointers', {
    loads: ['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR'].flatMap((name) =>
      widths.flatMap((width) =>
        [1, 2].flatMap((times) =>
          [0, 8].map((offset) => loadPart(name, width, (times * width) / 8, offset)),
        ),
      ),
    ),
    stores: widths.map(storePart),
    lengths: widths.flatMap((width) => [
      lengthPart(width, width / 8, 0),
      lengthPart(width, width / 4, 8),
    ]),
    typedCopies: widths.flatMap((width) =>
      both.map((isTargetTyped) => typedCopyPart(width, isTargetTyped)),
    ),
    variables: widths.flatMap((width) =>
      (['Function', 'Private'] as const).flatMap((storage) =>
        both.map((isInitialized) => variablePart(storage, width, isInitialized)),
      ),
    ),
    copies: [4, 8, 12, 16].flatMap((size) => [copyPart(size, 0, 0), copyPart(size, 3, 1)]),
    words: { four: [0, 1, 2, 3], eight: [0, 1, 2, 3, 4, 5, 6, 7] },
  })
}
