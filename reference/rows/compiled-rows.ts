import type { SentenceCondition, SentenceFact } from '#spec/vocabulary/facts'
import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import { slotPath } from '#spec/vocabulary/slot'
import type { Report } from '../check.ts'
import { resultType } from '../core/shared/operands.ts'
import type { Instruction, Module } from '../module.ts'
import type { CompiledFact, TextReading } from './compiled-fact.ts'
import { compileFact, type RowPlace } from './facts.ts'
import { absentIndex } from './slots.ts'

/** Whether all that a row presupposes is surely so. */
export type Speaks = (instruction: Instruction, module: Module) => boolean

interface CompiledRow {
  readonly speaks: Speaks | undefined
  readonly facts: readonly CompiledFact[]
}

/** Judges an instruction by the rows of one rule. */
export type RowJudge = (instruction: Instruction, module: Module, report: Report) => void

/** Compiles the judge of an instruction when the first one comes. */
export type JudgeOf = (instruction: string, set?: string) => RowJudge

/** Visits the operands that a fact is asked of. */
function firstFault(
  fact: CompiledFact,
  instruction: Instruction,
  module: Module,
): number | undefined {
  const first = fact.firstIndex(instruction)
  if (first === absentIndex && !fact.ofAbsent) return undefined
  if (!fact.repeats) return fact.holds(instruction, module, first) === false ? first : undefined
  const { length } = instruction.operands
  for (let index = first; index < length; index++)
    if (fact.holds(instruction, module, index) === false) return index
  return undefined
}

/** Whether an instruction is as a fact asks; it is not where the operand is absent. */
function answer(fact: CompiledFact, instruction: Instruction, module: Module): boolean | undefined {
  const first = fact.firstIndex(instruction)
  if (first === absentIndex && !fact.ofAbsent) return false
  return fact.holds(instruction, module, first)
}

/** Whether what a condition asks is surely so, or surely not where it says `unless`. */
export function compileCondition(condition: SentenceCondition, place: RowPlace): Speaks {
  const isNegative = 'unless' in condition
  const facts = compileFact(isNegative ? condition.unless : condition, place, {})
  return (instruction, module) =>
    facts.every((fact) => answer(fact, instruction, module) === !isNegative)
}

function compileRow(
  facts: readonly SentenceFact[],
  where: readonly SentenceCondition[] | undefined,
  place: RowPlace,
  reading: TextReading,
): CompiledRow {
  const conditions = where?.map((condition) => compileCondition(condition, place))
  return {
    speaks:
      conditions &&
      ((instruction, module) => conditions.every((speaks) => speaks(instruction, module))),
    facts: facts.flatMap((fact) => compileFact(fact, place, reading)),
  }
}

function isBroken({ speaks, facts }: CompiledRow, instruction: Instruction, module: Module) {
  if (speaks !== undefined && !speaks(instruction, module)) return false
  return facts.some((fact) => firstFault(fact, instruction, module) !== undefined)
}

/** The row that a rule has about instructions, if it is about that one. */
function isAbout({ subject }: SentenceRow, { instruction, set }: RowPlace): boolean {
  return (
    !('instructions' in subject) ||
    (subject.set === set && subject.instructions.includes(instruction))
  )
}

/** Rows of a text as judges of instructions. A fact about an operand is not asked where the type of the operand is at fault. */
export function compileRows(rows: readonly SentenceRow[], reading: TextReading) {
  const { isForeign } = reading
  const guardsAt = new Map<string, ReadonlyMap<string, readonly CompiledRow[]>>()

  /** Keyed by operand, the facts about its type. */
  function guardsOf(place: RowPlace): ReadonlyMap<string, readonly CompiledRow[]> {
    const key = `${place.set ?? ''} ${place.instruction}`
    const known = guardsAt.get(key)
    if (known !== undefined) return known
    const guards = new Map<string, CompiledRow[]>()
    for (const row of rows) {
      if (!('instructions' in row.subject) || !isAbout(row, place)) continue
      for (const fact of row.facts) {
        if (fact.shape !== 'type') continue
        for (const slot of fact.slots) {
          const { place: operand } = slotPath(slot)
          const alone = { ...fact, slots: [slot] }
          const guard = compileRow([alone], row.where, place, reading)
          const list = guards.get(operand)
          if (list === undefined) guards.set(operand, [guard])
          else list.push(guard)
        }
      }
    }
    guardsAt.set(key, guards)
    return guards
  }

  /** The judge of instructions with one name by those rows that carry a rule. */
  return (rule: string, place: RowPlace): RowJudge => {
    const compiled = rows
      .filter((row) => row.rule === rule && isAbout(row, place))
      .map(({ facts, where }) => compileRow(facts, where, place, reading))
    const guards = guardsOf(place)
    const asked = compiled.map(({ speaks, facts }) => ({
      speaks,
      facts: facts.map((fact) => ({
        fact,
        guards: fact.speaksOf.flatMap((operand) => guards.get(operand) ?? []),
      })),
    }))
    return (instruction, module, report) => {
      for (const { speaks, facts } of asked) {
        if (speaks !== undefined && !speaks(instruction, module)) continue
        let lastWord = -1
        for (const { fact, guards: broken } of facts) {
          const index = firstFault(fact, instruction, module)
          if (index === undefined) continue
          if (isForeign?.(resultType(module, instruction), module) === true) return
          if (broken.some((guard) => isBroken(guard, instruction, module))) continue
          const word = fact.word(instruction, module, index)
          // What is wrong about an operand first is enough.
          if (word !== lastWord) report(word, fact.message(instruction, module, index))
          lastWord = word
        }
      }
    }
  }
}
