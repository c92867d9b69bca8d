import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { arrayShape } from '../shared/array-shape.ts'
import { dataAt, dataOf } from '../shared/data.ts'

/** Lengths written out by a mistake are kept readable. */
const longest = 512

/** Makes Data as long as `count` says, by cutting it off or by going on with zeros. */
function count(words: (fit: number, size: number) => number): Way {
  return (module, at) => {
    const data = dataAt(module, at)
    const size = arrayShape(module, data?.resultType ?? 0)?.size
    if (data === undefined || size === undefined) return undefined
    const fit = data.words.length
    const wanted = words(fit, size)
    if (wanted < 1 || wanted > longest || wanted === fit) return undefined
    return withWords(module, at, wanted)
  }
}

function withWords(module: Module, at: number, wanted: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const { words } = instruction
  const missing = Math.max(0, wanted + 2 - words.length)
  const resized = [...words.slice(0, wanted + 2), ...new Array<number>(missing).fill(0)]
  return replaceInstruction(module, at, { ...instruction, words: resized })
}

export const mutator = mutatorOf({
  name: 'other-word-count',
  rule: 'data-word-count',
  summary: 'data is shorter or longer than the elements take',
  // Without a word it is another rule that is broken.
  ordinals: (module) => dataOf(module).filter((at) => dataAt(module, at)?.words.length !== 0),
  ways: {
    'one-word-short': count((fit) => fit - 1),
    'one-word-long': count((fit) => fit + 1),
    'first-word-only': count((fit) => (fit > 2 ? 1 : fit)),
    'one-word-an-element': count((fit, size) => (Math.abs(size - fit) > 1 ? size : fit)),
    'twice-as-long': count((fit) => (fit > 1 ? 2 * fit : fit)),
  },
})
