import { enumerantByName } from '#spec/grammar/grammar'
import { hexOf, hexWords, integerBytes } from './bytes.ts'
import { bitsOfFloat } from './float-bits.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

type ComponentKind = 'float' | 'int' | 'uint' | 'unorm' | 'snorm'

/** A format by the name of its enumerant, with the widths of its components. */
interface ImageFormat {
  readonly format: string
  readonly kind: ComponentKind
  readonly widths: readonly number[]
}

const endings: Readonly<Record<ComponentKind, string>> = {
  ...{ float: 'f', int: 'i', uint: 'ui', unorm: '', snorm: 'Snorm' },
}

/** Widths of the formats of one, two and four equal components, by kind. */
const equalWidths: Readonly<Record<ComponentKind, readonly number[]>> = {
  float: [16, 32],
  int: [8, 16, 32],
  uint: [8, 16, 32],
  unorm: [8, 16],
  snorm: [8, 16],
}

const formats: readonly ImageFormat[] = [
  ...Object.entries(equalWidths).flatMap(([name, widths]) =>
    widths.flatMap((width) =>
      ['R', 'Rg', 'Rgba'].map((letters) => ({
        format: `${letters}${width}${endings[name as ComponentKind]}`,
        kind: name as ComponentKind,
        widths: Array<number>(letters.length).fill(width),
      })),
    ),
  ),
  { format: 'Rgb10A2', kind: 'unorm', widths: [10, 10, 10, 2] },
  { format: 'Rgb10a2ui', kind: 'uint', widths: [10, 10, 10, 2] },
]

/** Whether a format needs no more than the capability Shader. */
function isPlain(format: string): boolean {
  const { capabilities = [] } = enumerantByName('ImageFormat', format) ?? {}
  return !capabilities.includes('StorageImageExtendedFormats')
}

/** The four components of a texel, of which a format keeps the first ones. */
type Texel = readonly [number, number, number, number]

const texels: Readonly<Record<ComponentKind, readonly [Texel, Texel]>> = {
  float: [
    [-1.5, 0.25, 12, -64],
    [3, -0.5, 0.0625, 7],
  ],
  int: [
    [-5, 127, -128, 1],
    [3, -2, 100, -1],
  ],
  uint: [
    [5, 255, 130, 1],
    [250, 2, 77, 3],
  ],
  unorm: [
    [1, 0, 1, 0],
    [0, 1, 1, 1],
  ],
  snorm: [
    [-1, 0, 1, -1],
    [1, -1, 0, 1],
  ],
}

/** The bits of a component of that many bits. */
function bitsOf(value: number, kind: ComponentKind, width: number): bigint {
  if (kind === 'float') return bitsOfFloat(value, width === 16 ? 16 : 32)
  const steps = kind === 'unorm' ? 2 ** width - 1 : kind === 'snorm' ? 2 ** (width - 1) - 1 : 1
  return BigInt.asUintN(width, BigInt(value * steps))
}

/** The bytes of a texel: red in the lowest bits. */
function bytesOfTexel(texel: Texel, { kind, widths }: ImageFormat): Uint8Array {
  let [bits, size] = [0n, 0]
  for (const [n, width] of widths.entries()) {
    bits |= bitsOf(texel[n] ?? 0, kind, width) << BigInt(size)
    size += width
  }
  return integerBytes(bits, size)
}

/** The components that a read gives: 0, 0 and 1 for those that the format does not have. */
function components(texel: Texel, { widths }: ImageFormat): readonly number[] {
  return texel.map((value, n) => (n < widths.length ? value : n === 3 ? 1 : 0))
}

/** The components as a shader has them in words of 32 bits. */
function wordsOf(values: readonly number[], { kind }: ImageFormat): readonly number[] {
  return values.map((value) =>
    kind === 'int' || kind === 'uint' ? value >>> 0 : Number(bitsOfFloat(value, 32)),
  )
}

/** A texel of a format that is read, and one that is written over the texel before it. */
function formatRow(format: ImageFormat) {
  const [first, second] = texels[format.kind]
  // Ten bits and two have no room for all of the others.
  const [before, written] = [first, second].map((texel) =>
    format.format === 'Rgb10a2ui' ? texel.with(3, (texel[3] ?? 0) % 4) : texel,
  ) as [Texel, Texel]
  const hex = (texel: Texel) => hexOf(bytesOfTexel(texel, format))
  return {
    ...{ format: format.format, typeFormat: format.format },
    ...{ isUint: format.kind === 'uint', isSigned: format.kind === 'int' },
    isPlain: isPlain(format.format),
    before: hex(before) + hex(before) + hex(written),
    after: hex(before) + hex(written) + hex(written),
    hasUnknownFormat: false,
    read: wordsOf(components(before, format), format),
    written: wordsOf(written, format),
  }
}

/** Images of 32-bit words by Dim: each texel holds its place in the order of the bytes. */
const shapes = [
  { name: '1d', dim: '1D', view: '1D', size: [6, 1, 1], place: [4] },
  { name: '2d', dim: '2D', view: '2D', size: [4, 3, 1], place: [3, 1] },
  { name: '3d', dim: '3D', view: '3D', size: [2, 3, 4], place: [1, 2, 3] },
  { name: '1d-array', dim: '1D', view: '1DArray', size: [5, 1, 3], place: [4, 2] },
  { name: '2d-array', dim: '2D', view: '2DArray', size: [3, 2, 4], place: [2, 1, 3] },
] as const

/** A shape with the texels of its image, one of which is read and written. */
function shapeRow({ name, dim, view, size, place }: (typeof shapes)[number]) {
  const [width, height, last] = size
  const words = Array.from({ length: width * height * last }, (_, n) => 100 + n)
  const isArrayed = view.endsWith('Array')
  const [x = 0, y = 0] = place
  const layer = isArrayed || dim === '3D' ? (place.at(-1) ?? 0) : 0
  const index = (layer * height + (dim === '1D' ? 0 : y)) * width + x
  const counts = [width, ...(dim === '1D' ? [] : [height])]
  return {
    ...{ name, dim, view, place, size: size.join('x'), count: place.length },
    arrayed: isArrayed ? 1 : 0,
    before: hexWords(words),
    after: hexWords(words.with(index, 7)),
    value: words[index],
    isOneDimensional: dim === '1D',
    isScalar: place.length === 1,
    sizes: [...counts, ...(isArrayed || dim === '3D' ? [last] : [])],
  }
}

/** An atomic instruction on a texel that holds `before`; operands after the semantics. */
function atomic(name: string, before: number, operand: number, after: number, isSigned = false) {
  return {
    ...{ name, isSigned, format: isSigned ? 'R32i' : 'R32ui', operand: operand >>> 0 },
    ...{ original: before >>> 0, before: hexWords([before]), after: hexWords([after]) },
  }
}

const atomics = [
  atomic('OpAtomicIAdd', 40, 2, 42),
  atomic('OpAtomicISub', 1, 3, -2),
  atomic('OpAtomicAnd', 0xf0, 0x3c, 0x30),
  atomic('OpAtomicOr', 0xf0, 0x3c, 0xfc),
  atomic('OpAtomicXor', 0xf0, 0x3c, 0xcc),
  atomic('OpAtomicUMin', 0xffff_fff0, 9, 9),
  atomic('OpAtomicUMax', 0xffff_fff0, 9, 0xffff_fff0),
  atomic('OpAtomicSMin', -16, 9, -16, true),
  atomic('OpAtomicSMax', -16, 9, 9, true),
  atomic('OpAtomicExchange', 5, 8, 8),
]

/** Texels of a row of 64 that its invocations exchange. */
function exchanged() {
  const words = Array.from({ length: 64 }, (_, n) => 1000 + 7 * n)
  return {
    words: hexWords(words),
    empty: hexWords(words.map(() => 0)),
    reversed: hexWords(words.toReversed()),
    doubled: hexWords(words.map((word) => 2 * word)),
  }
}

/** Cases about storage images: formats, dimensions, sizes, atomics on texels, barriers between accesses to images. */
export function storageImageCases(): readonly ResultCase[] {
  const rows = formats.map(formatRow)
  return resultsIn('storage-images', {
    formats: rows,
    unknown: rows
      .filter(({ format }) => ['Rgba32f', 'R32ui', 'Rgba8i', 'Rgba16f'].includes(format))
      .map((row) => ({ ...row, typeFormat: 'Unknown', hasUnknownFormat: true })),
    shapes: shapes.map(shapeRow),
    atomics,
    exchanged: exchanged(),
  })
}
