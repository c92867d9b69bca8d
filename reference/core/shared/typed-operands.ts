import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { type Fits, objectAt, objectTypeAt, resultMisfits } from './fitting-types.ts'
import { operandDefinition, operandWord } from './operand.ts'

/** What a type is asked for, and how messages call it. */
export type Wanted = readonly [fits: Fits, says: string]

/** What the operand at an index is asked for. */
export type WantedAt = readonly [index: number, wanted: Wanted]

/** That operands are objects of types that fit; no other rule asks whether they are objects at all. */
export function typedOperands(
  rule: RuleId,
  places: Readonly<Record<string, readonly WantedAt[]>>,
): Check {
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      for (const [index, [fits, says]] of places[instruction.name] ?? []) {
        const definition = operandDefinition(module, instruction, index)
        if (definition === undefined) continue
        const type = objectTypeAt(module, instruction, index)
        const isForeign = type === undefined && objectAt(module, instruction, index) !== undefined
        if (!isForeign && (type === undefined || !fits(type, module, instruction)))
          report(operandWord(instruction, index), `the operand is no ${says}`)
      }
    },
  }
}

/** That instructions result in a type that fits. */
export function typedResults(rule: RuleId, results: Readonly<Record<string, Wanted>>): Check {
  return {
    rule,
    at: Object.keys(results),
    judge(instruction, module, report) {
      const [fits, says] = results[instruction.name] ?? []
      if (fits !== undefined && resultMisfits(module, instruction, fits))
        report(instruction.word + 1, `${instruction.name} results in no ${says}`)
    },
  }
}

/** The same operands of several instructions, each asked for the same. */
export function wantedAt(
  places: Readonly<Record<string, readonly number[]>>,
  wanted: Wanted,
): Readonly<Record<string, readonly WantedAt[]>> {
  return Object.fromEntries(
    Object.entries(places).map(([name, indexes]) => [
      name,
      indexes.map((index): WantedAt => [index, wanted]),
    ]),
  )
}
