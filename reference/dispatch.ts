import { instructionByName, instructions } from '#spec/grammar/grammar'
import type { LimitName, Limits } from '#spec/limits/limit'
import type { Rule, RuleId } from '#spec/rule'
import { ruleById } from '#spec/texts'
import { isInForce } from '#spec/versions'
import { amendments, type LoadedAmendments } from './amendments.ts'
import { type Answers, answerKey, noAnswers, setAnswer } from './answers.ts'
import type { BlockLayouts } from './block-layouts.ts'
import type { Check, Fault, Report } from './check.ts'
import { checks as allChecks } from './checks.ts'
import { chosenDates } from './chosen-dates.ts'
import type { Instruction, Module, Function as ModuleFunction } from './module.ts'
import { type Conditional, selectedRows } from './selected-rows.ts'

/** A check that looks at instructions, as the table holds it. */
export interface InstructionRow {
  readonly rule: RuleId
  readonly judge: (instruction: Instruction, module: Module, report: Report) => void
}

/** A check that is asked once per module. */
export interface ModuleRow {
  readonly rule: RuleId
  readonly judge: (module: Module, report: Report) => void
}

/** Checks that one survey answers. */
export interface SurveyRow {
  readonly rules: ReadonlySet<RuleId>
  readonly survey: (module: Module) => readonly Fault[]
}

/** A check that is asked once per function. */
export interface FunctionRow {
  readonly rule: RuleId
  readonly judge: (body: ModuleFunction, module: Module, report: Report) => void
}

/** Checks by what they look at. */
export interface Dispatch {
  readonly perFunction: readonly FunctionRow[]
  readonly perModule: readonly ModuleRow[]
  readonly surveys: readonly SurveyRow[]
  /** The checks that look at instructions with that opcode. */
  readonly at: (opcode: number) => readonly InstructionRow[]
}

/** Which checks take part. */
export interface Selection {
  /** Version per text, where it is not the one that is followed: a word that {@link versionNamed} takes. */
  readonly revisions?: Readonly<Record<string, string | number>>
  /** Rules that are not checked. */
  readonly without?: readonly RuleId[]
  /**
   * Whether rules that their text leaves open (`confidence` is `open`) are checked in their stricter reading. Without
   * it a module that only such a reading refuses is valid.
   */
  readonly open?: boolean
  /** Layouts of blocks that features of Vulkan allow. */
  readonly layouts?: BlockLayouts
  /** Limits and features of a device. Rules that need one are checked only where it is known. */
  readonly limits?: Limits
}

/** Everything that modules are judged by. */
export interface Judgement {
  readonly checks: readonly Check[]
  readonly amendments: readonly LoadedAmendments[]
  /** The row of a rule; `undefined` where no text has it. */
  readonly ruleById: (id: RuleId) => Rule | undefined
}

/** The checks, amendments and rules of all texts. */
export const wholeJudgement: Judgement = { checks: allChecks, amendments, ruleById }

function takesPart(
  id: RuleId,
  row: Rule | undefined,
  { without, open = false }: Selection,
  dates: ReadonlyMap<string, string>,
  isKnown: (limit: LimitName) => boolean,
): boolean {
  if (without?.includes(id)) return false
  if (row?.confidence === 'open' && !open) return false
  if (row?.limits?.every(isKnown) === false) return false
  return row?.revisions === undefined || isInForce(row, dates.get(row.text) ?? '')
}

function opcodesOf(names: readonly string[]): readonly number[] {
  return [...new Set(names.flatMap((name) => instructionByName(name)?.opcode ?? []))]
}

/** Something about a module that decides whether some of the checks are asked. */
interface Question {
  /** Whether the answer is yes; `among` what stands in the module, where any of these is enough. */
  readonly holds?: (module: Module) => boolean
  readonly among?: readonly string[]
  /** Checks that are asked only where it holds. */
  readonly asked: ReadonlySet<Check>
  /** Checks that are asked only where it does not. */
  readonly silent: ReadonlySet<Check>
}

const noChecks: ReadonlySet<Check> = new Set()

function amongQuestions(checks: readonly Check[]): readonly Question[] {
  const groups = new Map<string, Check[]>()
  for (const check of checks)
    if (check.among !== undefined) {
      const key = [...check.among].sort().join()
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [check])
      else group.push(check)
    }
  return [...groups.values()].map((asked) => ({
    among: asked[0]?.among ?? [],
    asked: new Set(asked),
    silent: noChecks,
  }))
}

/** One for every client API that rules are of: they hold in its environments alone. */
function clientQuestions(
  checks: readonly Check[],
  ruleById: Judgement['ruleById'],
): readonly Question[] {
  const clients = new Set(checks.flatMap(({ rule }) => ruleById(rule)?.client ?? []))
  return [...clients].map((client) => ({
    holds: ({ environment }) => environment.client === client,
    asked: new Set(checks.filter(({ rule }) => ruleById(rule)?.client === client)),
    silent: noChecks,
  }))
}

/** One for every set of environments that rules are limited to. */
function environmentQuestions(
  checks: readonly Check[],
  ruleById: Judgement['ruleById'],
): readonly Question[] {
  const groups = new Map<string, Check[]>()
  for (const check of checks) {
    const names = ruleById(check.rule)?.environments
    if (names === undefined) continue
    const key = [...names].sort().join()
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [check])
    else group.push(check)
  }
  return [...groups].map(([key, asked]) => {
    const names = new Set(key.split(','))
    return {
      holds: ({ environment }) => names.has(environment.name),
      asked: new Set(asked),
      silent: noChecks,
    }
  })
}

/** One for every turn of versions, every text that amends others, every client API, every set of environments, and every list of what checks look for. */
function questionsOf(
  checks: readonly Check[],
  { amendments, ruleById }: Judgement,
  dates: ReadonlyMap<string, string>,
): readonly Question[] {
  const isOfVersion = (id: RuleId): boolean => {
    const row = ruleById(id)
    return row === undefined || isInForce(row, dates.get(row.text) ?? '')
  }
  const bounds = new Map<number, { readonly asked: Set<Check>; readonly silent: Set<Check> }>()
  const turnAt = (turn: number) => {
    const there = bounds.get(turn) ?? { asked: new Set(), silent: new Set() }
    bounds.set(turn, there)
    return there
  }
  const byRule = new Map<RuleId, Check[]>()
  for (const check of checks) {
    const { since, until } = ruleById(check.rule)?.versions ?? {}
    if (since !== undefined) turnAt(since).asked.add(check)
    if (until !== undefined) turnAt(until + 1).silent.add(check)
    const alike = byRule.get(check.rule)
    if (alike === undefined) byRule.set(check.rule, [check])
    else alike.push(check)
  }
  const checksOf = (rules: readonly RuleId[]) =>
    new Set(rules.flatMap((rule) => byRule.get(rule) ?? []))
  const amended = amendments.map(
    ({ inForce, old, own }): Question => ({
      holds: inForce,
      asked: checksOf([...own]),
      silent: checksOf(
        [...old.keys()].filter((rule) => {
          const rewording = old.get(rule)
          return rewording?.length === 0 || rewording?.some(isOfVersion) === true
        }),
      ),
    }),
  )
  return [
    ...[...bounds].map(
      ([turn, of]): Question => ({ holds: ({ version }) => version >= turn, ...of }),
    ),
    ...amended,
    ...clientQuestions(checks, ruleById),
    ...environmentQuestions(checks, ruleById),
    ...amongQuestions(checks),
  ]
}

const everyOpcode: readonly number[] = [...new Set(instructions.map(({ opcode }) => opcode))]

/** Opcodes of the instructions that a check looks at. */
function opcodesOfCheck({ at }: Extract<Check, { readonly at: unknown }>): readonly number[] {
  return at === '*' ? everyOpcode : opcodesOf(at)
}

/** Answers these questions about a module. The result is written over when it is asked about the next one. */
function answering(questions: readonly Question[]): (module: Module) => Answers {
  const answers = noAnswers(questions.length)
  const ofOpcodes = [...answers.keys()].map(() => new Int32Array(1 + Math.max(...everyOpcode)))
  const ofCapabilities = new Map<string, Answers>()
  for (const [n, { among = [] }] of questions.entries())
    for (const name of among) {
      const opcode = instructionByName(name)?.opcode
      const own = ofOpcodes[n >> 5]
      if (opcode === undefined) {
        const there = ofCapabilities.get(name) ?? noAnswers(questions.length)
        setAnswer(there, n)
        ofCapabilities.set(name, there)
      } else if (own !== undefined) own[opcode] = (own[opcode] ?? 0) | (1 << (n & 31))
    }
  return (module) => {
    answers.fill(0)
    for (let n = 0; n < questions.length; n++)
      if (questions[n]?.holds?.(module) === true) setAnswer(answers, n)
    const count = module.instructions.length
    for (let word = 0; word < answers.length; word++) {
      const bits = ofOpcodes[word]
      if (bits === undefined) continue
      let found = answers[word] ?? 0
      for (let index = 0; index < count; index++) found |= bits[module.opcodeAt(index)] ?? 0
      answers[word] = found
    }
    for (const name of module.capabilities) {
      const bits = ofCapabilities.get(name)
      if (bits !== undefined)
        for (let word = 0; word < answers.length; word++)
          answers[word] = (answers[word] ?? 0) | (bits[word] ?? 0)
    }
    return answers
  }
}

function areAlike(a: Answers, b: Answers): boolean {
  return a.every((word, n) => word === b[n])
}

type Conditions = Omit<Conditional<unknown>, 'row'>

/** When the checks are asked that a question speaks of. */
function conditionsOf(questions: readonly Question[]): ReadonlyMap<Check, Conditions> {
  const found = new Map<Check, Conditions>()
  for (const [n, question] of questions.entries())
    for (const by of ['asked', 'silent'] as const)
      for (const check of question[by]) {
        const of = found.get(check) ?? {
          asked: noAnswers(questions.length),
          silent: noAnswers(questions.length),
        }
        setAnswer(of[by], n)
        found.set(check, of)
      }
  return found
}

const noRows = (): readonly InstructionRow[] => []

/** Tables that are kept at most: input must not choose how many there are. */
const mostTables = 128

/**
 * Sorts the checks that take part by what they look at, so that judging a module is a walk along its opcodes. Gives
 * the table for a module: the checks that hold in its version, that no amendment silences, and that what stands in it
 * can break. A table is filled as it is used, with lists that tables share: random modules are seldom alike in all.
 *
 * @param isKnown the limits that a rule may need; those of `selection` when absent.
 */
export function dispatch(
  judgement: Judgement,
  selection: Selection,
  isKnown = (limit: LimitName): boolean => selection.limits?.has(limit) === true,
): (module: Module) => Dispatch {
  const dates = chosenDates(selection)
  const chosen = judgement.checks.filter(({ rule }) =>
    takesPart(rule, judgement.ruleById(rule), selection, dates, isKnown),
  )
  const questions = questionsOf(chosen, judgement, dates)
  const conditions = conditionsOf(questions)
  const always: Conditions = {
    asked: noAnswers(questions.length),
    silent: noAnswers(questions.length),
  }

  const ofModules: Conditional<ModuleRow>[] = []
  const ofSurveys: Conditional<SurveyRow & { readonly rules: Set<RuleId> }>[] = []
  const bySurvey = new Map<SurveyRow['survey'], typeof ofSurveys>()
  const ofFunctions: Conditional<FunctionRow>[] = []
  const ofOpcodes = new Map<number, Conditional<InstructionRow>[]>()
  for (const check of chosen) {
    const when = conditions.get(check) ?? always
    if ('judgeModule' in check) {
      ofModules.push({ row: { rule: check.rule, judge: check.judgeModule }, ...when })
      continue
    }
    if ('survey' in check) {
      const { survey, rule } = check
      const own = bySurvey.get(survey) ?? []
      bySurvey.set(survey, own)
      const alike = own.find(
        ({ asked, silent }) => areAlike(asked, when.asked) && areAlike(silent, when.silent),
      )
      if (alike === undefined) {
        const added = { row: { rules: new Set([rule]), survey }, ...when }
        own.push(added)
        ofSurveys.push(added)
      } else alike.row.rules.add(rule)
      continue
    }
    if ('judgeFunction' in check) {
      ofFunctions.push({ row: { rule: check.rule, judge: check.judgeFunction }, ...when })
      continue
    }
    const own = { row: { rule: check.rule, judge: check.judge }, ...when }
    for (const opcode of opcodesOfCheck(check)) {
      const there = ofOpcodes.get(opcode)
      if (there === undefined) ofOpcodes.set(opcode, [own])
      else there.push(own)
    }
  }
  const modules = selectedRows(ofModules)
  const surveys = selectedRows<SurveyRow>(ofSurveys)
  const functions = selectedRows(ofFunctions)
  // By place, which opcodes have one after the other so that tables are dense; at 0 for all that no check looks at.
  const listed = [...ofOpcodes.values()]
  // Worked out where a module has such an instruction: most have few.
  const byPlace: ((answers: Answers) => readonly InstructionRow[])[] = [noRows]
  const selectedAt = (place: number) => {
    const selected = byPlace[place] ?? selectedRows(listed[place - 1] ?? [])
    byPlace[place] = selected
    return selected
  }
  const places = new Uint16Array(1 + Math.max(...everyOpcode))
  for (const [n, opcode] of [...ofOpcodes.keys()].entries()) places[opcode] = n + 1

  const all = noAnswers(questions.length).fill(-1)
  const words = [...all.keys()]
  const tables = new Map<number | string, Dispatch>()
  const make = (key: number | string, answers: Answers): Dispatch => {
    const rows: (readonly InstructionRow[])[] = []
    const at = (opcode: number): readonly InstructionRow[] => {
      const place = places[opcode] ?? 0
      const there = rows[place]
      if (there !== undefined) return there
      const selected = selectedAt(place)(answers)
      rows[place] = selected
      return selected
    }
    const table = {
      perModule: modules(answers),
      surveys: surveys(answers),
      perFunction: functions(answers),
      at,
    }
    if (tables.size >= mostTables) tables.clear()
    tables.set(key, table)
    return table
  }
  const answersFor = answering(questions)
  return (module) => {
    const answers = answersFor(module)
    const key = answerKey(answers, all, words)
    return tables.get(key) ?? make(key, answers.slice())
  }
}
