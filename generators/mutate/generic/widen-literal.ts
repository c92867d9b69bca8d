import { operandsOf } from '../../words/operands-of.ts'
import { pushString } from '../../words/push-string.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

const numbers: ReadonlySet<string> = new Set([
  'LiteralInteger',
  'LiteralFloat',
  'LiteralContextDependentNumber',
  'LiteralExtInstInteger',
  'LiteralSpecConstantOpInteger',
])

/** By variant; words of one literal to those of another. */
const ways: Readonly<Record<string, (words: readonly number[]) => readonly number[]>> = {
  zero: (words) => words.map(() => 0),
  'all-ones': (words) => words.map(() => 0xffff_ffff),
  'one-more': (words) => words.with(0, ((words[0] as number) + 1) >>> 0),
  'one-less': (words) => words.with(0, ((words[0] as number) - 1) >>> 0),
  double: (words) => words.map((word) => (word * 2) >>> 0),
  half: (words) => words.map((word) => word >>> 1),
  'sign-bit': (words) => words.with(-1, ((words.at(-1) as number) ^ 0x8000_0000) >>> 0),
}

function text(value: string): number[] {
  const words: number[] = []
  pushString(words, value)
  return words
}

const long = text('x'.repeat(300))
const strings: Readonly<Record<string, (words: readonly number[]) => readonly number[]>> = {
  empty: () => [0],
  long: () => long,
  'not-utf-8': () => [0x00ff_c080],
  'a-word-behind-its-end': (words) => [...words, 0x6c6c_6548],
}

function differs(one: readonly number[], other: readonly number[]): boolean {
  return one.length !== other.length || one.some((word, index) => word !== other[index])
}

export const mutator = genericMutatorOf(
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
        if (!differs(literal, old)) continue
        yield [
          `literal-${ordinal}-${variant}`,
          () => ({ by: [{ ...instruction, words: words.toSpliced(word, length, ...literal) }] }),
        ]
      }
    }
  },
)
