import { instructionByName, instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import { ruleById, texts } from '#spec/texts'
import type { Check, Report } from './check.ts'
import type { Instruction, Module } from './module.ts'

/** A check as the table holds it. */
export interface InstructionRow {
  readonly rule: RuleId
  readonly judge: (instruction: Instruction, module: Module, report: Report) => void
}

/** A check that is asked once per module. */
export interface ModuleRow {
  readonly rule: RuleId
  /** Opcodes of which the module must have one for the check to be asked; absent where it always is. */
  readonly among?: readonly number[]
  readonly judge: (module: Module, report: Report) => void
}

/** Checks by what they look at. */
export interface Dispatch {
  readonly perModule: readonly ModuleRow[]
  /** Index is the opcode; holes where no check looks at the instruction. */
  readonly perOpcode: readonly (readonly InstructionRow[] | undefined)[]
}

/** Which checks take part. */
export interface Selection {
  /** Revision per text, where it is not the one that the catalogue follows. */
  readonly revisions?: Readonly<Record<string, number>>
  /** Rules that are not checked. */
  readonly without?: readonly RuleId[]
  /**
   * Whether rules that their text leaves open (`confidence` is `open`) are checked in their stricter reading. Without
   * it a module that only such a reading refuses is valid.
   */
  readonly open?: boolean
}

const followed: ReadonlyMap<string, number> = new Map(
  texts.map(({ name, revision }) => [name, revision]),
)

function takesPart(rule: RuleId, { revisions, without, open = false }: Selection): boolean {
  if (without?.includes(rule)) return false
  const row = ruleById(rule)
  if (row?.confidence === 'open' && !open) return false
  if (row?.revisions === undefined) return true
  const revision = revisions?.[row.text] ?? followed.get(row.text) ?? 0
  const { since = 0, until = Number.POSITIVE_INFINITY } = row.revisions
  return since <= revision && revision <= until
}

function holdsIn(version: number, rule: RuleId): boolean {
  const { since = 0, until = Number.POSITIVE_INFINITY } = ruleById(rule)?.versions ?? {}
  return since <= version && version <= until
}

function opcodesOf(names: readonly string[]): readonly number[] {
  return [...new Set(names.flatMap((name) => instructionByName(name)?.opcode ?? []))]
}

const everyOpcode: readonly number[] = [...new Set(instructions.map(({ opcode }) => opcode))]

function tableOf(checks: readonly Check[]): Dispatch {
  const perModule: ModuleRow[] = []
  const perOpcode: InstructionRow[][] = []
  for (const check of checks) {
    const { rule } = check
    if ('judgeModule' in check) {
      const { among, judgeModule: judge } = check
      perModule.push(
        among === undefined ? { rule, judge } : { rule, among: opcodesOf(among), judge },
      )
      continue
    }
    const row = { rule, judge: check.judge }
    for (const opcode of check.at === '*' ? everyOpcode : opcodesOf(check.at)) {
      const rows = perOpcode[opcode]
      if (rows === undefined) perOpcode[opcode] = [row]
      else rows.push(row)
    }
  }
  return { perModule, perOpcode }
}

/** Versions in which some rule begins to hold or has ceased to, ascending. */
function turnsOf(checks: readonly Check[]): readonly number[] {
  const turns = checks.flatMap(({ rule }) => {
    const { since, until } = ruleById(rule)?.versions ?? {}
    return [...(since === undefined ? [] : [since]), ...(until === undefined ? [] : [until + 1])]
  })
  return [...new Set(turns)].sort((a, b) => a - b)
}

/**
 * Sorts the checks that take part by what they look at, so that judging a module is a walk along its opcodes. Gives
 * the table for a version word; versions in which the same rules hold share one, which is made when first asked for.
 */
export function dispatch(
  checks: readonly Check[],
  selection: Selection,
): (version: number) => Dispatch {
  const chosen = checks.filter(({ rule }) => takesPart(rule, selection))
  const turns = turnsOf(chosen)
  const tables: (Dispatch | undefined)[] = []
  return (version) => {
    let passed = 0
    while (passed < turns.length && (turns[passed] as number) <= version) passed++
    tables[passed] ??= tableOf(chosen.filter(({ rule }) => holdsIn(version, rule)))
    return tables[passed] as Dispatch
  }
}
