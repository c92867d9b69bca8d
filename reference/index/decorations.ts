import type { Decoration, Instruction } from '../module.ts'

/** Look-ups of decorations by the id they hold for. */
export interface Decorations {
  readonly of: (id: number) => readonly Decoration[]
  readonly ofMembers: (id: number) => readonly Decoration[]
}

/** Operand index of the decoration in the annotation instructions that carry one. */
const decorationAt: Readonly<Record<string, 1 | 2>> = {
  OpDecorate: 1,
  OpDecorateId: 1,
  OpDecorateString: 1,
  OpMemberDecorate: 2,
  OpMemberDecorateIdEXT: 2,
  OpMemberDecorateString: 2,
}

/** Operands per target in the instructions that apply a group. */
const targetWidth: Readonly<Record<string, 1 | 2>> = {
  OpGroupDecorate: 1,
  OpGroupMemberDecorate: 2,
}

function add<T>(map: Map<number, T[]>, id: number, value: T): void {
  const list = map.get(id)
  if (list === undefined) map.set(id, [value])
  else list.push(value)
}

const none: readonly never[] = []

/**
 * The decorations that annotation instructions say. Those of a group are put together when asked for, since a group's
 * decorations times its targets can be far more than the module has words. A group that is itself the target of a
 * group hands nothing on: the core specification allows no such thing.
 */
export function decorationsOf(annotations: readonly Instruction[]): Decorations {
  const whole = new Map<number, Decoration[]>()
  const members = new Map<number, Decoration[]>()
  const memberships = new Map<number, { readonly group: number; readonly member: number }[]>()
  for (const instruction of annotations) {
    const { name, operands } = instruction
    const first = operands[0]?.value
    if (first === undefined) continue
    const width = targetWidth[name]
    if (width !== undefined) {
      for (let at = 1; at + width <= operands.length; at += width) {
        const member = width === 2 ? (operands[at + 1]?.value ?? 0) : -1
        add(memberships, operands[at]?.value ?? 0, { group: first, member })
      }
      continue
    }
    const at = decorationAt[name] ?? 0
    const enumerant = operands[at]
    if (at === 0 || enumerant === undefined) continue
    add(at === 2 ? members : whole, first, {
      decoration: enumerant.value,
      member: at === 2 ? (operands[1]?.value ?? 0) : -1,
      instruction,
      operands: operands.slice(at + 1),
    })
  }
  const fromGroups = (id: number, ofMembers: boolean, own: readonly Decoration[]) => {
    const groups = memberships.get(id)
    if (groups === undefined) return own
    const all = [...own]
    for (const { group, member } of groups)
      if (member >= 0 === ofMembers)
        for (const decoration of whole.get(group) ?? none) all.push({ ...decoration, member })
    return all
  }
  return {
    of: (id) => fromGroups(id, false, whole.get(id) ?? none),
    ofMembers: (id) => fromGroups(id, true, members.get(id) ?? none),
  }
}
