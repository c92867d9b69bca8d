import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { resultsOf } from '../words/results-of.ts'

/** Instructions by their results; of several with one result, the first. */
export function definitionsIn(module: Module): ReadonlyMap<number, Instruction> {
  const definitions = new Map<number, Instruction>()
  for (const each of module.instructions) {
    const { result } = resultsOf(each)
    if (result !== 0 && !definitions.has(result)) definitions.set(result, each)
  }
  return definitions
}

const [opConstant, opTypeVector, opTypeMatrix, opTypeArray, opTypeStruct] = [
  'OpConstant',
  'OpTypeVector',
  'OpTypeMatrix',
  'OpTypeArray',
  'OpTypeStruct',
].map(opcodeOf)

/** More are not spelled out. */
const most = 64

/** How many constituents a composite type has; `undefined` where no plain number says so, or there are too many to list. */
export function constituentCount(
  definitions: ReadonlyMap<number, Instruction>,
  type: number | undefined,
): number | undefined {
  const { opcode, words } = definitions.get(type ?? 0) ?? { opcode: 0, words: [] }
  const length = definitions.get(words[2] ?? 0) ?? { opcode: 0, words: [] }
  const count =
    opcode === opTypeVector || opcode === opTypeMatrix
      ? words[2]
      : opcode === opTypeStruct
        ? words.length - 1
        : opcode === opTypeArray && length.opcode === opConstant && (length.words[3] ?? 0) === 0
          ? length.words[2]
          : undefined
  return count === undefined || count === 0 || count > most ? undefined : count
}
