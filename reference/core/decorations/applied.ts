import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module, Operand } from '../../module.ts'
import { perModule } from '../shared/per-module.ts'

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

const opcodes: ReadonlySet<number> = new Set(applying.map(opcodeOf))

/** Beyond this many more than the module has words, groups times targets are not taken apart: memory must not be quadratic. */
const mostBeyond = 1 << 16

/** As several ask for them, they are kept where there are at most so many; of more, they are worked out anew. */
const mostKept = 4096

function directly(instruction: Instruction): Applied | undefined {
  const at = direct[instruction.name]
  const { operands } = instruction
  const target = operands[0]
  const decoration = at && operands[at]
  if (at === undefined || target === undefined || decoration === undefined) return undefined
  return {
    target: target.value,
    member: at === 2 ? (operands[1]?.value ?? 0) : -1,
    decoration: decoration.value,
    operands: operands.length === at + 1 ? none : operands.slice(at + 1),
    word: target.word,
    instruction,
  }
}

type Visit = (applied: Applied) => void

/** Visits what a group applies, up to the first target that comes after more than `room` of it; gives how much. */
function eachOfGroup(
  module: Module,
  { operands }: Instruction,
  step: 1 | 2,
  room: number,
  visit: Visit,
): number {
  const source = operands[0]?.value ?? 0
  if (module.definition(source)?.name !== 'OpDecorationGroup') return 0
  const group = module.decorations(source)
  let count = 0
  for (let at = 1; at + step <= operands.length; at += step) {
    const target = operands[at]
    if (target === undefined || count > room) break
    const member = step === 2 ? (operands[at + 1]?.value ?? 0) : -1
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
 * group stand here at the group's targets, not at the group.
 */
export function eachApplied(module: Module, visit: Visit): void {
  const { all } = kept(module)
  if (all === undefined) visitAll(module, visit)
  else for (const one of all) visit(one)
}

const kept = perModule((module): { readonly all: readonly Applied[] | undefined } => {
  const all: Applied[] = []
  let isTooMuch = false
  visitAll(module, (one) => {
    if (all.length < mostKept) all.push(one)
    else isTooMuch = true
  })
  return { all: isTooMuch ? undefined : all }
})

function visitAll(module: Module, visit: Visit): void {
  let room = module.words.length + mostBeyond
  module.each(opcodes, (instruction) => {
    const { name } = instruction
    if (name === 'OpGroupDecorate') room -= eachOfGroup(module, instruction, 1, room, visit)
    else if (name === 'OpGroupMemberDecorate')
      room -= eachOfGroup(module, instruction, 2, room, visit)
    else if (module.definition(instruction.valueAt(0) ?? 0)?.name !== 'OpDecorationGroup') {
      const one = directly(instruction)
      if (one === undefined) return
      visit(one)
      room--
    }
  })
}
