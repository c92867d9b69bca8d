import { instructionByOpcode, instructions } from '#spec/grammar/grammar'
import { operandsOf } from '../../words/operands-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import type { GenericMutator } from '../generic-mutator.ts'
import { genericMutatorOf, otherWords } from '../generic-mutator-of.ts'

/** Opcodes by class and operands, ascending: those of one list can replace each other word by word. */
const siblings = new Map<string, number[]>()
const shapes = new Map<number, string>()
for (const { opcode, class: kind, operands } of instructions) {
  const shape = `${kind}: ${operands.map((operand) => operand.kind + operand.quantifier).join(' ')}`
  shapes.set(opcode, shape)
  const list = siblings.get(shape) ?? []
  if (list.at(-1) !== opcode) list.push(opcode)
  siblings.set(shape, list)
}

export const mutators: readonly GenericMutator[] = [
  genericMutatorOf(
    'drop',
    'an instruction is taken out, and whatever it defined with it',
    function* () {
      yield ['one', () => ({ by: [] })]
    },
  ),
  genericMutatorOf(
    'duplicate',
    'an instruction stands twice in a row, with the same result or with a new one',
    function* (instruction, _, { module }) {
      yield ['as-it-is', () => ({ by: [instruction, instruction] })]
      const { resultType, result } = resultsOf(instruction)
      if (result === 0) return
      yield [
        'with-new-result',
        () => {
          const words = instruction.words.with(resultType === 0 ? 0 : 1, module.bound)
          const header = { bound: module.bound + 1 }
          return { by: [instruction, { ...instruction, words }], header }
        },
      ]
    },
  ),
  genericMutatorOf(
    'move',
    'an instruction goes to the other end of the module',
    function* (instruction, index, { module: { instructions } }) {
      const { length } = instructions
      if (index > 0) {
        yield [
          'to-the-start',
          () => ({ at: 0, removed: index + 1, by: [instruction, ...instructions.slice(0, index)] }),
        ]
      }
      if (index + 1 < length) {
        yield [
          'to-the-end',
          () => ({ removed: length - index, by: [...instructions.slice(index + 1), instruction] }),
        ]
      }
    },
  ),
  genericMutatorOf(
    'swap',
    'an instruction changes places with the next one',
    function* (instruction, index, { module }) {
      const next = module.instructions[index + 1]
      if (next !== undefined)
        yield ['with-the-next', () => ({ removed: 2, by: [next, instruction] })]
    },
  ),
  genericMutatorOf(
    'opcode',
    'an instruction becomes another one of its class with the same kinds of operands, or one that there is not',
    function* (instruction) {
      const list = siblings.get(shapes.get(instruction.opcode) ?? '') ?? []
      const index = list.indexOf(instruction.opcode)
      const others = {
        'the-one-before': list[index - 1],
        'the-one-behind': list[index + 1],
        'the-first': list[0],
        'the-last': list.at(-1),
        unknown: instructionByOpcode(0xfff0) === undefined ? 0xfff0 : undefined,
      }
      for (const [variant, opcode] of Object.entries(others)) {
        if (opcode === undefined || opcode === instruction.opcode) continue
        yield [`to-${variant}`, () => ({ by: [{ ...instruction, opcode }] })]
      }
    },
  ),
  genericMutatorOf(
    'operand-count',
    'an instruction has an operand more or less than it had, counted in its word count',
    function* (instruction) {
      const { words } = instruction
      const last = words.at(-1)
      yield ['a-zero-more', () => ({ by: [{ ...instruction, words: [...words, 0] }] })]
      if (last === undefined) return
      yield ['the-last-twice', () => ({ by: [{ ...instruction, words: [...words, last] }] })]
      yield ['one-less', () => ({ by: [{ ...instruction, words: words.slice(0, -1) }] })]
      if (words.length > 1) yield ['none', () => ({ by: [{ ...instruction, words: [] }] })]
    },
  ),
  genericMutatorOf(
    'retype',
    'an instruction gets another type of the module as its result type',
    function* (instruction, _, scene) {
      const { resultType } = resultsOf(instruction)
      if (resultType === 0) return
      const types = scene.types()
      yield* otherWords(instruction, 0, '', {
        'the-type-before': scene.typeBy(resultType, -1),
        'the-type-behind': scene.typeBy(resultType, 1),
        'the-first-type': types[0],
        'the-last-type': types.at(-1),
      })
    },
  ),
  genericMutatorOf(
    'retarget',
    'an operand names another id: one of the same type, another one, its own result, or none',
    function* (instruction, _, { module, known, resultBy, likeBy }) {
      const { words } = instruction
      const { result } = resultsOf(instruction)
      let ordinal = 0
      for (const { kind, word } of operandsOf(instruction, known())) {
        if (!kind.startsWith('Id') || kind === 'IdResult' || kind === 'IdResultType') continue
        ordinal++
        const id = words[word] as number
        yield* otherWords(instruction, word, `id-${ordinal}-to-`, {
          'the-like-before': likeBy(id, -1),
          'the-like-behind': likeBy(id, 1),
          'the-one-before': resultBy(id, -1),
          'the-one-behind': resultBy(id, 1),
          itself: result === 0 ? undefined : result,
          zero: 0,
          'the-bound': module.bound,
        })
      }
    },
  ),
]
