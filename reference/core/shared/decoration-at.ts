import type { Instruction, Module, Operand } from '../../module.ts'
import { perModule } from './per-module.ts'

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

const none: readonly never[] = []

/** Ordinals of annotation instructions by the value of their Decoration. */
const byDecoration = perModule((module): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>()
  for (const name of decorating)
    for (const instruction of module.all(name)) {
      const value = decorationAt(instruction)?.value
      const list = value === undefined ? undefined : found.get(value)
      if (list !== undefined) list.push(instruction.index)
      else if (value !== undefined) found.set(value, [instruction.index])
    }
  return found
})

/** The annotation instructions with that Decoration, those of one name after the other. */
export function decoratingWith(module: Module, decoration: number): readonly Instruction[] {
  const ordinals = byDecoration(module).get(decoration) ?? none
  return ordinals.flatMap((index) => module.instructions.at(index) ?? [])
}
