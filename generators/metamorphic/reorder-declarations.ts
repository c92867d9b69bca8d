import { opcodeOf } from '#spec/grammar/opcodes'
import type { Choices } from '../choices.ts'
import type { Instruction } from '../module.ts'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'
import { resultsOf } from '../words/results-of.ts'
import { sectionOf } from '../words/section-of.ts'
import { shuffled } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opUndef = opcodeOf('OpUndef')
const opTypeForwardPointer = opcodeOf('OpTypeForwardPointer')
const opFunction = opcodeOf('OpFunction')
const opVariable = opcodeOf('OpVariable')
const opDecorateId = opcodeOf('OpDecorateId')
const opUntypedVariableKHR = opcodeOf('OpUntypedVariableKHR')
const opMemberDecorateIdEXT = opcodeOf('OpMemberDecorateIdEXT')
const alsoDeclares: ReadonlySet<number> = new Set([
  opUndef,
  opTypeForwardPointer,
  opVariable,
  opUntypedVariableKHR,
])

/** The id that an instruction brings in, be it as a forward reference only. */
function brings(instruction: Instruction): number {
  if (instruction.opcode === opTypeForwardPointer) return instruction.words[0] ?? 0
  return resultsOf(instruction).result
}

/** By target: ids among the extra operands of its decorations, which have to be before it. */
function decoratedBy(instructions: readonly Instruction[]): ReadonlyMap<number, readonly number[]> {
  const ids = new Map<number, readonly number[]>()
  for (const { opcode, words } of instructions) {
    if (opcode !== opDecorateId && opcode !== opMemberDecorateIdEXT) continue
    const [target = 0, ...others] = words
    ids.set(target, [...(ids.get(target) ?? []), ...others])
  }
  return ids
}

/**
 * The declarations in an order that keeps each after those that it uses. Words that only look like ids keep an
 * instruction where it might have moved from, no more.
 */
function sorted(
  choices: Choices,
  declarations: readonly Instruction[],
  decorations: ReadonlyMap<number, readonly number[]>,
): Instruction[] {
  const place = new Map<number, number>()
  const waits = declarations.map((instruction, index) => {
    const needs = new Set<number>()
    const decorated = decorations.get(resultsOf(instruction).result) ?? []
    for (const word of [...instruction.words, ...decorated]) {
      const other = place.get(word)
      if (other !== undefined) needs.add(other)
    }
    const brought = brings(instruction)
    if (brought !== 0) place.set(brought, index)
    return needs
  })
  const out: Instruction[] = []
  const done = new Set<number>()
  const order = shuffled(
    choices,
    'order',
    declarations.map((_, index) => index),
  )
  for (const index of order) {
    // A stack of our own: what waits for each other may be as long as the module.
    const stack = [index]
    while (stack.length > 0) {
      const last = stack.at(-1) as number
      const missing = done.has(last)
        ? []
        : [...(waits[last] ?? [])].filter((need) => !done.has(need))
      if (missing.length > 0) {
        stack.push(...missing)
        continue
      }
      stack.pop()
      if (done.has(last)) continue
      done.add(last)
      out.push(declarations[last] as Instruction)
    }
  }
  return out
}

export const transformation: Transformation = {
  name: 'reorder-declarations',
  summary: 'types, constants and global variables stand in another order, each behind what it uses',
  preserves: 'valid',
  apply(words, choices) {
    const module = read(words)
    if (module === undefined) return undefined
    const { instructions } = module
    const declares = ({ opcode }: Instruction) =>
      sectionOf(opcode) === 'declaration' || alsoDeclares.has(opcode)
    const start = instructions.findIndex(declares)
    const functions = instructions.findIndex(({ opcode }) => opcode === opFunction)
    const end = functions < 0 ? instructions.length : functions
    if (start < 0 || end - start < 2) return undefined
    const declarations = instructions.slice(start, end)
    // Lines and extended instructions say something about where they are.
    if (!declarations.every(declares)) return undefined
    return encode({
      ...module,
      instructions: [
        ...instructions.slice(0, start),
        ...sorted(choices, declarations, decoratedBy(instructions)),
        ...instructions.slice(end),
      ],
    })
  },
}
