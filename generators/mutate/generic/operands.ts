import { opcodeOf } from '#spec/grammar/opcodes'
import type { Enumerant, OperandKind } from '#spec/grammar/types'
import type { Instruction, Words } from '../../module.ts'
import type { IdFacts } from '../../words/facts.ts'
import { onceFor } from '../../words/once-for.ts'
import { type OperandPlace, operandsOf } from '../../words/operands-of.ts'
import { wordsOfString } from '../../words/strings.ts'
import type { GenericMutator } from '../generic-mutator.ts'
import { genericMutatorOf, graftingMutatorOf, otherWords } from '../generic-mutator-of.ts'
import { firstFunction, type Graft } from '../graft.ts'

/** Values to put instead of one, by variant. */
function others({ category, enumerants }: OperandKind, value: number): Record<string, number> {
  if (category === 'BitEnum') {
    const bits = enumerants.map((row) => row.value).filter((bit) => bit !== 0)
    const next = bits.find((bit) => (value & bit) === 0)
    const last = bits.findLast((bit) => (value & bit) === 0)
    const set = bits.filter((bit) => (value & bit) !== 0)
    return {
      none: 0,
      ...(next === undefined ? {} : { 'first-bit-added': (value | next) >>> 0 }),
      ...(last === undefined ? {} : { 'last-bit-added': (value | last) >>> 0 }),
      ...Object.fromEntries(
        set.map((bit, index) => [`bit-${index}-removed`, (value & ~bit) >>> 0]),
      ),
      'all-bits': 0xffff_ffff,
    }
  }
  const position = enumerants.findIndex((row) => row.value === value)
  const before = enumerants[position - 1]?.value
  const behind = enumerants[position + 1]?.value
  return {
    ...(before === undefined ? {} : { 'the-one-before': before }),
    ...(behind === undefined ? {} : { 'the-one-behind': behind }),
    'the-first': enumerants[0]?.value ?? 0,
    'the-last': enumerants.at(-1)?.value ?? 0,
    unknown: 0xffff,
  }
}

/** How many words of parameters a value asks for, where every parameter takes one. */
function parameterCount({ category, enumerants }: OperandKind, value: number): number {
  const asked = (row: Enumerant) =>
    category === 'BitEnum' ? (row.value & value) !== 0 : row.value === value
  return enumerants.filter(asked).reduce((sum, row) => sum + row.parameters.length, 0)
}

/** The instruction with that value, and as many words of parameters as it asks for, old ones as far as they go. */
function withValue(
  instruction: Instruction,
  place: OperandPlace,
  places: readonly OperandPlace[],
  kind: OperandKind,
  value: number,
): Instruction {
  const start = places.indexOf(place) + 1
  let end = start
  while (places[end]?.parameterOf !== undefined) end++
  const first = place.word + place.length
  const last = places[end - 1] ?? place
  const old = instruction.words.slice(first, last.word + last.length)
  const wanted = Math.min(parameterCount(kind, value), 8)
  const parameters = Array.from({ length: wanted }, (_, index) => old[index] ?? 1)
  return {
    ...instruction,
    words: instruction.words.toSpliced(place.word, 1 + old.length, value, ...parameters),
  }
}

/** By variant: instructions whose results are not values. */
const withoutValue: Readonly<Record<string, number>> = {
  'a-label': opcodeOf('OpLabel'),
  'a-function': opcodeOf('OpFunction'),
  'a-string': opcodeOf('OpString'),
  'a-set': opcodeOf('OpExtInstImport'),
}

type Make = (graft: Graft, type: number) => number

/** A type of the module, or a new one: a second one where the module declares it too late. */
function typeOf(graft: Graft, name: string, ...words: Words): number {
  return graft.type(name, ...words) ?? graft.add(name, ...words)
}

/** By variant: the value that an operand becomes. */
const values: Readonly<Record<string, Make>> = {
  true: (graft) => graft.add('OpConstantTrue', typeOf(graft, 'OpTypeBool')),
  'two-booleans': (graft) =>
    graft.add('OpConstantNull', typeOf(graft, 'OpTypeVector', typeOf(graft, 'OpTypeBool'), 2)),
  'a-float': (graft) => graft.add('OpConstantNull', typeOf(graft, 'OpTypeFloat', 32)),
  'minus-one': (graft) => graft.add('OpConstant', typeOf(graft, 'OpTypeInt', 32, 1), 0xffff_ffff),
  zero: (graft) => graft.add('OpConstantNull', typeOf(graft, 'OpTypeInt', 32, 0)),
  'null-of-its-type': (graft, type) => graft.add('OpConstantNull', type),
  'undefined-of-its-type': (graft, type) => graft.add('OpUndef', type),
}

const opTypePointer = opcodeOf('OpTypePointer')
const opTypeUntypedPointer = opcodeOf('OpTypeUntypedPointerKHR')
const opTypeBuffer = opcodeOf('OpTypeBufferEXT')
const opLoad = opcodeOf('OpLoad')
const opFunctionCall = opcodeOf('OpFunctionCall')
const opPhi = opcodeOf('OpPhi')

/** The ordinal of the first function; what pointers of a type are loaded as, by id: the pointee, or a type of buffers. */
const pointersOf = onceFor((module) => {
  const { instructions } = module
  const loadedAs = new Map<number, number>()
  const buffer = instructions.find((each) => each.opcode === opTypeBuffer)?.words[0]
  for (const { opcode, words } of instructions) {
    const as =
      opcode === opTypePointer ? words[2] : opcode === opTypeUntypedPointer ? buffer : undefined
    if (as !== undefined) loadedAs.set(words[0] ?? 0, as)
  }
  return { start: firstFunction(module), loadedAs }
})

const numbers: ReadonlySet<string> = new Set([
  'LiteralInteger',
  'LiteralFloat',
  'LiteralContextDependentNumber',
  'LiteralExtInstInteger',
  'LiteralSpecConstantOpInteger',
])

/** By variant; words of one literal to those of another. */
const ways: Readonly<Record<string, (words: Words) => Words>> = {
  zero: (words) => words.map(() => 0),
  'all-ones': (words) => words.map(() => 0xffff_ffff),
  'one-more': (words) => words.with(0, ((words[0] as number) + 1) >>> 0),
  'one-less': (words) => words.with(0, ((words[0] as number) - 1) >>> 0),
  double: (words) => words.map((word) => (word * 2) >>> 0),
  half: (words) => words.map((word) => word >>> 1),
  'sign-bit': (words) => words.with(-1, ((words.at(-1) as number) ^ 0x8000_0000) >>> 0),
}

const long = wordsOfString('x'.repeat(300))
const strings: Readonly<Record<string, (words: Words) => Words>> = {
  empty: () => [0],
  long: () => long,
  'not-utf-8': () => [0x00ff_c080],
  'a-word-behind-its-end': (words) => [...words, 0x6c6c_6548],
}

/** The operands that are values, each with its number from 1 and the id of its type. */
function* valuesAmong(instruction: Instruction, known: IdFacts) {
  let ordinal = 0
  for (const { kind, word } of operandsOf(instruction, known)) {
    if (!kind.startsWith('Id') || kind === 'IdResult' || kind === 'IdResultType') continue
    const type = known.typeOf(instruction.words[word] as number)
    if (type !== undefined) yield { ordinal: ++ordinal, word, type }
  }
}

export const mutators: readonly GenericMutator[] = [
  genericMutatorOf(
    'enumerant',
    'an enumerant becomes its neighbour in the grammar, an end of the list or an unknown value; a mask gains or loses a bit',
    function* (instruction, _, { known }) {
      const places = operandsOf(instruction, known())
      let ordinal = 0
      for (const place of places) {
        const { enumeration, word } = place
        if (enumeration === undefined) continue
        ordinal++
        const value = instruction.words[word] as number
        for (const [variant, other] of Object.entries(others(enumeration, value))) {
          if (other === value) continue
          yield [
            `enumerant-${ordinal}-to-${variant}`,
            () => ({ by: [withValue(instruction, place, places, enumeration, other)] }),
          ]
        }
      }
    },
  ),
  /** Any value among the operands, decorations with ids included. */
  graftingMutatorOf(
    'foreign-operand',
    'an operand becomes a new constant of a type that it need not have: Boolean, float, negative, null, undefined',
    function* (instruction, _, { known }) {
      for (const { ordinal, word, type } of valuesAmong(instruction, known())) {
        for (const [variant, make] of Object.entries(values)) {
          yield [
            `id-${ordinal}-to-${variant}`,
            (graft) => ({
              by: [{ ...instruction, words: instruction.words.with(word, make(graft, type)) }],
            }),
          ]
        }
      }
    },
  ),
  /** The ids that the module has: nothing is declared for it. */
  genericMutatorOf(
    'untyped-operand',
    'a value among the operands becomes its type, or the first label, function, string or set of the module',
    function* (instruction, _, { known, firstResultOf }) {
      for (const { ordinal, word, type } of valuesAmong(instruction, known())) {
        const others = Object.entries(withoutValue).map(
          ([variant, opcode]) => [variant, firstResultOf(opcode)] as const,
        )
        yield* otherWords(instruction, word, `id-${ordinal}-to-`, {
          'its-type': type,
          ...Object.fromEntries(others),
        })
      }
    },
  ),
  /** Instructions of functions, except for those that begin a block. */
  genericMutatorOf(
    'load-operand',
    'a pointer among the operands is loaded first, and what was loaded takes its place',
    function* (instruction, index, { module, known }) {
      if (instruction.opcode === opPhi || instruction.opcode === opFunctionCall) return
      let ordinal = 0
      for (const { kind, word } of operandsOf(instruction, known())) {
        if (kind !== 'IdRef') continue
        const pointer = instruction.words[word] as number
        const type = known().typeOf(pointer)
        if (type === undefined) continue
        ordinal++
        const { start, loadedAs } = pointersOf(module)
        const as = loadedAs.get(type)
        if (as === undefined || index <= start) continue
        yield [
          `id-${ordinal}`,
          () => ({
            by: [
              { opcode: opLoad, words: [as, module.bound, pointer] },
              { ...instruction, words: instruction.words.with(word, module.bound) },
            ],
            header: { bound: module.bound + 1 },
          }),
        ]
      }
    },
  ),
  genericMutatorOf(
    'widen-literal',
    'a literal gets another value, or the words of another string',
    function* (instruction, _, { known }) {
      const { words } = instruction
      let ordinal = 0
      for (const { kind, word, length } of operandsOf(instruction, known())) {
        const table = kind === 'LiteralString' ? strings : numbers.has(kind) ? ways : undefined
        if (table === undefined) continue
        ordinal++
        const old = words.slice(word, word + length)
        for (const [variant, way] of Object.entries(table)) {
          const literal = way(old)
          if (literal.join() === old.join()) continue
          yield [
            `literal-${ordinal}-${variant}`,
            () => ({ by: [{ ...instruction, words: words.toSpliced(word, length, ...literal) }] }),
          ]
        }
      }
    },
  ),
]
