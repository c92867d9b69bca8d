const magic = 0x0723_0203
const swappedMagic = 0x0302_2307

/** The words of an input in host order, and how they stood in it. */
export interface Words {
  readonly words: Uint32Array
  /** Octets after the last whole word. */
  readonly rest: number
}

function swapped(words: Uint32Array): Uint32Array {
  const result = new Uint32Array(words.length)
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number
    result[at] = (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)
  }
  return result
}

/**
 * The words of a module given as octets or as words, in either byte order: the magic number says which. The input is
 * never written to; where it is aligned and in host order already, the result is a view of it and no copy.
 */
export function wordsOf(input: Uint8Array | Uint32Array): Words {
  let words: Uint32Array
  let rest = 0
  if (input instanceof Uint32Array) words = input
  else {
    rest = input.byteLength % 4
    const whole = input.byteLength - rest
    words =
      input.byteOffset % 4 === 0
        ? new Uint32Array(input.buffer, input.byteOffset, whole / 4)
        : // Not `slice`: what Node calls a Buffer gives a view there.
          new Uint32Array(new Uint8Array(input.subarray(0, whole)).buffer)
  }
  return { words: words[0] === swappedMagic ? swapped(words) : words, rest }
}

/** Whether the first word is the magic number, byte order put right. */
export function hasMagic(words: Uint32Array): boolean {
  return words[0] === magic
}
