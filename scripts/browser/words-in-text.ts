import { readHexText } from '#runner/corpus/read-hex-text'

const magic = 0x0723_0203

/** The magic number, as a word or as octets in either order, in hexadecimal or decimal digits. */
const beginning =
  /0x0*7230203|119734787|03.{0,5}02.{0,5}23.{0,5}07|07.{0,5}23.{0,5}02.{0,5}03|3,\s*2,\s*35,\s*7|7,\s*35,\s*2,\s*3/is

/** The tokens of a list: what is between the braces of a C array, without comments. */
function tokensOf(text: string): readonly string[] {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(?:\/\/|;|#).*/g, ' ')
  const [, inside = plain] = /\{([^{}]*)\}/.exec(plain) ?? []
  return inside.split(/[\s,]+/).filter((token) => token !== '')
}

function numberIn(token: string): number {
  const [, digits = ''] = /^(0x[\da-f]+|\d+)u?l?$/i.exec(token) ?? []
  return digits === '' ? Number.NaN : Number(digits)
}

/** Numbers as words, or as octets if the magic number of a module takes four of them. */
function moduleOf(numbers: readonly number[]): Uint32Array | Uint8Array | undefined {
  const isWithin = (most: number) => numbers.every((number) => number >= 0 && number <= most)
  if (numbers[0] === magic) return isWithin(0xffff_ffff) ? Uint32Array.from(numbers) : undefined
  const start = numbers.slice(0, 4).join()
  const isModule = start === '3,2,35,7' || start === '7,35,2,3'
  return isModule && isWithin(0xff) ? Uint8Array.from(numbers) : undefined
}

/** The octets of a dump: pairs of digits, with or without space between them. */
function dumpedOctets(tokens: readonly string[]): readonly number[] | undefined {
  const digits = tokens.join('')
  if (digits.length % 2 !== 0 || /[^\da-f]/i.test(digits)) return undefined
  return (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

/**
 * The module that a text spells in numbers: the words of a `.spvhex` file, a C array as compilers write it, or a dump of octets. None if
 * the text does not begin as a module does, so that assembly is never taken for one.
 */
export function wordsInText(text: string): Uint32Array | Uint8Array | undefined {
  if (!beginning.test(text)) return undefined
  const written = readHexText(text, 'text')
  if (!('kind' in written)) return written
  const tokens = tokensOf(text)
  const listed = moduleOf(tokens.map(numberIn))
  if (listed !== undefined) return listed
  const octets = dumpedOctets(tokens)
  return octets && moduleOf(octets)
}
