import { read } from '../words/read.ts'
import { differenceOf } from './difference-of.ts'
import { hexadecimal } from './operand-text.ts'

/** The words of the header that are not an instruction's. */
const header = ['magic number', 'version', 'generator', 'bound', 'schema']

/** The most words that are shown; of further ones only the number is printed. */
const mostShown = 2

function wordName(index: number): string {
  const name = header[index]
  return `word ${index}${name === undefined ? '' : `, the ${name},`}`
}

function changedWords(control: Uint32Array, broken: Uint32Array): string {
  const changed = [...broken.keys()].filter((index) => broken[index] !== control[index])
  const shown = changed.slice(0, mostShown).map((index) => {
    const [come, gone] = [broken[index] ?? 0, control[index] ?? 0].map(hexadecimal)
    return `${wordName(index)} is ${come} instead of ${gone}`
  })
  const rest = changed.length - mostShown
  const more = rest > 0 ? `; and ${rest} more word${rest === 1 ? '' : 's'}` : ''
  return `${shown.join('; ')}${more}`
}

/**
 * The fault in the words of a broken module, in the form of `differenceOf`; word by word if they are not instructions.
 */
export function differenceOfWords(control: Uint32Array, broken: Uint32Array): string {
  const [before, after] = [read(control), read(broken)]
  if (before !== undefined && after !== undefined && broken[0] === control[0])
    return differenceOf(before, after)
  if (broken.length === control.length) return changedWords(control, broken)
  const isCut = broken.every((word, index) => word === control[index])
  if (isCut) return `the module ends after ${broken.length} of ${control.length} words`
  return `the module has ${broken.length} words instead of ${control.length}, of which the first to differ is word ${broken.findIndex((word, index) => word !== control[index])}`
}
