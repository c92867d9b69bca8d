import type { Argument } from '../../build/argument.ts'
import { instruction } from '../../build/instruction.ts'
import { instructionPlan } from '../../build/instruction-plan.ts'
import type { Instruction, Module } from '../../module.ts'
import { firstFunction, type Graft, graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'

/** Puts an instruction in front of the one that is looked at; its result, or 0. Arguments as for `Builder.add`. */
export type Put = (name: string, ...args: readonly Argument[]) => number

/** New words of the instruction that is looked at, by their places. */
export type NewWords = Readonly<Record<number, number>>

/** Declares what it needs, and says what is then to be put in front of the instruction. */
export type Plan = (declare: Graft, before: Instruction) => ((put: Put) => NewWords) | undefined

/** The instruction with these words. */
export function withWords({ opcode, words }: Instruction, by: NewWords): Instruction {
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
