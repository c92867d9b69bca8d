/** Words of a module before its first instruction. */
const names = ['magic number', 'version', 'generator', 'bound', 'schema'] as const

function hex(word: number | undefined): string {
  return word === undefined ? 'missing' : `0x${word.toString(16).padStart(8, '0')}`
}

/** Whether the fault of a module is in its header: a word there is blamed, or differs from the other module. */
export function isInHeader(
  words: Uint32Array,
  other: Uint32Array | null,
  blamed: number | undefined,
): boolean {
  if (blamed !== undefined && blamed < names.length) return true
  return other !== null && differingHeaderWords(words, other) > 0
}

/** The index of the bound, which follows from the ids that a module has. */
const bound = 3

function differs(words: Uint32Array, other: Uint32Array, index: number): boolean {
  return index !== bound && words[index] !== other[index]
}

/** How many words of the headers of two modules differ, the bound aside. */
export function differingHeaderWords(words: Uint32Array, other: Uint32Array): number {
  return names.filter((_, index) => differs(words, other, index)).length
}

/**
 * The words of a header as comments of assembly, which has no other place for them.
 *
 * @param fault what is wrong with a word, or that it differs.
 */
export function headerLines(
  words: Uint32Array,
  other: Uint32Array | null,
  blamed: number | undefined,
  fault: string,
): string {
  const isBlamed = blamed !== undefined && blamed < names.length
  const lines = names.map((name, index) => {
    const isDifferent = other !== null && differs(words, other, index)
    const mark =
      index === blamed || (isDifferent && !isBlamed)
        ? `  <-- ${fault}`
        : isDifferent
          ? '  <-- differs here'
          : ''
    return `; word ${index}, ${name}: ${hex(words[index])}${mark}`
  })
  return `${lines.join('\n')}\n`
}
