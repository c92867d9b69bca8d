import type { Argument } from '../../builder/argument.ts'
import { instruction } from '../../builder/instruction.ts'
import { instructionPlan } from '../../builder/instruction-plan.ts'
import type { Instruction, Module } from '../../module.ts'
import { firstFunction, type Graft, graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { replaceWord } from '../../mutate/replace-word.ts'

/** Puts an instruction in front of the one that is looked at; its result, or 0. Arguments as for `Builder.add`. */
export type Put = (name: string, ...args: readonly Argument[]) => number

/** New words of the instruction that is looked at, by their places. */
type NewWords = Readonly<Record<number, number>>

/** Declares what it needs, and says what is then to be put in front of the instruction. */
type Plan = (declare: Graft, before: Instruction) => ((put: Put) => NewWords) | undefined

/** The instruction with these words. */
function withWords({ opcode, words }: Instruction, by: NewWords): Instruction {
  return { opcode, words: words.map((word, place) => by[place] ?? word) }
}

/**
 * The module with instructions put in front of the one with ordinal `at`, which stands in a function, and with some of
 * its words changed. `undefined` where there is no plan for it.
 */
export function withInserted(module: Module, at: number, plan: Plan): Module | undefined {
  const before = module.instructions[at]
  if (before === undefined || at < firstFunction(module)) return undefined
  const declarations = graft(module, at)
  const write = plan(declarations, before)
  if (write === undefined) return undefined
  const { module: declared, shift } = declarations.done()
  const added: Instruction[] = []
  let { bound } = declared
  const by = write((name, ...args) => {
    const { hasResultType, hasResult } = instructionPlan(name)
    const result = hasResult ? bound++ : 0
    const head = hasResultType ? [args[0] as Argument, result] : hasResult ? [result] : []
    added.push(instruction(name, ...head, ...args.slice(hasResultType ? 1 : 0)))
    return result
  })
  const place = at + shift
  const changed = replaceInstruction(declared, place, withWords(before, by))
  return { ...insertInstructions(changed, place, ...added), bound }
}

/** Declares what is to stand in the place of something else; nothing where that cannot be. */
export type Declare = (graft: Graft, module: Module, at: number) => number | undefined

/** The module in which one word of the instruction with ordinal `at` is another id, declared in front of it. */
export function withOperand(
  module: Module,
  at: number,
  word: number,
  declare: Declare,
): Module | undefined {
  const before = module.instructions[at]?.words[word]
  if (before === undefined) return undefined
  const added = graft(module, at)
  const id = declare(added, module, at)
  if (id === undefined || id === before) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, word, id)
}

/** Ways that put each of those things in the place of one word. */
export function operandWays(
  word: number,
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]): [string, Way] => [
      variant,
      (module, at) => withOperand(module, at, word, declare),
    ]),
  )
}
