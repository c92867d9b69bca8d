import { hexWords } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Invocations of a workgroup: more than any subgroup of the drivers on a CPU has. */
const count = 64

/** Numbers that are all different, without a pattern that a wrong order would keep. */
const numbers = Array.from({ length: count }, (_, index) => (index * 37 + 11) % 101)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const after = (index: number, distance: number) => numbers[(index + distance) % count] ?? 0

/** The operations of groups on integers, the neutral element of each, and the atomic instruction that joins the subgroups. */
const reductions: readonly {
  readonly name: string
  readonly neutral: number
  readonly combine: (x: number, y: number) => number
}[] = [
  { name: 'IAdd', neutral: 0, combine: (x, y) => x + y },
  { name: 'UMin', neutral: 0xffff_ffff, combine: (x, y) => Math.min(x >>> 0, y >>> 0) },
  { name: 'UMax', neutral: 0, combine: (x, y) => Math.max(x, y) },
  { name: 'SMin', neutral: 0x7fff_ffff, combine: (x, y) => Math.min(x, y) },
  { name: 'SMax', neutral: 0x8000_0000, combine: (x, y) => Math.max(x, y) },
  { name: 'BitwiseAnd', neutral: 0xffff_ffff, combine: (x, y) => x & y },
  { name: 'BitwiseOr', neutral: 0, combine: (x, y) => x | y },
  { name: 'BitwiseXor', neutral: 0, combine: (x, y) => x ^ y },
]

/** The atomic instruction that joins what subgroups have. */
function atomicOf(name: string): string {
  return name.startsWith('Bitwise') ? name.slice('Bitwise'.length) : name
}

/** Instructions whose operands are all of one invocation, with what each gives for 13. */
const alone = [
  ...reductions.map(({ name, neutral }) => ({ name, value: 13, neutral })),
  { name: 'IMul', value: 13, neutral: 1 },
]

/** Cases of workgroups whose result needs each of their barriers, and of subgroups of one and of many. */
export function invocationCases(): readonly ResultCase[] {
  return resultsIn('invocations', {
    words: hexWords(numbers),
    empty: hexWords(numbers.map(() => 0)),
    reversed: hexWords([...numbers].reverse()),
    turned: hexWords(numbers.map((_, index) => after(index, 8) * 3)),
    totals: hexWords(numbers.map(() => sum(numbers))),
    prefixes: hexWords(numbers.map((_, index) => sum(numbers.slice(0, index + 1)))),
    last: hexWords(numbers.map(() => numbers[count - 1] ?? 0)),
    /** A table of 8 rows, by columns. */
    transposed: hexWords(numbers.map((_, index) => numbers[(index % 8) * 8 + (index >> 3)] ?? 0)),
    /** Those of three workgroups of 64, each reversed on its own. */
    manyWords: hexWords([0, 1, 2].flatMap((group) => numbers.map((value) => value + 1000 * group))),
    manyReversed: hexWords(
      [0, 1, 2].flatMap((group) => [...numbers].reverse().map((value) => value + 1000 * group)),
    ),
    manyEmpty: hexWords([0, 1, 2].flatMap(() => numbers.map(() => 0))),
    reductions: reductions.map(({ name }) => ({ name, atomic: atomicOf(name) })),
    neutrals: hexWords(reductions.map(({ neutral }) => neutral)),
    joined: hexWords(
      reductions.map(({ neutral, combine }) => numbers.reduce(combine, neutral | 0)),
    ),
    twoEmpty: hexWords([0, 0]),
    counted: hexWords([count, numbers.filter((value) => value % 2 === 1).length]),
    alone,
    operations: ['Reduce', 'InclusiveScan'],
    ones: hexWords(numbers.map(() => 1)),
  })
}
