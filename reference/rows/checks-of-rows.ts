import { AuthorError } from '#spec/author-error'
import { enumerantByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { SentenceRow, SentenceSubject } from '#spec/vocabulary/sentence-row'
import type { Check } from '../check.ts'
import { isExecuted } from '../core/shared/executed.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import type { Instruction } from '../module.ts'
import type { TextReading } from './compiled-fact.ts'
import { compileRows, type JudgeOf, type RowJudge } from './compiled-rows.ts'
import { instructionNamed } from './grammar-operands.ts'
import { judgeCapabilities, judgeDecorated, judgeObjects } from './subjects.ts'

type InstructionSubject = Extract<SentenceSubject, { readonly instructions: unknown }>

function isOfInstructions(
  row: SentenceRow,
): row is SentenceRow & { readonly subject: InstructionSubject } {
  return 'instructions' in row.subject
}

/** The check of a rule about instructions that are not of a set. */
function checkOfInstructions(
  rule: RuleId,
  names: readonly string[],
  judgeOf: JudgeOf,
  { executed = [] }: TextReading,
): Check {
  for (const name of names) instructionNamed(name)
  const judges = new Map<number, RowJudge>()
  const judgeAt = (instruction: Instruction): RowJudge => {
    const known = judges.get(instruction.opcode)
    if (known !== undefined) return known
    const made = judgeOf(instruction.name)
    judges.set(instruction.opcode, made)
    return made
  }
  const judge: RowJudge = (instruction, module, report) =>
    judgeAt(instruction)(instruction, module, report)
  const embedded = names.filter((name) => isExecuted(name) || executed.includes(name))
  return embedded.length === 0
    ? { rule, at: names, judge }
    : operationCheck(rule, names, judge, embedded)
}

/** The check of a rule about instructions of an extended set. */
function checkOfSet(rule: RuleId, rows: readonly InstructionSubject[], judgeOf: JudgeOf): Check {
  const set = rows[0]?.set ?? ''
  const names = new Map(
    rows.flatMap(({ instructions: listed }) =>
      listed.map((name) => [instructionNamed(name, set).opcode, name] as const),
    ),
  )
  const judges = new Map<number, RowJudge>()
  return {
    rule,
    at: ['OpExtInst'],
    judge(instruction, module, report) {
      const number = instruction.valueAt(1) ?? -1
      const name = names.get(number)
      if (name === undefined || module.importName(instruction.valueAt(0) ?? 0) !== set) return
      const judge = judges.get(number) ?? judgeOf(name, set)
      judges.set(number, judge)
      judge(instruction, module, report)
    },
  }
}

/** What is decorated may be any instruction, so that rows know no operand of it; and all are asked the same. */
function verifyDecorated(rule: RuleId, rows: readonly SentenceRow[]): void {
  const slots = rows.flatMap(({ facts, where = [] }) =>
    [
      ...facts,
      ...where.map((condition) => ('unless' in condition ? condition.unless : condition)),
    ].flatMap((fact) => ('slots' in fact ? fact.slots : [])),
  )
  const wrong = slots.find((slot) => !/^(?:Target|Result Type)(?: \/ |$)/.test(slot))
  if (wrong !== undefined)
    throw new AuthorError('unknown-operand', `${rule}: what is decorated has no slot ${wrong}`)
  if (new Set(rows.map(({ subject }) => JSON.stringify(subject))).size > 1)
    throw new AuthorError('unknown-operand', `${rule}: its rows name different decorations`)
}

function checkOf(
  rule: RuleId,
  rows: readonly SentenceRow[],
  judgeOf: JudgeOf,
  reading: TextReading,
): Check {
  const subjects = rows.filter(isOfInstructions).map(({ subject }) => subject)
  if (subjects.length === rows.length) {
    if (subjects[0]?.set !== undefined) return checkOfSet(rule, subjects, judgeOf)
    const names = [...new Set(subjects.flatMap(({ instructions: listed }) => listed))]
    return checkOfInstructions(rule, names, judgeOf, reading)
  }
  const [row] = rows
  if (
    row === undefined ||
    rows.some(({ subject }) => Object.keys(subject)[0] !== Object.keys(row.subject)[0])
  )
    throw new AuthorError('unknown-operand', `${rule}: its rows have subjects of several sorts`)
  const { subject } = row
  if ('capabilities' in subject) {
    const names = rows.flatMap((each) =>
      'capabilities' in each.subject ? each.subject.capabilities : [],
    )
    for (const name of names) enumerant('Capability', name)
    return { rule, among: names, judgeModule: judgeCapabilities(rows) }
  }
  if ('decorations' in subject) {
    const names = rows.flatMap((each) =>
      'decorations' in each.subject ? each.subject.decorations : [],
    )
    for (const name of names) enumerant('Decoration', name)
    verifyDecorated(rule, rows)
    return {
      rule,
      among: names.map((name) => `Decoration.${name}`),
      judgeModule: judgeDecorated(names, judgeOf),
    }
  }
  return { rule, among: capabilitiesOf(rows), judgeModule: judgeObjects(rows) }
}

/** Capabilities that enable the encodings that terms name: without any of these, no module has such objects. */
function capabilitiesOf(rows: readonly SentenceRow[]): readonly string[] {
  const names = [...JSON.stringify(rows).matchAll(/"encodings":(\[[^\]]+\])/g)].flatMap(
    ([, list]) => JSON.parse(list ?? '[]') as readonly string[],
  )
  const found = names.flatMap((name) => enumerantByName('FPEncoding', name)?.capabilities ?? [])
  return found.length > 0 ? [...new Set(found)] : ['OpFunction']
}

/** The row with the names that decoded instructions and declared capabilities have. */
function withoutAliases(row: SentenceRow): SentenceRow {
  if ('capabilities' in row.subject) {
    const capabilities = row.subject.capabilities.map(
      (name) => enumerantByName('Capability', name)?.name ?? name,
    )
    return { ...row, subject: { capabilities } }
  }
  if (!isOfInstructions(row) || row.subject.set !== undefined) return row
  const names = row.subject.instructions.map((name) => instructionNamed(name).name)
  return { ...row, subject: { instructions: names } }
}

/**
 * The checks of the rules that rows carry. A row is compiled when the first instruction that it is about is judged.
 *
 * @throws while loading, when a row names an instruction that does not exist; what else rows name is looked at by `generate --compare-rows`.
 */
export function checksOfRows(
  text: string,
  given: readonly SentenceRow[],
  reading: TextReading = {},
): readonly Check[] {
  const rows = given.map(withoutAliases)
  const compile = compileRows(rows, reading)
  const byRule = new Map<string, SentenceRow[]>()
  for (const row of rows) {
    const group = byRule.get(row.rule)
    if (group === undefined) byRule.set(row.rule, [row])
    else group.push(row)
  }
  const { among } = reading
  return [...byRule].map(([slug, group]) => ({
    ...(among && { among }),
    ...checkOf(
      `${text}/${slug}`,
      group,
      (instruction, set) => compile(slug, { instruction, ...(set !== undefined && { set }) }),
      reading,
    ),
  }))
}
