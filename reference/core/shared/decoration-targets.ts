import type { Instruction, Module } from '../../module.ts'
import { decoratingWith } from './decoration-at.ts'

/** A thing that a decoration holds for. */
export interface DecorationTarget {
  readonly id: number
  /** Member of the structure `id`; -1 where it is `id` as a whole. */
  readonly member: number
  /** Word to point at: where the target is named. */
  readonly word: number
}

function groupTargets(module: Module, group: number): readonly DecorationTarget[] {
  const targets: DecorationTarget[] = []
  for (const { name, operands } of module.uses(group)) {
    if (operands[0]?.value !== group) continue
    if (name === 'OpGroupDecorate')
      for (const { value, word } of operands.slice(1)) targets.push({ id: value, member: -1, word })
    if (name === 'OpGroupMemberDecorate')
      for (let at = 1; at + 1 < operands.length; at += 2) {
        const [id, member] = [operands[at], operands[at + 1]]
        if (id !== undefined && member !== undefined)
          targets.push({ id: id.value, member: member.value, word: id.word })
      }
  }
  return targets
}

/** What one annotation instruction with a Decoration operand decorates, or those to whom its group hands it on. */
export function targetsOf(
  module: Module,
  { name, operands }: Instruction,
): readonly DecorationTarget[] {
  const [target, second] = operands
  if (target === undefined) return []
  if (module.definition(target.value)?.name === 'OpDecorationGroup')
    return groupTargets(module, target.value)
  const member = name.startsWith('OpMember') ? (second?.value ?? -1) : -1
  return [{ id: target.value, member, word: target.word }]
}

/** What a decoration holds for in a module, decoration groups resolved to their targets. */
export function decorationTargets(module: Module, decoration: number): readonly DecorationTarget[] {
  return decoratingWith(module, decoration).flatMap((instruction) => targetsOf(module, instruction))
}
