import type { Instruction } from '#generators/module'
import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { opcodeOf } from '#spec/grammar/opcodes'
import { instructionName } from './instruction-name.ts'
import { subjectInstruction } from './subject-instruction.ts'

const opStore = opcodeOf('OpStore')
const opFunction = opcodeOf('OpFunction')

/** Instructions that hand a value on, and the operand whose value decides: its place among the words. */
const handing: ReadonlyMap<number, number> = new Map(
  ['OpCopyObject', 'OpBitcast', 'OpSelect', 'OpCompositeExtract'].map((name) => [
    opcodeOf(name),
    2,
  ]),
)

/**
 * Name of the instruction that a small program with a wrong result is about: the one that computes what is stored last.
 * Where a constant is stored, it is the store; where nothing is, the last instruction that not every module has.
 */
export function computingInstruction(words: Uint32Array): string {
  const all = read(words)?.instructions ?? []
  const start = all.findIndex(({ opcode }) => opcode === opFunction)
  const body = start < 0 ? [] : all.slice(start)
  const computed = new Map<number, Instruction>()
  for (const instruction of body) {
    const { result } = resultsOf(instruction)
    if (result !== 0) computed.set(result, instruction)
  }
  const store = body.findLast(({ opcode }) => opcode === opStore)
  if (store === undefined) return subjectInstruction(words)
  let instruction: Instruction = store
  // No more steps than instructions: ids of modules that no one has validated may go in circles.
  for (let left = body.length; left > 0; left--) {
    const operand: number | undefined =
      instruction.opcode === opStore ? 1 : handing.get(instruction.opcode)
    const before: Instruction | undefined =
      operand === undefined ? undefined : computed.get(instruction.words[operand] ?? 0)
    if (before === undefined) break
    instruction = before
  }
  return instructionName(instruction, all)
}
