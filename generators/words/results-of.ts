import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../module.ts'

interface ResultPlaces {
  readonly hasResultType: boolean
  readonly hasResult: boolean
}

const places = new Map<number, ResultPlaces>(
  instructions.map((row) => [
    row.opcode,
    {
      hasResultType: row.operands.some(({ kind }) => kind === 'IdResultType'),
      hasResult: row.operands.some(({ kind }) => kind === 'IdResult'),
    },
  ]),
)

/** The result type and the result of an instruction by the grammar; 0 where it has none, or lacks the word. */
export function resultsOf({ opcode, words }: Instruction): {
  readonly resultType: number
  readonly result: number
} {
  const row = places.get(opcode)
  const typed = row?.hasResultType === true
  return {
    resultType: typed ? (words[0] ?? 0) : 0,
    result: row?.hasResult === true ? (words[typed ? 1 : 0] ?? 0) : 0,
  }
}
