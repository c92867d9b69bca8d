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
  return other !== null && names.some((_, index) => index !== 3 && words[index] !== other[index])
}

/**
 * The words of a header as comments of assembly, which has no other place for them.
 *
 * @param said what is wrong with a word, or that it differs.
 */
export function headerLines(
  words: Uint32Array,
  other: Uint32Array | null,
  blamed: number | undefined,
  said: string,
): string {
  const differing = names.findIndex((_, index) => other !== null && words[index] !== other[index])
  const marked = blamed !== undefined && blamed < names.length ? blamed : differing
  const lines = names.map((name, index) => {
    const mark = index === marked ? `  <-- ${said}` : ''
    return `; word ${index}, ${name}: ${hex(words[index])}${mark}`
  })
  return `${lines.join('\n')}\n`
}
