/** Takes octets that are no longer needed by the writer; the array is used again, so copy what must be kept. */
export type OctetSink = (octets: Uint8Array) => void

const capacity = 1 << 16
const zero = 0x30

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
    if (this.#length + 10 > capacity) this.flush()
    const buffer = this.#buffer
    let at = this.#length
    if (value < 10) buffer[at++] = zero + value
    else {
      at += digits(value)
      this.#length = at
      let rest = value
      while (rest > 0) {
        const next = Math.floor(rest / 10)
        buffer[--at] = zero + rest - next * 10
        rest = next
      }
      return
    }
    this.#length = at
  }
}

/** Decimal digits of an unsigned 32-bit number. */
export function digits(value: number): number {
  if (value < 100000) {
    if (value < 100) return value < 10 ? 1 : 2
    return value < 1000 ? 3 : value < 10000 ? 4 : 5
  }
  if (value < 10000000) return value < 1000000 ? 6 : 7
  return value < 100000000 ? 8 : value < 1000000000 ? 9 : 10
}
