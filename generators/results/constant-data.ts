import { hexOf, putInteger, wordsOf } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { storageAccess, typeOfWidth, widths } from './widths.ts'

const lengths = [1, 2, 3, 4, 5, 7, 8, 16] as const

/** Elements that differ in every byte. */
function elements(width: number, length: number, seed: number): readonly bigint[] {
  return Array.from({ length }, (_, n) => {
    let value = 0n
    for (let byte = 0; byte < width / 8; byte++)
      value |= BigInt((seed + 37 * n + 11 * byte) & 0xff) << BigInt(8 * byte)
    return value
  })
}

/** Bytes of the elements one after the other, and the padding that is ignored. */
function packed(values: readonly bigint[], width: number, padding: number): Uint8Array {
  const size = width / 8
  const bytes = new Uint8Array(Math.ceil((values.length * size) / 4) * 4).fill(padding)
  for (const [n, value] of values.entries()) putInteger(bytes, n * size, value, width)
  return bytes
}

function literal(bytes: Uint8Array): string {
  return [...wordsOf(bytes)].map((word) => `0x${word.toString(16)}`).join(' ')
}

/** The values that all cases of a width share: small elements show how they are packed. */
function widthPart(width: number) {
  const rules = width < 32 ? 'small-elements-are-packed-from-the-low-bits' : ''
  return { width, type: typeOfWidth(width), rules, access: storageAccess[width] }
}

const names = ['OpConstantDataKHR', 'OpSpecConstantDataKHR'] as const

function plainPart(name: string, width: number, length: number) {
  const values = elements(width, length, 1 + length)
  const data = literal(packed(values, width, 0xee))
  return { ...widthPart(width), name, length, values, data }
}

/** The last element, the first, and one in the middle, of a variable that the data initialize. */
function indexedPart(width: number, length: number) {
  const values = elements(width, length, 3)
  const indexes = [length - 1, 0, length >> 1]
  const rows = indexes.map((index) => ({ index, value: values[index] }))
  return { ...widthPart(width), length, rows, data: literal(packed(values, width, 0)) }
}

function specializedPart(width: number, length: number) {
  const values = elements(width, length, 90)
  const data = literal(packed(elements(width, length, 5), width, 0))
  return { ...widthPart(width), length, values, data, instead: hexOf(packed(values, width, 0)) }
}

/** Signed elements keep their sign when they are extended. */
function signedPart(name: string, width: number) {
  const values = [-1n, 1n, -(2n ** BigInt(width - 1)), 2n ** BigInt(width - 1) - 1n, -100n]
  const unsigned = values.map((value) => BigInt.asUintN(width, value))
  const data = literal(packed(unsigned, width, 0))
  return { ...widthPart(width), name, values, data, isWide: width === 64 }
}

/** An array whose elements are `times` as far apart as they must be. */
function stridedPart(name: string, width: number, times: number) {
  const values = elements(width, 4, 17)
  const stride = (times * width) / 8
  const after = new Uint8Array(4 * stride)
  for (const [n, value] of values.entries()) putInteger(after, n * stride, value, width)
  const words = Array.from({ length: after.length / 4 }, (_, n) => n)
  const data = literal(packed(values, width, 0))
  return { ...widthPart(width), name, stride, data, words, after: hexOf(after) }
}

/** The data is longer than its default, and so is the array by its specialized length. */
function longerPart(width: number, length: number) {
  const values = elements(width, length, 33)
  const rows = [length - 1, 0].map((index) => ({ index, value: values[index] }))
  const data = literal(packed(elements(width, 2, 5), width, 0))
  return { ...widthPart(width), length, rows, data, instead: hexOf(packed(values, width, 0)) }
}

/** Cases of SPV_KHR_constant_data. */
export function constantDataCases(): readonly ResultCase[] {
  const ofLengths = <Part>(part: (width: number, length: number) => Part): readonly Part[] =>
    widths.flatMap((width) => lengths.map((length) => part(width, length)))
  const ofNames = <Part>(part: (name: string, width: number) => Part): readonly Part[] =>
    widths.flatMap((width) => names.map((name) => part(name, width)))
  return resultsIn('constant-data', {
    plain: ofLengths((width, length) => names.map((name) => plainPart(name, width, length))).flat(),
    indexed: ofLengths(indexedPart),
    specialized: ofLengths(specializedPart),
    signed: ofNames(signedPart),
    strided: ofNames((name, width) =>
      [1, 2, 4].map((times) => stridedPart(name, width, times)),
    ).flat(),
    longer: widths.flatMap((width) => [4, 9].map((length) => longerPart(width, length))),
  })
}
