import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Violation } from '#spec/verdict'
import { mostViolations } from './check.ts'
import type {
  CheckDispatch,
  FunctionJudge,
  InstructionJudge,
  ModuleDispatch,
  ModuleJudge,
  SurveyRow,
} from './dispatch.ts'
import type { Instruction, Module, Function as ModuleFunction } from './module.ts'
import type { CheckRuns, Runs } from './runs.ts'

const opFunction = opcodeOf('OpFunction')

/** The order of violations: by their words, those of one word by their rules. */
export function byWord(a: Violation, b: Violation): number {
  return a.word - b.word || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
}

/** A module that is judged, and which of the things that groups of checks need it has. */
export interface ModuleUnderCheck {
  readonly module: Module
  readonly has: ModuleDispatch['has']
}

interface FoundViolations extends ModuleUnderCheck {
  readonly violations: Violation[]
}

/** Visits the places of the rows that are asked about some modules: about all of them one row after the other. */
function eachAsked(
  { needs, ends }: Pick<Runs<unknown>, 'needs' | 'ends'>,
  all: readonly FoundViolations[],
  visit: (place: number, group: FoundViolations) => void,
): void {
  let index = 0
  for (let run = 0; run < needs.length; run++) {
    const end = ends[run] as number
    const need = needs[run] as number
    let first = 0
    while (first < all.length && (all[first] as FoundViolations).has[need] !== 1) first++
    if (first < all.length)
      for (; index < end; index++)
        for (let n = first; n < all.length; n++) {
          const group = all[n] as FoundViolations
          if (group.has[need] === 1) visit(index, group)
        }
    index = end
  }
}

/**
 * The violations that the checks of a table find in modules, in order, each module's by itself. No check is asked about a module
 * once there are as many as a verdict keeps. Checks that look at modules as a whole are asked about all before the next one is:
 * each is asked once about a small module, and its code has to be fetched again where hundreds of others ran meanwhile.
 *
 * @param judged in different places; see {@link Module.place}.
 * @param counts whether violations of a rule are wanted; of all rules when absent.
 */
export function violationsInAll(
  judged: readonly ModuleUnderCheck[],
  table: CheckDispatch,
  counts?: (rule: RuleId) => boolean,
): readonly (readonly Violation[])[] {
  const all = judged.map(({ module, has }): FoundViolations => ({ module, has, violations: [] }))
  const { perModule, perFunction, surveys } = table
  // These belong to the module that is judged.
  let violations: Violation[] = []
  const keep = (violation: Violation): void => {
    if (violations.length < mostViolations && counts?.(violation.rule) !== false)
      violations.push(violation)
  }
  const isFull = (): boolean => violations.length === mostViolations
  // The place of the check that is asked: its rule is looked up where it reports something.
  let { rules } = perModule
  let place = 0
  const report = (word: number, message: string): void =>
    keep({ rule: rules[place] as RuleId, word, message })
  eachAsked(perModule, all, (index, group) => {
    violations = group.violations
    if (isFull()) return
    place = index
    // Judges are called as elements of their list: a placeholder replaces itself with the real judge there (`lateChecks`).
    ;(perModule.judges[index] as ModuleJudge)(group.module, report)
  })
  eachAsked(surveys, all, (index, group) => {
    violations = group.violations
    if (isFull()) return
    const row = surveys.rows[index] as SurveyRow
    for (const fault of row.survey(group.module)) if (row.rules.has(fault.rule)) keep(fault)
  })
  const judgeFunction = (body: ModuleFunction, group: FoundViolations): void => {
    rules = perFunction.rules
    eachAsked(perFunction, [group], (index) => {
      if (isFull()) return
      place = index
      ;(perFunction.judges[index] as FunctionJudge)(body, group.module, report)
    })
  }
  const judgeInstruction = (
    index: number,
    runs: CheckRuns<InstructionJudge>,
    { module, has }: FoundViolations,
  ): void => {
    const { needs, ends, judges } = runs
    rules = runs.rules
    let instruction: Instruction | undefined
    for (let run = 0, position = 0; run < needs.length; run++) {
      const end = ends[run] as number
      if (has[needs[run] as number] === 1) {
        instruction ??= module.instructions.at(index)
        if (instruction === undefined) return
        for (; position < end; position++) {
          place = position
          ;(judges[position] as InstructionJudge)(instruction, module, report)
        }
      }
      position = end
    }
  }
  for (const group of all) {
    violations = group.violations
    const { module } = group
    const { words } = module
    const { length } = module.instructions
    for (let index = 0; index < length && !isFull(); index++) {
      const first = module.wordAt(index)
      const opcode = (words[first] as number) & 0xffff
      if (opcode === opFunction) {
        const body = module.functionOf({ index })
        if (body !== undefined) judgeFunction(body, group)
      }
      const { usual, offset, byValue } = table.at(opcode)
      judgeInstruction(index, byValue?.get(words[first + offset] as number) ?? usual, group)
    }
  }
  return all.map(({ violations: blamed }) => (blamed.length > 1 ? blamed.sort(byWord) : blamed))
}
