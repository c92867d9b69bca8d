import { enumerant } from '../../core/shared/enumerant.ts'
import type { Instruction, Module } from '../../module.ts'
import { offsetId } from './enumerants.ts'
import { knownValue } from './known-value.ts'

const offset = enumerant('Decoration', 'Offset')

/** The offset of one member of a structure, as far as decorations give it. */
export interface MemberOffset {
  readonly member: number
  /** Whether an Offset gives one. */
  readonly isLiteral: boolean
  /** Ids that OffsetIdEXT gives. */
  readonly ids: readonly number[]
  /** In bytes, where one decoration gives it and it is known. */
  readonly known: number | undefined
}

/** Offsets of the members of a structure type, in their order. */
export function offsetsOf(module: Module, structure: Instruction): readonly MemberOffset[] {
  const literals: number[][] = structure.operands.map(() => [])
  const ids: number[][] = structure.operands.map(() => [])
  for (const { member, decoration, operands } of module.memberDecorations(structure.result)) {
    const value = operands[0]?.value
    if (value === undefined) continue
    if (decoration === offset) literals[member]?.push(value)
    if (decoration === offsetId) ids[member]?.push(value)
  }
  return structure.operands.map((_, member) => {
    const [own = [], byId = []] = [literals[member], ids[member]]
    const isKnown = own.length + byId.length === 1
    const [id] = byId
    const known = id === undefined ? own[0] : knownValue(module, id)
    return {
      member,
      isLiteral: own.length > 0,
      ids: byId,
      known: isKnown ? known : undefined,
    }
  })
}
