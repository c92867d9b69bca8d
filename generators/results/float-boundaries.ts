import { bitsOf, type FloatWidth, typesOf } from './float-bits.ts'
import { typeOfWidth } from './widths.ts'

/** Numbers of a width, and the integers that they convert to. */
interface IntegerEdge {
  readonly from: FloatWidth
  readonly to: number
  readonly isSigned: boolean
  readonly rows: readonly (readonly [number, bigint])[]
}

/** Numbers just inside of what integers can be, with the integers, which only lack what comes after the point. */
const boundaries: readonly IntegerEdge[] = [
  {
    ...{ from: 32, to: 32, isSigned: true },
    rows: [
      [2_147_483_520, 2_147_483_520n],
      [-2_147_483_648, -2_147_483_648n],
      [-0.75, 0n],
      [0.9990234375, 0n],
    ],
  },
  {
    ...{ from: 32, to: 32, isSigned: false },
    rows: [
      [4_294_967_040, 4_294_967_040n],
      [2_147_483_648, 2_147_483_648n],
      [-0.5, 0n],
      [-0, 0n],
    ],
  },
  {
    ...{ from: 16, to: 16, isSigned: true },
    rows: [
      [32_752, 32_752n],
      [-32_768, -32_768n],
      [-0.75, 0n],
    ],
  },
  {
    ...{ from: 16, to: 16, isSigned: false },
    rows: [
      [65_504, 65_504n],
      [-0.75, 0n],
    ],
  },
  {
    ...{ from: 16, to: 8, isSigned: true },
    rows: [
      [127.9375, 127n],
      [-128, -128n],
    ],
  },
  {
    ...{ from: 16, to: 8, isSigned: false },
    rows: [
      [255.875, 255n],
      [128, 128n],
    ],
  },
  {
    ...{ from: 32, to: 16, isSigned: true },
    rows: [
      [32_767.998046875, 32_767n],
      [-32_768, -32_768n],
    ],
  },
  {
    ...{ from: 32, to: 16, isSigned: false },
    rows: [
      [65_535.99609375, 65_535n],
      [32_768, 32_768n],
    ],
  },
  {
    ...{ from: 64, to: 32, isSigned: true },
    rows: [
      [2_147_483_647.999, 2_147_483_647n],
      [-2_147_483_648, -2_147_483_648n],
    ],
  },
  {
    ...{ from: 64, to: 32, isSigned: false },
    rows: [
      [4_294_967_295.999, 4_294_967_295n],
      [-0.999, 0n],
    ],
  },
  {
    ...{ from: 64, to: 64, isSigned: true },
    rows: [
      [2 ** 63 - 1024, 2n ** 63n - 1024n],
      [-(2 ** 63), -(2n ** 63n)],
    ],
  },
  {
    ...{ from: 64, to: 64, isSigned: false },
    rows: [
      [2 ** 64 - 2048, 2n ** 64n - 2048n],
      [2 ** 63, 2n ** 63n],
    ],
  },
]

/** Numbers below the least integer by less than one, which become that integer. */
const belowLeast: readonly IntegerEdge[] = [
  { from: 16, to: 8, isSigned: true, rows: [[-128.875, -128n]] },
  { from: 32, to: 16, isSigned: true, rows: [[-32_768.99609375, -32_768n]] },
  { from: 64, to: 32, isSigned: true, rows: [[-2_147_483_648.999, -2_147_483_648n]] },
]

function boundaryPart({ from, to, rows }: IntegerEdge) {
  return {
    source: typesOf(from),
    target: typeOfWidth(to),
    rows: rows.map(([value, whole]) => ({
      operand: bitsOf(value, from),
      expected: BigInt.asUintN(to, whole),
    })),
  }
}

/** Conversions to integers of 32 bits, and to those of other widths, which not every device has. */
export function boundaryCases() {
  const named = [true, false].flatMap((isSigned) =>
    ['boundaries', 'boundaries-of-other-widths'].map((title, index) => ({
      name: isSigned ? 'OpConvertFToS' : 'OpConvertFToU',
      title,
      rows: boundaries.filter(
        (each) => each.isSigned === isSigned && (each.from !== 32 || each.to !== 32) === index > 0,
      ),
    })),
  )
  return [...named, { name: 'OpConvertFToS', title: 'below-the-least', rows: belowLeast }].map(
    ({ rows, ...others }) => ({ ...others, parts: rows.map(boundaryPart) }),
  )
}
