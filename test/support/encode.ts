/** An instruction of a test: its opcode and the words after the first. */
export interface Encoded {
  readonly opcode: number
  readonly words: readonly number[]
}

/** Fields of the header that a test may care about. */
export interface HeaderFields {
  readonly version?: number
  readonly generator?: number
  readonly bound?: number
  readonly schema?: number
}

/** A literal string as words; octets as they are. */
export function stringWords(text: string | Uint8Array): number[] {
  const octets = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const words = new Array<number>((octets.length >> 2) + 1).fill(0)
  octets.forEach((octet, index) => {
    words[index >> 2] = ((words[index >> 2] ?? 0) | (octet << ((index & 3) * 8))) >>> 0
  })
  return words
}

/** A module in words: header, then the instructions with their word counts. */
export function encode(instructions: readonly Encoded[], header: HeaderFields = {}): Uint32Array {
  const { version = 0x0001_0600, generator = 0, bound = 0xffff_ffff, schema = 0 } = header
  const words: number[] = [0x0723_0203, version, generator, bound, schema]
  for (const { opcode, words: rest } of instructions) {
    words.push((((rest.length + 1) << 16) | opcode) >>> 0)
    for (const word of rest) words.push(word)
  }
  return Uint32Array.from(words)
}
