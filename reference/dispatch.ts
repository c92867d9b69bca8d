import { instructionByName, instructions } from '#spec/grammar/grammar'
import { conditionsOfRule, type RuleConditions } from '#spec/judged'
import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import { isInForce } from '#spec/versions'
import { amendments } from './amendments.ts'
import type { Check, Fault, Report } from './check.ts'
import { checks as allChecks } from './checks.ts'
import { chosenDates } from './chosen-dates.ts'
import type { Instruction, Module, Function as ModuleFunction } from './module.ts'
import {
  type Answers,
  answerKey,
  type ChosenCheck,
  type Conditions,
  conditions,
  questionsOf,
  staticAnswers,
} from './questions.ts'
import {
  type CheckRow,
  type CheckRuns,
  checkRunsOf,
  type Needing,
  type Runs,
  runsOf,
} from './runs.ts'
import type { SelectedJudgement, Selection } from './selection.ts'
import { enumerantOf, placeOf, termsIn } from './terms.ts'

/** Looks at an instruction for a check. */
export type InstructionJudge = (instruction: Instruction, module: Module, report: Report) => void

/** Looks at a module for a check that is asked once per module. */
export type ModuleJudge = (module: Module, report: Report) => void

/** Looks at a function for a check that is asked once per function. */
export type FunctionJudge = (body: ModuleFunction, module: Module, report: Report) => void

/** Checks that one survey answers. */
export interface SurveyRow {
  readonly rules: ReadonlySet<RuleId>
  readonly survey: (module: Module) => readonly Fault[]
}

/** Checks that look at the instructions with an opcode. */
export interface OpcodeRuns {
  /** Those that look at all of them. */
  readonly usual: CheckRuns<InstructionJudge>
  /** Word, counted from the first one, by which other checks take part. */
  readonly offset: number
  /** Keyed by the value of that word: those that look at such an instruction, if there are others than the usual ones. */
  readonly byValue: ReadonlyMap<number, CheckRuns<InstructionJudge>> | undefined
}

/** Checks by the things that they look at. */
export interface CheckDispatch {
  readonly perFunction: CheckRuns<FunctionJudge>
  readonly perModule: CheckRuns<ModuleJudge>
  readonly surveys: Runs<SurveyRow>
  /** The checks that look at instructions with that opcode. */
  readonly at: (opcode: number) => OpcodeRuns
}

/** The checks for a module, and which of the things that groups of them need it has. */
export interface ModuleDispatch {
  readonly table: CheckDispatch
  readonly has: Uint8Array
}

/** The checks, amendments and rules of all texts. */
export const wholeJudgement: SelectedJudgement = {
  checks: allChecks,
  amendments,
  ruleById: conditionsOfRule,
}

function takesPart(
  id: RuleId,
  row: RuleConditions | undefined,
  { without, open = false }: Selection,
  dates: ReadonlyMap<string, string>,
  isKnown: (limit: LimitName) => boolean,
): boolean {
  if (without?.includes(id)) return false
  if (row?.confidence === 'open' && !open) return false
  if (row?.limits?.every(isKnown) === false) return false
  return row?.revisions === undefined || isInForce(row, dates.get(row.text) ?? '')
}

/** Many checks look at the instructions of one list. */
const opcodesByList = new WeakMap<readonly string[], readonly number[]>()

function opcodesOf(names: readonly string[]): readonly number[] {
  const known = opcodesByList.get(names)
  if (known !== undefined) return known
  const opcodes = [...new Set(names.flatMap((name) => instructionByName(name)?.opcode ?? []))]
  opcodesByList.set(names, opcodes)
  return opcodes
}

const everyOpcode: readonly number[] = [...new Set(instructions.map(({ opcode }) => opcode))]

/** A check that looks at instructions. */
type OpcodeCheck = Extract<Check, { readonly at: unknown }>

/** Opcodes of the instructions that a check looks at. */
function opcodesOfCheck({ at: opcodes }: OpcodeCheck): readonly number[] {
  return opcodes === '*' ? everyOpcode : opcodesOf(opcodes)
}

/** Keyed by kind, the values of the enumerants by which a check looks at instructions. */
function valuesOf({ having }: OpcodeCheck): ReadonlyMap<string, ReadonlySet<number>> {
  const byKind = new Map<string, Set<number>>()
  for (const term of having ?? []) {
    const enumerant = enumerantOf(term)
    if (enumerant === undefined) continue
    const { kind, value } = enumerant
    const known = byKind.get(kind)
    if (known === undefined) byKind.set(kind, new Set([value]))
    else known.add(value)
  }
  return byKind
}

/** A row with what decides whether it is asked. */
interface Conditional<Own> extends Needing<Own> {
  readonly when: Conditions
}

interface OfOpcode extends Conditional<CheckRow<InstructionJudge>> {
  readonly values: ReadonlySet<number> | undefined
}

function takesPartIn({ when: { asked, silent } }: Conditional<unknown>, answers: Answers): boolean {
  return answers.every((given, word) => {
    const wanted = asked[word] ?? 0
    return (given & wanted) === wanted && (given & (silent[word] ?? 0)) === 0
  })
}

function opcodeRuns(rows: readonly OfOpcode[], opcode: number): OpcodeRuns {
  const offset = placeOf(opcode)?.offset ?? 0
  const values = new Set(rows.flatMap((row) => [...(row.values ?? [])]))
  const usual = checkRunsOf(rows.filter((row) => row.values === undefined))
  if (values.size === 0) return { usual, offset, byValue: undefined }
  const byValue = new Map(
    [...values].map((value) => [
      value,
      checkRunsOf(rows.filter((row) => row.values?.has(value) !== false)),
    ]),
  )
  return { usual, offset, byValue }
}

const noChecks: OpcodeRuns = opcodeRuns([], 0)

/** Checks that one survey answers under the same conditions. */
function surveyRows(
  checks: readonly Conditional<Extract<Check, { readonly survey: unknown }>>[],
): readonly Conditional<SurveyRow>[] {
  const rows = new Map<
    SurveyRow['survey'],
    Map<string, Conditional<SurveyRow & { readonly rules: Set<RuleId> }>>
  >()
  for (const { row, when, needs } of checks) {
    const group = rows.get(row.survey) ?? new Map()
    rows.set(row.survey, group)
    const key = [needs, ...when.asked, ...when.silent].join()
    const alike = group.get(key)
    if (alike === undefined)
      group.set(key, { row: { rules: new Set([row.rule]), survey: row.survey }, when, needs })
    else alike.row.rules.add(row.rule)
  }
  return [...rows.values()].flatMap((group) => [...group.values()])
}

/** Tables that are kept at most: input must not choose how many there are. */
const mostTables = 128

/**
 * Sorts the checks that take part by what they look at, so that judging a module is a walk along its opcodes. Gives the
 * table for a module: the checks that apply in its version and that no amendment silences, in runs, keeping those that
 * the module can break.
 *
 * @param isKnown the limits that a rule may need; those of `selection` when absent.
 */
export function dispatch(
  judgement: SelectedJudgement,
  selection: Selection,
  isKnown = (limit: LimitName): boolean => selection.limits?.has(limit) === true,
): (module: Module) => ModuleDispatch {
  const dates = chosenDates(selection)
  const chosen: ChosenCheck[] = []
  for (const check of judgement.checks) {
    const row = judgement.ruleById(check.rule)
    if (takesPart(check.rule, row, selection, dates, isKnown)) chosen.push({ check, row })
  }
  const questions = questionsOf(chosen, judgement, dates)
  const conditionsOf = conditions(questions)
  const lists = new Map<string, readonly string[]>()
  const numbers = new Map<readonly string[] | string, number>()
  const needsOf = ({ among }: Check): number => {
    if (among === undefined) return 0
    const known = numbers.get(among)
    if (known !== undefined) return known
    const key = [...among].sort().join()
    const number = numbers.get(key) ?? 1 + lists.size
    lists.set(key, among)
    numbers.set(key, number)
    numbers.set(among, number)
    return number
  }

  const ofModules: Conditional<CheckRow<ModuleJudge>>[] = []
  const surveying: Conditional<Extract<Check, { readonly survey: unknown }>>[] = []
  const ofFunctions: Conditional<CheckRow<FunctionJudge>>[] = []
  const ofOpcodes = new Map<number, OfOpcode[]>()
  for (const { check } of chosen) {
    const { rule } = check
    const asked = { when: conditionsOf(check), needs: needsOf(check) }
    if ('judgeModule' in check)
      ofModules.push({ row: { rule, judge: check.judgeModule }, ...asked })
    else if ('survey' in check) surveying.push({ row: check, ...asked })
    else if ('judgeFunction' in check)
      ofFunctions.push({ row: { rule, judge: check.judgeFunction }, ...asked })
    else {
      const row = { rule, judge: check.judge }
      const values = valuesOf(check)
      const always = { row, ...asked, values: undefined }
      for (const opcode of opcodesOfCheck(check)) {
        const rows = ofOpcodes.get(opcode)
        const wanted = values.size === 0 ? undefined : values.get(placeOf(opcode)?.kind ?? '')
        const conditional = wanted === undefined ? always : { ...always, values: wanted }
        if (rows === undefined) ofOpcodes.set(opcode, [conditional])
        else rows.push(conditional)
      }
    }
  }
  const ofSurveys = surveyRows(surveying)

  const make = (answers: Answers): CheckDispatch => {
    const inForce = <Own extends Conditional<unknown>>(rows: readonly Own[]): readonly Own[] =>
      rows.filter((row) => takesPartIn(row, answers))
    // Worked out where a module has such an instruction: most have few.
    const rows: OpcodeRuns[] = []
    return {
      perModule: checkRunsOf(inForce(ofModules)),
      surveys: runsOf(inForce(ofSurveys)),
      perFunction: checkRunsOf(inForce(ofFunctions)),
      at: (opcode) => {
        const known = rows[opcode]
        if (known !== undefined) return known
        const conditional = ofOpcodes.get(opcode)
        const made = conditional === undefined ? noChecks : opcodeRuns(inForce(conditional), opcode)
        rows[opcode] = made
        return made
      },
    }
  }

  const answersFor = staticAnswers(questions)
  const tables = new Map<number | string, CheckDispatch>()
  const termsFor = termsIn([...lists.values()])
  return (module) => {
    const answers = answersFor(module)
    const key = answerKey(answers)
    let table = tables.get(key)
    if (table === undefined) {
      if (tables.size >= mostTables) tables.clear()
      table = make(answers.slice())
      tables.set(key, table)
    }
    return { table, has: termsFor(module) }
  }
}
