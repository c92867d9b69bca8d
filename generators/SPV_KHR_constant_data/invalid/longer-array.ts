import { definitionOf } from '../../mutate/definition-of.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { usesOf } from '../../mutate/uses-of.ts'
import { arrayShape } from '../shared/array-shape.ts'
import { dataAt, dataOf } from '../shared/data.ts'

/** Where the low word of an OpConstant stands, behind its first word. */
const lowWord = 2

/** Makes the array longer by so many elements, and leaves Data alone. Only where nothing else has that length. */
function longer(elements: (wordsOfOne: number, size: number) => number | undefined): Way {
  return (module, at) => {
    const data = dataAt(module, at)
    const { length = 0, size = 0 } = arrayShape(module, data?.resultType ?? 0) ?? {}
    const constant = definitionOf(module, length)
    if (data === undefined || constant === undefined || size === 0) return undefined
    if (usesOf(module, length).length !== 1) return undefined
    const more = elements(data.words.length / size, size)
    if (more === undefined || size + more >= 2 ** 32) return undefined
    return replaceWord(module, constant, lowWord, size + more)
  }
}

export const mutator = mutatorOf({
  name: 'longer-array',
  rule: 'data-word-count',
  summary: 'the array is longer than its data',
  ordinals: dataOf,
  ways: {
    // One word may hold one narrow element or several.
    'one-element': longer((words, size) => (words >= 1 && words * size > 1 ? 1 : undefined)),
    // Counted in 32 bits, the words are as many as there are.
    'four-gibi-words': longer((words) =>
      words === 2 || words === 4 ? 2 ** 32 / words : undefined,
    ),
  },
})
