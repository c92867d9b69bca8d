import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module, Operand } from '../../module.ts'
import { enumerant } from './grammar.ts'
import { perModule } from './surveys.ts'
import { heldStructure } from './variables.ts'

/** A decoration at one target, groups taken apart. */
export interface Applied {
  /** Id that is decorated, or of the structure type whose member is. */
  readonly target: number
  /** Member number; -1 for the id as a whole. */
  readonly member: number
  /** Value of the `Decoration` enumerant. */
  readonly decoration: number
  /** Extra operands of the decoration. */
  readonly operands: readonly Operand[]
  /** The operand that names the target: of the decoration, or of the instruction that applies its group. */
  readonly word: number
  /** The instruction that holds the decoration. */
  readonly instruction: Instruction
}

/** The instructions that apply decorations. */
export const applying: readonly string[] = [
  'OpDecorate',
  'OpDecorateId',
  'OpDecorateString',
  'OpMemberDecorate',
  'OpMemberDecorateString',
  'OpGroupDecorate',
  'OpGroupMemberDecorate',
]

const direct: Readonly<Record<string, 1 | 2>> = {
  OpDecorate: 1,
  OpDecorateId: 1,
  OpDecorateString: 1,
  OpMemberDecorate: 2,
  OpMemberDecorateString: 2,
}

const none: readonly never[] = []

const applyingOpcodes: ReadonlySet<number> = new Set(applying.map(opcodeOf))

/** Beyond this many more than the module has words, groups times targets are not taken apart: memory must not be quadratic. */
const mostBeyond = 1 << 16

/** Several checks ask for them, so they are kept up to this number; beyond it, they are computed again. */
const mostKept = 4096

function directly(instruction: Instruction): Applied | undefined {
  const place = direct[instruction.name]
  const { operands } = instruction
  const target = operands[0]
  const decoration = place && operands[place]
  if (place === undefined || target === undefined || decoration === undefined) return undefined
  return {
    target: target.value,
    member: place === 2 ? (operands[1]?.value ?? 0) : -1,
    decoration: decoration.value,
    operands: operands.length === place + 1 ? none : operands.slice(place + 1),
    word: target.word,
    instruction,
  }
}

type VisitApplied = (applied: Applied) => void

/** Visits what a group applies, up to the first target that comes after more than `room` of it; gives how much. */
function eachOfGroup(
  module: Module,
  { operands }: Instruction,
  step: 1 | 2,
  room: number,
  visit: VisitApplied,
): number {
  const source = operands[0]?.value ?? 0
  if (module.definition(source)?.name !== 'OpDecorationGroup') return 0
  const group = module.decorations(source)
  let count = 0
  for (let index = 1; index + step <= operands.length; index += step) {
    const target = operands[index]
    if (target === undefined || count > room) break
    const member = step === 2 ? (operands[index + 1]?.value ?? 0) : -1
    for (const { decoration, operands: extra, instruction } of group)
      visit({
        target: target.value,
        member,
        decoration,
        operands: extra,
        word: target.word,
        instruction,
      })
    count += group.length
  }
  return count
}

/**
 * Visits every decoration at every target, in the order of the instructions that apply them. Decorations collected by a
 * group are here at the group's targets, not at the group.
 */
export function eachApplied(module: Module, visit: VisitApplied): void {
  const { all } = kept(module)
  if (all === undefined) visitAll(module, visit)
  else for (const applied of all) visit(applied)
}

const kept = perModule((module): { readonly all: readonly Applied[] | undefined } => {
  const all: Applied[] = []
  let isTooMuch = false
  visitAll(module, (applied) => {
    if (all.length < mostKept) all.push(applied)
    else isTooMuch = true
  })
  return { all: isTooMuch ? undefined : all }
})

function visitAll(module: Module, visit: VisitApplied): void {
  let room = module.words.length + mostBeyond
  module.each(applyingOpcodes, (instruction) => {
    const { name } = instruction
    if (name === 'OpGroupDecorate') room -= eachOfGroup(module, instruction, 1, room, visit)
    else if (name === 'OpGroupMemberDecorate')
      room -= eachOfGroup(module, instruction, 2, room, visit)
    else if (module.definition(instruction.valueAt(0) ?? 0)?.name !== 'OpDecorationGroup') {
      const applied = directly(instruction)
      if (applied === undefined) return
      visit(applied)
      room--
    }
  })
}

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
      for (let index = 1; index + 1 < operands.length; index += 2) {
        const [id, member] = [operands[index], operands[index + 1]]
        if (id !== undefined && member !== undefined)
          targets.push({ id: id.value, member: member.value, word: id.word })
      }
  }
  return targets
}

/**
 * The targets of one annotation instruction with a Decoration operand, or the targets to which its group applies it.
 */
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

/**
 * The targets of some annotation instructions, groups resolved to their targets: those of a group once, however often
 * it is decorated.
 */
export function allTargetsOf(
  module: Module,
  instructions: readonly Instruction[],
): readonly DecorationTarget[] {
  const groups = new Set<number>()
  return instructions.flatMap((instruction) => {
    const id = instruction.valueAt(0) ?? 0
    if (module.definition(id)?.name !== 'OpDecorationGroup') return targetsOf(module, instruction)
    if (groups.has(id)) return none
    groups.add(id)
    return groupTargets(module, id)
  })
}

/** The targets of a decoration in a module, decoration groups resolved to their targets. */
export function decorationTargets(module: Module, decoration: number): readonly DecorationTarget[] {
  return allTargetsOf(module, decoratingWith(module, decoration))
}

/** A decoration at a variable: of the variable, or of a member of the structure that it holds or is an array of. */
export type VisitDecorated = (variable: Instruction, applied: Applied) => void

/**
 * Visits the variables with decorations that are `wanted`: once for each of these, however many members have it or
 * however often it is applied. The consequence for the variable is the same.
 */
export function eachDecorated(
  module: Module,
  variables: readonly Instruction[],
  wanted: ReadonlySet<number>,
  visit: VisitDecorated,
): void {
  const ofObjects = new Map<number, Map<number, Applied>>()
  const ofMembers = new Map<number, Map<number, Applied>>()
  eachApplied(module, (applied) => {
    const { target, member, decoration } = applied
    if (!wanted.has(decoration)) return
    const byTarget = member < 0 ? ofObjects : ofMembers
    const known = byTarget.get(target) ?? new Map<number, Applied>()
    byTarget.set(target, known)
    if (!known.has(decoration)) known.set(decoration, applied)
  })
  if (ofObjects.size === 0 && ofMembers.size === 0) return
  for (const variable of variables) {
    for (const applied of ofObjects.get(variable.result)?.values() ?? []) visit(variable, applied)
    if (ofMembers.size === 0) continue
    const structure = heldStructure(module, variable)
    const found = structure && ofMembers.get(structure.result)
    for (const applied of found?.values() ?? []) visit(variable, applied)
  }
}

const block = enumerant('Decoration', 'Block')
const bufferBlock = enumerant('Decoration', 'BufferBlock')

/** Ids of the structure types with each of the decorations that make memory interface blocks. */
export interface BlockStructures {
  readonly block: ReadonlySet<number>
  readonly bufferBlock: ReadonlySet<number>
}

/** The memory interface blocks of a module: worked out once, for a structure type can have many decorations and many users. */
export const blockStructures: (module: Module) => BlockStructures = perModule((module) => {
  const found = { block: new Set<number>(), bufferBlock: new Set<number>() }
  eachApplied(module, ({ target, member, decoration }) => {
    if (member >= 0) return
    if (decoration === block) found.block.add(target)
    if (decoration === bufferBlock) found.bufferBlock.add(target)
  })
  return found
})
