import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Violation } from '#spec/verdict'
import { mostViolations } from './check.ts'
import type { Asked, FunctionJudge, InstructionJudge, ModuleJudge, SurveyRow } from './dispatch.ts'
import type { Instruction, Module, Function as ModuleFunction } from './module.ts'
import type { CheckRuns, Runs } from './runs.ts'

const opFunction = opcodeOf('OpFunction')

/** The order of violations: by their words, those of one word by their rules. */
export function byWord(a: Violation, b: Violation): number {
  return a.word - b.word || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
}

/** Visits the places of the rows that are asked about a module. */
function eachAsked(
  { needs, ends }: Pick<Runs<unknown>, 'needs' | 'ends'>,
  has: Uint8Array,
  visit: (place: number) => void,
): void {
  let at = 0
  for (let run = 0; run < needs.length; run++) {
    const end = ends[run] as number
    if (has[needs[run] as number] === 1) for (; at < end; at++) visit(at)
    at = end
  }
}

/**
 * The violations that the checks find which are asked about a module, in order. No check is asked once there are as many
 * as a verdict keeps.
 *
 * @param counts whether violations of a rule are wanted; of all rules when absent.
 */
export function violationsIn(
  module: Module,
  { table, has }: Asked,
  counts?: (rule: RuleId) => boolean,
): readonly Violation[] {
  const violations: Violation[] = []
  const keep = (violation: Violation): void => {
    if (violations.length < mostViolations && counts?.(violation.rule) !== false)
      violations.push(violation)
  }
  const isFull = (): boolean => violations.length === mostViolations
  const { perModule, perFunction, surveys } = table
  // Of the check that is asked: its rule is looked up where it reports something.
  let { rules } = perModule
  let place = 0
  const report = (word: number, message: string): void =>
    keep({ rule: rules[place] as RuleId, word, message })
  eachAsked(perModule, has, (at) => {
    if (isFull()) return
    place = at
    // Judges are called as elements of their list, in which one that stands for another puts that in its place (`lateChecks`).
    ;(perModule.judges[at] as ModuleJudge)(module, report)
  })
  eachAsked(surveys, has, (at) => {
    if (isFull()) return
    const row = surveys.rows[at] as SurveyRow
    for (const fault of row.survey(module)) if (row.rules.has(fault.rule)) keep(fault)
  })
  const judgeFunction = (body: ModuleFunction): void => {
    rules = perFunction.rules
    eachAsked(perFunction, has, (at) => {
      if (isFull()) return
      place = at
      ;(perFunction.judges[at] as FunctionJudge)(body, module, report)
    })
  }
  const judgeInstruction = (index: number, runs: CheckRuns<InstructionJudge>): void => {
    const { needs, ends, judges } = runs
    rules = runs.rules
    let instruction: Instruction | undefined
    for (let run = 0, at = 0; run < needs.length; run++) {
      const end = ends[run] as number
      if (has[needs[run] as number] === 1) {
        instruction ??= module.instructions.at(index)
        if (instruction === undefined) return
        for (; at < end; at++) {
          place = at
          ;(judges[at] as InstructionJudge)(instruction, module, report)
        }
      }
      at = end
    }
  }
  const { words } = module
  const { length } = module.instructions
  for (let index = 0; index < length && !isFull(); index++) {
    const first = module.wordAt(index)
    const opcode = (words[first] as number) & 0xffff
    if (opcode === opFunction) {
      const body = module.functionOf({ index })
      if (body !== undefined) judgeFunction(body)
    }
    const { usual, offset, byValue } = table.at(opcode)
    judgeInstruction(index, byValue?.get(words[first + offset] as number) ?? usual)
  }
  return violations.length > 1 ? violations.sort(byWord) : violations
}
