const buffer = new DataView(new ArrayBuffer(8))

/** The value of a 16-bit float from its bits. */
export function decodeHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >>> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN
  return sign * (1024 + fraction) * 2 ** (exponent - 25)
}

/** The bits of the 16-bit float that is nearest to `value`, the even one of two. */
export function encodeHalf(value: number): number {
  buffer.setFloat64(0, value)
  const sign = buffer.getUint8(0) & 0x80 ? 0x8000 : 0
  const size = Math.abs(value)
  if (Number.isNaN(value)) return 0x7e00
  if (size >= 65520) return sign | 0x7c00
  if (size < 2 ** -14) return sign | nearestEven(size * 2 ** 24)
  const exponent = Math.floor(Math.log2(size))
  const power =
    size < 2 ** exponent ? exponent - 1 : size >= 2 ** (exponent + 1) ? exponent + 1 : exponent
  return sign | (((power + 14) << 10) + nearestEven(size * 2 ** (10 - power)))
}

function nearestEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  return floor + (rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? 1 : 0)
}

/** The value rounded to the nearest float of that width. */
export function rounded(value: number, width: number): number {
  if (width === 32) return Math.fround(value)
  return width === 64 ? value : decodeHalf(encodeHalf(value))
}
