import { instructionByName } from '#spec/grammar/grammar'
import type { Decoration, Instruction, Instructions, Module } from '../module.ts'
import { ChainRoom, type OrdinalsById, ordinalsById } from './ids.ts'
import { perPlace } from './places.ts'

/** Look-ups of decorations by the id they hold for. */
export interface Decorations {
  of(id: number): readonly Decoration[]
  ofMembers(id: number): readonly Decoration[]
  /** Whether `id` itself carries the decoration with that value. */
  carries(id: number, decoration: number): boolean
}

/** That a group applies to an id or, where `member` is not negative, to a member. */
interface Membership {
  readonly group: number
  readonly member: number
}

function opcodesOf(...names: readonly string[]): ReadonlySet<number> {
  return new Set(names.flatMap((name) => instructionByName(name)?.opcode ?? []))
}

const direct = opcodesOf(
  'OpDecorate',
  'OpDecorateId',
  'OpDecorateString',
  'OpMemberDecorate',
  'OpMemberDecorateIdEXT',
  'OpMemberDecorateString',
)
const ofMembers = opcodesOf(
  'OpMemberDecorate',
  'OpMemberDecorateIdEXT',
  'OpMemberDecorateString',
  'OpGroupMemberDecorate',
)
const groups = opcodesOf('OpGroupDecorate', 'OpGroupMemberDecorate')
const grouping: readonly number[] = [...groups]

const annotating: readonly number[] = [...direct, ...groups]

/** Keyed by opcode: 1 for those of {@link direct}. */
const isDirect = new Uint8Array(1 + Math.max(...direct))
for (const opcode of direct) isDirect[opcode] = 1

const none: readonly never[] = []

const noDecorations: Decorations = { of: () => none, ofMembers: () => none, carries: () => false }

/** The decorations of an id without groups. */
interface Own {
  readonly whole: readonly Decoration[]
  readonly members: readonly Decoration[]
}

const nothing: Own = { whole: none, members: none }

/**
 * The number of ids whose decorations are kept; those of any id with more than this number of them are kept as well.
 */
const mostLists = 1024
const mostMadeAgain = 16

function decorationOf(instruction: Instruction): Decoration | undefined {
  const { operands, opcode } = instruction
  const isOfMember = ofMembers.has(opcode)
  const index = isOfMember ? 2 : 1
  const enumerant = operands[index]
  if (enumerant === undefined) return undefined
  const member = isOfMember ? (operands[1]?.value ?? 0) : -1
  const extra = operands.length === index + 1 ? none : operands.slice(index + 1)
  return { decoration: enumerant.value, member, instruction, operands: extra }
}

const noMemberships: ReadonlyMap<number, readonly Membership[]> = new Map()

function holds(decorations: readonly Decoration[], value: number): boolean {
  for (const { decoration } of decorations) if (decoration === value) return true
  return false
}

function membershipsIn(module: Module): ReadonlyMap<number, readonly Membership[]> {
  if (!grouping.some((opcode) => module.has(opcode))) return noMemberships
  const found = new Map<number, Membership[]>()
  module.each(groups, ({ opcode, operands }) => {
    const group = operands[0]?.value
    if (group === undefined) return
    const isOfMember = ofMembers.has(opcode)
    const width = isOfMember ? 2 : 1
    for (let index = 1; index + width <= operands.length; index += width) {
      const target = operands[index]?.value ?? 0
      const membership = { group, member: isOfMember ? (operands[index + 1]?.value ?? 0) : -1 }
      const list = found.get(target)
      if (list === undefined) found.set(target, [membership])
      else list.push(membership)
    }
  })
  return found
}

const roomAt = perPlace(() => new ChainRoom())

/** Ordinals of the instructions that decorate an id or a member of it. */
function annotationsIn(module: Module): OrdinalsById {
  const { words, bound, instructions, place } = module
  return ordinalsById(words, bound, roomAt(place), (visit) => {
    for (let index = 0; index < instructions.length; index++)
      if (isDirect[module.opcodeAt(index)] === 1)
        visit(words[module.wordAt(index) + 1] as number, index)
  })
}

/**
 * The decorations that the instructions of a module say. Those of a group are put together when asked for, since a group's
 * decorations times its targets can be far more than the module has words. A group that is itself the target of a
 * group hands nothing on: the core specification allows no such thing.
 */
export function decorationsOf(module: Module): Decorations {
  return annotating.some((opcode) => module.has(opcode)) ? new Annotated(module) : noDecorations
}

class Annotated implements Decorations {
  readonly #instructions: Instructions
  readonly #annotations: OrdinalsById
  readonly #memberships: ReadonlyMap<number, readonly Membership[]>
  readonly #known = new Map<number, Own>()
  #lastOfGroups: Map<number, readonly Decoration[]> | undefined
  #valuesOfGroups: Map<number, ReadonlySet<number>> | undefined
  /**
   * The decorations that groups pass on to an id as a whole, kept for ids with many groups: they are asked about again
   * and again.
   */
  #handedOn: Map<number, ReadonlySet<number>> | undefined
  /** The id that was asked about last, and its decorations: one after the other, several checks look at the same. */
  #last = -1
  #ofLast: readonly Decoration[] = none

  constructor(module: Module) {
    this.#instructions = module.instructions
    this.#annotations = annotationsIn(module)
    this.#memberships = membershipsIn(module)
  }

  of(id: number): readonly Decoration[] {
    if (id !== this.#last) {
      this.#ofLast = this.#withGroups(id, false, this.#own(id).whole)
      this.#last = id
    }
    return this.#ofLast
  }

  ofMembers(id: number): readonly Decoration[] {
    return this.#withGroups(id, true, this.#own(id).members)
  }

  carries(id: number, value: number): boolean {
    return holds(this.#own(id).whole, value) || this.#isHandedOn(id, value)
  }

  /** The annotations of an id, groups left aside. */
  #own(id: number): Own {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    if (!this.#annotations.has(id)) return nothing
    const made = this.#made(id)
    if (this.#known.size < mostLists || made.whole.length + made.members.length > mostMadeAgain)
      this.#known.set(id, made)
    return made
  }

  #made(id: number): Own {
    let whole: Decoration[] | undefined
    let members: Decoration[] | undefined
    for (const index of this.#annotations.of(id)) {
      const instruction = this.#instructions.at(index)
      const decoration = instruction && decorationOf(instruction)
      if (decoration === undefined) continue
      // Each is made with its first one, for most have no other.
      if (decoration.member < 0)
        if (whole === undefined) whole = [decoration]
        else whole.push(decoration)
      else if (members === undefined) members = [decoration]
      else members.push(decoration)
    }
    return { whole: whole ?? none, members: members ?? none }
  }

  #valuesOfGroup(group: number): ReadonlySet<number> {
    this.#valuesOfGroups ??= new Map()
    let values = this.#valuesOfGroups.get(group)
    if (values === undefined) {
      values = new Set(this.#own(group).whole.map(({ decoration }) => decoration))
      this.#valuesOfGroups.set(group, values)
    }
    return values
  }

  /**
   * The decorations that a group passes on: of many decorations the last of each kind, since all of them times all
   * targets is too much.
   */
  #ofGroup(group: number): readonly Decoration[] {
    const { whole } = this.#own(group)
    if (whole.length <= mostMadeAgain) return whole
    this.#lastOfGroups ??= new Map()
    let last = this.#lastOfGroups.get(group)
    if (last === undefined) {
      last = [...new Map(whole.map((row) => [row.decoration, row])).values()]
      this.#lastOfGroups.set(group, last)
    }
    return last
  }

  #withGroups(id: number, isOfMember: boolean, list: readonly Decoration[]): readonly Decoration[] {
    const applied = this.#memberships.get(id)
    if (applied === undefined) return list
    const [only] = applied
    // As they are at the group, and not a copy for each of its targets.
    if (only !== undefined && applied.length === 1 && list.length === 0 && only.member < 0)
      return isOfMember ? none : this.#own(only.group).whole
    const all = [...list]
    for (const { group, member } of applied)
      if (member >= 0 === isOfMember)
        for (const decoration of this.#ofGroup(group))
          all.push(member < 0 ? decoration : { ...decoration, member })
    return all
  }

  #valuesHandedOn(id: number, applied: readonly Membership[]): ReadonlySet<number> {
    this.#handedOn ??= new Map()
    let values = this.#handedOn.get(id)
    if (values === undefined) {
      const applying = new Set(applied.flatMap(({ group, member }) => (member < 0 ? group : none)))
      values = new Set([...applying].flatMap((group) => [...this.#valuesOfGroup(group)]))
      this.#handedOn.set(id, values)
    }
    return values
  }

  #isHandedOn(id: number, value: number): boolean {
    const applied = this.#memberships.get(id)
    if (applied === undefined) return false
    return applied.length > mostMadeAgain
      ? this.#valuesHandedOn(id, applied).has(value)
      : applied.some(({ group, member }) => member < 0 && this.#valuesOfGroup(group).has(value))
  }
}
