import { createProgram } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { usesOf } from '../mutate/uses-of.ts'
import {
  arrayOf,
  arrayOfSpecializedLength,
  arrayShape,
  dataAt,
  dataOf,
  enable,
  formNames,
  forms,
  integerNamed,
  integersOf,
  patternNames,
  wordCount,
  words,
} from './shared/data.ts'

const length = 6

export const generators: readonly Generator[] = [
  {
    name: 'both-forms',
    rule: 'data-instruction-has-type-and-result',
    alsoApplies: ['data-word-count', 'data-needs-the-capability'],
    summary: 'instructions of many lengths follow each other',
    build(choices) {
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const first = choices.pick('first', [1, 2, 3, 100])
      const second = choices.pick('second', [2, 1, 50])
      const shared = choices.pick('one-type', [false, true])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const element = scalarNamed('uint')
      const array = arrayOf(program, element, first)
      builder.add(forms.constant, array, ...words(first))
      if (shared) builder.add(forms['spec-constant'], array, ...words(first, 'ones'))
      else builder.add(forms['spec-constant'], arrayOf(program, element, second), ...words(second))
      return program.finish()
    },
  },
  {
    name: 'largest',
    rule: 'data-instruction-has-type-and-result',
    alsoApplies: ['data-has-at-most-65531-words', 'data-has-a-word'],
    summary: 'data fills the largest instruction that the text counts with',
    build() {
      const program = createProgram('compute')
      enable(program)
      const array = arrayOfSpecializedLength(program, integerNamed('uint'), most)
      program.builder.add(forms['spec-constant'], array, ...words(most, 'zero'))
      return program.finish()
    },
  },
  {
    name: 'one-word',
    rule: 'data-has-a-word',
    alsoApplies: ['data-word-count', 'data-instruction-has-type-and-result'],
    summary: 'the shortest data is one word, full or not',
    build(choices) {
      const form = choices.pick('form', formNames)
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const element = integerNamed(choices.pick('element', ['uint', 'ushort', 'uchar']))
      const most = 32 / element.width
      const length = choices.pick(
        'length',
        [1, 2, 3, 4].filter((each) => each <= most),
      )
      const specialized = choices.pick('specialized', [false, true])

      const program = createProgram(setting)
      enable(program)
      const array = specialized
        ? arrayOfSpecializedLength(program, element, length)
        : arrayOf(program, element, length)
      program.builder.add(forms[form], array, 0x8040_2010)
      return program.finish()
    },
  },
  {
    name: 'specialized-lengths',
    rule: 'data-word-count',
    alsoApplies: ['data-has-a-word', 'result-type-has-a-length'],
    summary:
      'where specialization decides the length, its default value does not have to fit the data',
    build(choices) {
      const form = choices.pick('form', formNames)
      const source = choices.pick('length', ['spec-constant', 'spec-constant-operation'])
      const count = choices.pick('words', ['as-default', 'one-less', 'one-more', 'one', 'many'])
      const element = integerNamed(choices.pick('element', ['uint', 'uchar', 'ulong']))

      const program = createProgram('compute')
      const { builder } = program
      enable(program)
      let array = arrayOfSpecializedLength(program, element, length)
      if (source === 'spec-constant-operation') {
        const uint = scalarNamed('uint').declare(program)
        const half = builder.specConstant(uint, length / 2)
        const doubled = builder.add('OpSpecConstantOp', uint, 'IAdd', half, half)
        array = builder.add('OpTypeArray', element.declare(program), doubled)
      }
      const fit = wordCount(element, length)
      const counts = {
        'as-default': fit,
        'one-less': fit - 1,
        'one-more': fit + 1,
        one: 1,
        many: 40,
      }
      builder.add(forms[form], array, ...words(counts[count]))
      return program.finish()
    },
  },
  {
    name: 'word-counts',
    rule: 'data-word-count',
    alsoApplies: ['data-has-a-word', 'result-type-is-an-array', 'result-type-has-integer-elements'],
    summary: 'data fills its words exactly or leaves bits over, whatever those bits are',
    build(choices) {
      const form = choices.pick('form', formNames)
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const element = integerNamed(choices.pick('element', integersOf(setting)))
      const length = choices.pick('length', [3, 1, 2, 4, 5, 7, 8, 9, 15, 16, 17, 33])
      const pattern = choices.pick('bits', patternNames)

      const program = createProgram(setting)
      enable(program)
      const array = arrayOf(program, element, length)
      program.builder.add(forms[form], array, ...words(wordCount(element, length), pattern))
      return program.finish()
    },
  },
]

function cut(module: Module, at: number, length: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = instruction.words.slice(0, length)
  return replaceInstruction(module, at, { ...instruction, words })
}

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

const most = 65_531

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

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'cut-off-data',
    rule: 'data-instruction-has-type-and-result',
    summary: 'the instruction ends before its result or its type',
    ordinals: (module) => dataOf(module),
    ways: {
      'without-result': (module, at) => cut(module, at, 1),
      'opcode-only': (module, at) => cut(module, at, 0),
    },
  }),
  mutatorOf({
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
  }),
  mutatorOf({
    name: 'no-data',
    rule: 'data-has-a-word',
    summary: 'the instruction ends behind its result',
    ordinals: (module) => dataOf(module).filter((at) => dataAt(module, at)?.words.length !== 0),
    ways: {
      'no-words': (module, at) => {
        const instruction = module.instructions[at]
        if (instruction === undefined) return undefined
        const words = instruction.words.slice(0, 2)
        return replaceInstruction(module, at, { ...instruction, words })
      },
    },
  }),
  mutatorOf({
    name: 'one-word-beyond',
    rule: 'data-has-at-most-65531-words',
    summary:
      'data has a word more than the text counts with, and the instruction is as long as any can be',
    // Only where no length has to go with it.
    ordinals: (module) =>
      ordinalsOf(module, ...Object.values(forms)).filter((at) => {
        const data = dataAt(module, at)
        const array = arrayShape(module, data?.resultType ?? 0)
        return data?.words.length === most && array !== undefined && array.size === undefined
      }),
    ways: {
      'one-word-more': (module, at) => {
        const instruction = module.instructions[at]
        if (instruction === undefined) return undefined
        const words = [...instruction.words, 0]
        return replaceInstruction(module, at, { ...instruction, words })
      },
    },
  }),
  mutatorOf({
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
  }),
]
