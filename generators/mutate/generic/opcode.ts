import { instructionByOpcode, instructions } from '#spec/grammar/grammar'
import { genericMutatorOf } from './generic-mutator-of.ts'

/** Opcodes by class and operands, ascending: those of one list can stand for each other word by word. */
const siblings = new Map<string, number[]>()
const shapes = new Map<number, string>()
for (const { opcode, class: kind, operands } of instructions) {
  const shape = `${kind}: ${operands.map((operand) => operand.kind + operand.quantifier).join(' ')}`
  shapes.set(opcode, shape)
  const list = siblings.get(shape) ?? []
  if (list.at(-1) !== opcode) list.push(opcode)
  siblings.set(shape, list)
}

export const mutator = genericMutatorOf(
  'opcode',
  'an instruction becomes another one of its class with the same kinds of operands, or one that there is not',
  function* (instruction) {
    const list = siblings.get(shapes.get(instruction.opcode) ?? '') ?? []
    const at = list.indexOf(instruction.opcode)
    const others = {
      'the-one-before': list[at - 1],
      'the-one-behind': list[at + 1],
      'the-first': list[0],
      'the-last': list.at(-1),
      unknown: instructionByOpcode(0xfff0) === undefined ? 0xfff0 : undefined,
    }
    for (const [variant, opcode] of Object.entries(others)) {
      if (opcode === undefined || opcode === instruction.opcode) continue
      yield [`to-${variant}`, () => ({ by: [{ ...instruction, opcode }] })]
    }
  },
)
