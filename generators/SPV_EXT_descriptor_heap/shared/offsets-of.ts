import type { Module } from '../../module.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { annotationsOf, type Held } from './annotations-of.ts'
import { literalValue } from './literal-value.ts'

/** A member of a structure with what gives its offset. */
export interface PlacedMember {
  readonly member: number
  readonly type: number
  /** In bytes; `undefined` where it is not known. */
  readonly offset: number | undefined
  readonly held: Held
}

/** Members of a structure that have one offset each, by themselves and not through groups. */
export function placedMembers(module: Module, structure: number): readonly PlacedMember[] {
  const shape = typeShape(module, structure)
  if (shape.kind !== 'structure') return []
  const all = annotationsOf(module, 'Offset', 'OffsetIdEXT').filter(
    ({ target, member }) => target === structure && member !== undefined,
  )
  return shape.members.flatMap((type, member): readonly PlacedMember[] => {
    const [held, ...more] = all.filter((each) => each.member === member)
    if (held === undefined || more.length > 0) return []
    const offset =
      held.name === 'OpMemberDecorate' ? held.operand : literalValue(module, held.operand)
    return [{ member, type, offset, held }]
  })
}
