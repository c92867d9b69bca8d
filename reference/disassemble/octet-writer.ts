/** Takes octets that are no longer needed by the writer; the array is used again, so copy what must be kept. */
export type OctetSink = (octets: Uint8Array) => void

const capacity = 1 << 16
const mostDigits = 10
const zero = 0x30
const space = 0x20
const percent = 0x25
const equals = 0x3d

/** Writes ASCII text and octets into one buffer that is handed on whenever it is full. */
export class OctetWriter {
  readonly #buffer = new Uint8Array(capacity)
  readonly #sink: OctetSink
  #length = 0

  constructor(sink: OctetSink) {
    this.#sink = sink
  }

  /** Hands on what is in the buffer. */
  flush(): void {
    if (this.#length > 0) this.#sink(this.#buffer.subarray(0, this.#length))
    this.#length = 0
  }

  octet(octet: number): void {
    if (this.#length === capacity) this.flush()
    this.#buffer[this.#length++] = octet
  }

  /** @param text ASCII, and shorter than the buffer. */
  text(text: string): void {
    const { length } = text
    if (this.#length + length > capacity) this.flush()
    const buffer = this.#buffer
    let at = this.#length
    for (let n = 0; n < length; n++) buffer[at++] = text.charCodeAt(n)
    this.#length = at
  }

  /** `count` times the same octet; `count` is less than 64. */
  repeat(octet: number, count: number): void {
    if (this.#length + count > capacity) this.flush()
    const end = this.#length + count
    for (let at = this.#length; at < end; at++) this.#buffer[at] = octet
    this.#length = end
  }

  /** An unsigned 32-bit number in decimal. */
  number(value: number): void {
    if (this.#length + mostDigits > capacity) this.flush()
    this.#length = putNumber(this.#buffer, this.#length, value)
  }

  /** A space, a percent sign and the number of an id. */
  id(id: number): void {
    if (this.#length + 2 + mostDigits > capacity) this.flush()
    this.#length = putId(this.#buffer, this.#length, id)
  }

  /**
   * Ids and integers, a word each and a space before each.
   *
   * @param ids bit n is set where the nth of them is an id; the highest bit of `last` and above stand like `last`.
   */
  wordList(words: Uint32Array, from: number, to: number, ids: number, last: number): void {
    if (this.#length + (to - from) * (2 + mostDigits) > capacity) {
      this.flush()
      if ((to - from) * (2 + mostDigits) > capacity) {
        const middle = (from + to) >>> 1
        this.wordList(words, from, middle, ids, last)
        const passed = Math.min(middle - from, last)
        this.wordList(words, middle, to, ids >>> passed, last - passed)
        return
      }
    }
    const buffer = this.#buffer
    let at = this.#length
    for (let word = from, n = 0; word < to; word++) {
      if (((ids >>> n) & 1) === 1) at = putId(buffer, at, words[word] as number)
      else {
        buffer[at++] = space
        at = putNumber(buffer, at, words[word] as number)
      }
      if (n < last) n++
    }
    this.#length = at
  }

  /** `%id = ` with the percent sign moved right so that the equals sign is in column `columns` plus one, if it can be. */
  result(id: number, columns: number): void {
    if (this.#length + columns + mostDigits + 4 > capacity) this.flush()
    const buffer = this.#buffer
    let at = this.#length
    for (let spaces = columns - 1 - digits(id); spaces > 0; spaces--) buffer[at++] = space
    buffer[at++] = percent
    at = putNumber(buffer, at, id)
    buffer[at++] = space
    buffer[at++] = equals
    buffer[at++] = space
    this.#length = at
  }
}

function putId(buffer: Uint8Array, start: number, id: number): number {
  buffer[start] = space
  buffer[start + 1] = percent
  return putNumber(buffer, start + 2, id)
}

/** Writes the digits and returns where they end. */
function putNumber(buffer: Uint8Array, start: number, value: number): number {
  if (value < 10) {
    buffer[start] = zero + value
    return start + 1
  }
  const end = start + digits(value)
  let at = end
  let rest = value
  // Integer division of small integers is far faster than that of numbers that need 32 bits.
  if (rest > 0x3fff_ffff) {
    const next = Math.floor(rest / 10)
    buffer[--at] = zero + rest - next * 10
    rest = next
  }
  let small = rest | 0
  while (small > 0) {
    const next = (small / 10) | 0
    buffer[--at] = zero + small - next * 10
    small = next
  }
  return end
}

/** Decimal digits of an unsigned 32-bit number. */
function digits(value: number): number {
  if (value < 100000) {
    if (value < 100) return value < 10 ? 1 : 2
    return value < 1000 ? 3 : value < 10000 ? 4 : 5
  }
  if (value < 10000000) return value < 1000000 ? 6 : 7
  return value < 100000000 ? 8 : value < 1000000000 ? 9 : 10
}
