import { disassemble } from '#reference/disassemble/disassemble'

const id = /%\w+/g

/**
 * Words about a module with the friendly names that its listing has, where they have numbers of ids: `%3` becomes
 * `%_struct_3`.
 */
export function namesIn(words: Uint32Array): (sentence: string) => string {
  const numbers = disassemble(words, { header: false }).match(id) ?? []
  const names = disassemble(words, { header: false, ids: 'names' }).match(id) ?? []
  const known = new Map(numbers.map((number, index) => [number, names[index] ?? number]))
  return (sentence) => sentence.replaceAll(/%\d+\b/g, (number) => known.get(number) ?? number)
}
