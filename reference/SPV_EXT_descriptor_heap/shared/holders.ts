import { decorating, decorationAt } from '../../core/shared/decoration-at.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Operand } from '../../module.ts'
import { arrayStrideId, builtIn, offsetId, resourceHeap, samplerHeap } from './enumerants.ts'

/** An annotation instruction that holds one of the two decorations by id, or a heap built-in. */
export interface Holder {
  readonly instruction: Instruction
  /** The enumerant that the text adds: of a decoration, or of a built-in. */
  readonly enumerant: Operand
  /** What follows the enumerant. */
  readonly extra: readonly Operand[]
}

function holderOf(instruction: Instruction): Holder | undefined {
  const decoration = decorationAt(instruction)
  if (decoration === undefined) return undefined
  const { value } = decoration
  if (value !== arrayStrideId && value !== offsetId && value !== builtIn) return undefined
  const after = instruction.operands.indexOf(decoration) + 1
  if (value !== builtIn)
    return { instruction, enumerant: decoration, extra: instruction.operands.slice(after) }
  const heap = instruction.operands[after]
  if (heap?.value !== resourceHeap && heap?.value !== samplerHeap) return undefined
  return { instruction, enumerant: heap, extra: instruction.operands.slice(after + 1) }
}

/** Every annotation instruction with a decoration or built-in of the text. */
export const holders = perModule((module): readonly Holder[] => {
  const found: Holder[] = []
  for (const name of decorating)
    for (const instruction of module.all(name)) {
      const holder = holderOf(instruction)
      if (holder !== undefined) found.push(holder)
    }
  return found
})
