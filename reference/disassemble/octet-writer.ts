/** Takes octets that are no longer needed by the writer; the array is used again, so copy what must be kept. */
export type OctetSink = (octets: Uint8Array) => void

const usualCapacity = 1 << 16
const zero = 0x30
const space = 0x20
const percent = 0x25
const equals = 0x3d

/**
 * Writes ASCII text and octets into one buffer that is handed on whenever it is full. Room is made by {@link reserve}
 * for a line at a time and not checked again: a check in each of the small functions below would cost more than their
 * work.
 */
export class OctetWriter {
  // Full of spaces wherever nothing is written yet: half of a disassembly is spaces, and to skip is faster than to write.
  #buffer = new Uint8Array(usualCapacity).fill(space)
  readonly #sink: OctetSink
  #length = 0

  constructor(sink: OctetSink) {
    this.#sink = sink
  }

  /** Makes room for this number of octets. */
  reserve(count: number): void {
    if (this.#length + count <= this.#buffer.length) return
    this.flush()
    if (count > this.#buffer.length) this.#buffer = new Uint8Array(count).fill(space)
  }

  /** Passes on the contents of the buffer. */
  flush(): void {
    const length = this.#length
    if (length === 0) return
    this.#sink(this.#buffer.subarray(0, length))
    this.#buffer.fill(space, 0, length)
    this.#length = 0
  }

  octet(octet: number): void {
    this.#buffer[this.#length++] = octet
  }

  spaces(count: number): void {
    this.#length += count
  }

  ascii(octets: Uint8Array): void {
    const buffer = this.#buffer
    const start = this.#length
    const { length } = octets
    for (let n = 0; n < length; n++) buffer[start + n] = octets[n] as number
    this.#length = start + length
  }

  /** @param text ASCII. */
  text(text: string): void {
    const buffer = this.#buffer
    const start = this.#length
    const { length } = text
    for (let n = 0; n < length; n++) buffer[start + n] = text.charCodeAt(n)
    this.#length = start + length
  }

  /** An unsigned 32-bit number in decimal. */
  number(value: number): void {
    this.#length = putNumber(this.#buffer, this.#length, value)
  }

  /** A space, a percent sign and the number of an id. */
  id(id: number): void {
    this.#buffer[this.#length + 1] = percent
    this.#length = putNumber(this.#buffer, this.#length + 2, id)
  }

  /**
   * Ids and integers, a word each and a space before each.
   *
   * @param ids bit n is set where the nth of them is an id; all from `last` on are what the one at `last` is.
   */
  wordList(words: Uint32Array, from: number, to: number, ids: number, last: number): void {
    const buffer = this.#buffer
    let index = this.#length
    for (let word = from, n = 0; word < to; word++) {
      if (((ids >>> n) & 1) === 1) buffer[++index] = percent
      index = putNumber(buffer, index + 1, words[word] as number)
      if (n < last) n++
    }
    this.#length = index
  }

  /** `%id = `, flush right in `columns` columns except for the equals sign and the spaces around it. */
  result(id: number, columns: number): void {
    const buffer = this.#buffer
    let index = this.#length + Math.max(0, columns - 1 - digits(id))
    buffer[index++] = percent
    index = putNumber(buffer, index, id)
    buffer[index + 1] = equals
    this.#length = index + 3
  }
}

/** Writes the digits and returns where they end. */
function putNumber(buffer: Uint8Array, start: number, value: number): number {
  const end = start + digits(value)
  let rest = value
  for (let index = end - 1; index >= start; index--) {
    const tenth = (rest / 10) >>> 0
    buffer[index] = zero + rest - tenth * 10
    rest = tenth
  }
  return end
}

/** Decimal digits of the greatest number with that many leading zero bits, but one where the least has fewer. */
const digitsByZeros = Uint8Array.from({ length: 33 }, (_, zeros) =>
  zeros === 32 ? 1 : String(2 ** (31 - zeros)).length,
)
/** The least number with more than that many digits. */
const powers = Float64Array.from({ length: 11 }, (_, count) => 10 ** count)

/** Decimal digits of an unsigned 32-bit number. No branches: each would be compiled again when it is first taken. */
function digits(value: number): number {
  const least = digitsByZeros[Math.clz32(value)] as number
  return least + Number(value >= (powers[least] as number))
}
