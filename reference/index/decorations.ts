import { instructionByName } from '#spec/grammar/grammar'
import type { Decoration, Module } from '../module.ts'

/** Look-ups of decorations by the id they hold for. */
export interface Decorations {
  readonly of: (id: number) => readonly Decoration[]
  readonly ofMembers: (id: number) => readonly Decoration[]
}

/** What an annotation instruction says: a decoration of an id or a member, or that a group applies to either. */
interface Annotation {
  readonly group: boolean
  readonly member: boolean
}

const annotations: ReadonlyMap<number, Annotation> = new Map(
  Object.entries({
    OpDecorate: { group: false, member: false },
    OpDecorateId: { group: false, member: false },
    OpDecorateString: { group: false, member: false },
    OpMemberDecorate: { group: false, member: true },
    OpMemberDecorateIdEXT: { group: false, member: true },
    OpMemberDecorateString: { group: false, member: true },
    OpGroupDecorate: { group: true, member: false },
    OpGroupMemberDecorate: { group: true, member: true },
  }).map(([name, annotation]) => [instructionByName(name)?.opcode ?? -1, annotation]),
)

const opcodes: ReadonlySet<number> = new Set(annotations.keys())

function add<T>(map: Map<number, T[]>, id: number, value: T): void {
  const list = map.get(id)
  if (list === undefined) map.set(id, [value])
  else list.push(value)
}

const none: readonly never[] = []

/**
 * The decorations that the instructions say. Those of a group are put together when asked for, since a group's
 * decorations times its targets can be far more than the module has words. A group that is itself the target of a
 * group hands nothing on: the core specification allows no such thing.
 */
export function decorationsOf(module: Pick<Module, 'each'>): Decorations {
  const whole = new Map<number, Decoration[]>()
  const members = new Map<number, Decoration[]>()
  const memberships = new Map<number, { readonly group: number; readonly member: number }[]>()
  module.each(opcodes, (instruction) => {
    const { operands } = instruction
    const first = operands[0]?.value
    const annotation = annotations.get(instruction.opcode)
    if (first === undefined || annotation === undefined) return
    if (annotation.group) {
      const width = annotation.member ? 2 : 1
      for (let at = 1; at + width <= operands.length; at += width) {
        const member = annotation.member ? (operands[at + 1]?.value ?? 0) : -1
        add(memberships, operands[at]?.value ?? 0, { group: first, member })
      }
      return
    }
    const at = annotation.member ? 2 : 1
    const enumerant = operands[at]
    if (enumerant === undefined) return
    add(annotation.member ? members : whole, first, {
      decoration: enumerant.value,
      member: annotation.member ? (operands[1]?.value ?? 0) : -1,
      instruction,
      operands: operands.slice(at + 1),
    })
  })
  const withGroups = (id: number, ofMembers: boolean, own: readonly Decoration[]) => {
    const groups = memberships.get(id)
    if (groups === undefined) return own
    const [only] = groups
    // As they stand at the group, and not a copy for each of its targets.
    if (only !== undefined && groups.length === 1 && own.length === 0 && only.member < 0)
      return ofMembers ? none : (whole.get(only.group) ?? none)
    const all = [...own]
    for (const { group, member } of groups)
      if (member >= 0 === ofMembers)
        for (const decoration of whole.get(group) ?? none) all.push({ ...decoration, member })
    return all
  }
  return {
    of: (id) => withGroups(id, false, whole.get(id) ?? none),
    ofMembers: (id) => withGroups(id, true, members.get(id) ?? none),
  }
}
