import { isStructType } from '../../core/shared/composite-type.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction } from '../../module.ts'
import { decorated } from './decorated.ts'
import { type MemberOffset, offsetsOf } from './offsets.ts'

/** A structure type of which a member has an OffsetIdEXT. */
export interface StructureWithOffsetIds {
  readonly structure: Instruction
  readonly offsets: readonly MemberOffset[]
}

/** The structure types with an OffsetIdEXT, each once. */
export const structuresWithOffsetIds = perModule((module): readonly StructureWithOffsetIds[] => {
  const structures = new Set<Instruction>()
  for (const { id, member } of decorated(module).offsets) {
    const structure = module.definition(id)
    if (member >= 0 && isStructType(structure)) structures.add(structure)
  }
  return [...structures].map((structure) => ({ structure, offsets: offsetsOf(module, structure) }))
})

/** Word at which a structure type names the type of a member. */
export function memberWord({ operands, word }: Instruction, member: number): number {
  return operands[member]?.word ?? word
}
