import type { Instruction, Operand } from '../../module.ts'

/** Annotation instructions with a Decoration, and which operand it is. */
const positions: Readonly<Record<string, 1 | 2>> = {
  OpDecorate: 1,
  OpDecorateId: 1,
  OpDecorateString: 1,
  OpMemberDecorate: 2,
  OpMemberDecorateString: 2,
  OpMemberDecorateIdEXT: 2,
}

/** Names of the annotation instructions with a Decoration operand. */
export const decorating: readonly string[] = Object.keys(positions)

/** The Decoration operand of an annotation instruction; `undefined` where it has none. */
export function decorationAt(instruction: Instruction): Operand | undefined {
  const position = positions[instruction.name]
  return position === undefined ? undefined : instruction.operands[position]
}
