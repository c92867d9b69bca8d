/** Takes octets that are no longer needed by the writer; the array is used again, so copy what must be kept. */
export type OctetSink = (octets: Uint8Array) => void

const capacity = 1 << 16
const mostDigits = 10
const zero = 0x30
const space = 0x20
const percent = 0x25
const equals = 0x3d

/** The three digits of each number below 1000. */
const triples = new Uint8Array(3000)
for (let value = 0; value < 1000; value++) {
  triples[value * 3] = zero + Math.floor(value / 100)
  triples[value * 3 + 1] = zero + (Math.floor(value / 10) % 10)
  triples[value * 3 + 2] = zero + (value % 10)
}

/** Writes ASCII text and octets into one buffer that is handed on whenever it is full. */
export class OctetWriter {
  // Full of spaces wherever nothing is written yet: half of a disassembly is spaces, and to skip is faster than to write.
  readonly #buffer = new Uint8Array(capacity).fill(space)
  readonly #sink: OctetSink
  #length = 0

  constructor(sink: OctetSink) {
    this.#sink = sink
  }

  /** Hands on what is in the buffer. */
  flush(): void {
    const length = this.#length
    if (length === 0) return
    this.#sink(this.#buffer.subarray(0, length))
    this.#buffer.fill(space, 0, length)
    this.#length = 0
  }

  octet(octet: number): void {
    if (this.#length === capacity) this.flush()
    this.#buffer[this.#length++] = octet
  }

  /** @param count less than the size of the buffer. */
  spaces(count: number): void {
    if (this.#length + count > capacity) this.flush()
    this.#length += count
  }

  /** @param octets fewer than the buffer has. */
  ascii(octets: Uint8Array): void {
    const { length } = octets
    if (this.#length + length > capacity) this.flush()
    const buffer = this.#buffer
    const start = this.#length
    for (let n = 0; n < length; n++) buffer[start + n] = octets[n] as number
    this.#length = start + length
  }

  /** @param text ASCII, and shorter than the buffer. */
  text(text: string): void {
    const { length } = text
    if (this.#length + length > capacity) this.flush()
    const buffer = this.#buffer
    const start = this.#length
    for (let n = 0; n < length; n++) buffer[start + n] = text.charCodeAt(n)
    this.#length = start + length
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
   * @param ids bit n is set where the nth of them is an id; all from `last` on are what the one at `last` is.
   */
  wordList(words: Uint32Array, from: number, to: number, ids: number, last: number): void {
    const most = (to - from) * (2 + mostDigits)
    if (this.#length + most > capacity) {
      this.flush()
      if (most > capacity) {
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
      const value = words[word] as number
      at = ((ids >>> n) & 1) === 1 ? putId(buffer, at, value) : putNumber(buffer, at + 1, value)
      if (n < last) n++
    }
    this.#length = at
  }

  /** `%id = `, flush right in `columns` columns but for the equals sign and the spaces around it. */
  result(id: number, columns: number): void {
    if (this.#length + columns + mostDigits + 4 > capacity) this.flush()
    const buffer = this.#buffer
    const margin = columns - 1 - digits(id)
    let at = this.#length + Math.max(0, margin)
    buffer[at++] = percent
    at = putNumber(buffer, at, id)
    buffer[at + 1] = equals
    this.#length = at + 3
  }
}

function putId(buffer: Uint8Array, start: number, id: number): number {
  buffer[start + 1] = percent
  return putNumber(buffer, start + 2, id)
}

/** Writes the digits and returns where they end. */
function putNumber(buffer: Uint8Array, start: number, value: number): number {
  if (value < 10) {
    buffer[start] = zero + value
    return start + 1
  }
  if (value < 1000) return putHead(buffer, start, value)
  if (value < 1_000_000) {
    const thousands = (value / 1000) | 0
    const at = putHead(buffer, start, thousands)
    putTriple(buffer, at, value - thousands * 1000)
    return at + 3
  }
  const thousands = Math.floor(value / 1000)
  const at = putNumber(buffer, start, thousands)
  putTriple(buffer, at, value - thousands * 1000)
  return at + 3
}

/** A number below 1000 without leading zeros. */
function putHead(buffer: Uint8Array, start: number, value: number): number {
  let at = start
  if (value > 99) buffer[at++] = triples[value * 3] as number
  if (value > 9) buffer[at++] = triples[value * 3 + 1] as number
  buffer[at++] = triples[value * 3 + 2] as number
  return at
}

function putTriple(buffer: Uint8Array, at: number, value: number): void {
  buffer[at] = triples[value * 3] as number
  buffer[at + 1] = triples[value * 3 + 1] as number
  buffer[at + 2] = triples[value * 3 + 2] as number
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
