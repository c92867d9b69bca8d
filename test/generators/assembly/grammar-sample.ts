import { instructions, operandKindByName } from '#spec/grammar/grammar'
import type { InstructionSet, Operand, OperandKind } from '#spec/grammar/types'
import type { Instruction } from '../../../generators/module.ts'

/** Ids that the samples take for granted. */
export const given = { uint: 1, value: 2, void: 3, firstSet: 10 } as const

/** Words of operands of a kind, each a way to write it: every enumerant with its parameters once. */
function ways(kind: string, full: boolean, set?: InstructionSet): readonly (readonly number[])[] {
  const row = set?.operandKinds.find((each) => each.kind === kind) ?? operandKindByName(kind)
  if (row?.category === 'Composite') {
    return [row.bases.flatMap((base) => ways(base, full, set)[0] ?? [])]
  }
  if (row?.category.endsWith('Enum')) return enumWays(row, full, set)
  if (kind.startsWith('Id')) return [[given.value]]
  if (kind === 'LiteralString') return [[0x6e69_616d, 0]]
  if (kind === 'LiteralFloat') return [[0x3fc0_0000]]
  if (kind === 'LiteralSpecConstantOpInteger') return [[128, given.value, given.value]]
  return [[7]]
}

function enumWays({ enumerants }: OperandKind, full: boolean, set?: InstructionSet) {
  return enumerants.flatMap(({ value, parameters }) => {
    const rests = sampleOperands(parameters, full, set)
    return rests.map((rest) => [value, ...rest])
  })
}

/**
 * Words for operands: the first way of each, and then for each operand in turn all its other ways. Where `full` is set
 * optional operands are there, and repeated ones twice.
 */
export function sampleOperands(
  operands: readonly Operand[],
  full: boolean,
  set?: InstructionSet,
): readonly (readonly number[])[] {
  const parts = operands
    .filter(({ quantifier }) => full || quantifier === '')
    .map(({ kind, quantifier }) => ({ all: ways(kind, full, set), twice: quantifier === '*' }))
  const first = parts.map(({ all, twice }) => [...(all[0] ?? []), ...(twice ? (all[0] ?? []) : [])])
  const others = parts.flatMap(({ all }, index) =>
    all.slice(1).map((way) => first.with(index, [...way]).flat()),
  )
  return [first.flat(), ...others]
}

const opTypeFloat = 22

/** An encoding has only one width. */
function withWidth(words: readonly number[]): readonly number[] {
  const encoding = words[2]
  const widths: Readonly<Record<number, number>> = { 0: 16, 4223: 6, 4224: 6, 4225: 4 }
  return words.with(1, encoding === undefined ? 32 : (widths[encoding] ?? 8))
}

/** Every instruction of the grammar, least and full, with every enumerant; results count up from `result`. */
export function sampleInstructions(result: number): readonly Instruction[] {
  let id = result
  return instructions
    .filter(({ name }) => !/^OpExtInst/.test(name))
    .flatMap(({ opcode, operands }) =>
      [false, true].flatMap((full) =>
        sampleOperands(operands, full).map((words): Instruction => {
          const index = operands.findIndex(({ kind }) => kind === 'IdResult')
          const typed = operands[0]?.kind === 'IdResultType' ? words.with(0, given.uint) : words
          const defined = index < 0 ? typed : typed.with(index, id++)
          return { opcode, words: opcode === opTypeFloat ? withWidth(defined) : defined }
        }),
      ),
    )
}

/** Every instruction of a set, least and full, of the set with the id `set`. */
export function sampleExtended(
  rows: InstructionSet,
  set: number,
  result: number,
): readonly Instruction[] {
  let id = result
  return rows.instructions.flatMap(({ opcode, operands }) =>
    [false, true].flatMap((full) =>
      sampleOperands(operands, full, rows).map(
        (words): Instruction => ({ opcode: 12, words: [given.void, id++, set, opcode, ...words] }),
      ),
    ),
  )
}
