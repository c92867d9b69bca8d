import { instructionByName, instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import { ruleById, texts } from '#spec/texts'
import type { Check, Report } from './check.ts'
import type { Instruction, Module } from './module.ts'

/** A check as the table holds it; `versions` stand beside it for they are looked at for every module. */
export interface InstructionRow {
  readonly rule: RuleId
  readonly since: number
  readonly until: number
  readonly judge: (instruction: Instruction, module: Module, report: Report) => void
}

/** A check that is asked once per module. */
export interface ModuleRow {
  readonly rule: RuleId
  readonly since: number
  readonly until: number
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

/** Sorts the checks that take part by what they look at, so that judging a module is a walk along its opcodes. */
export function dispatch(checks: readonly Check[], selection: Selection): Dispatch {
  const perModule: ModuleRow[] = []
  const perOpcode: InstructionRow[][] = []
  const add = (opcode: number, row: InstructionRow): void => {
    const rows = perOpcode[opcode]
    if (rows === undefined) perOpcode[opcode] = [row]
    else rows.push(row)
  }
  for (const check of checks) {
    const { rule } = check
    if (!takesPart(rule, selection)) continue
    const { since = 0, until = Number.POSITIVE_INFINITY } = ruleById(rule)?.versions ?? {}
    if ('judgeModule' in check) {
      perModule.push({ rule, since, until, judge: check.judgeModule })
      continue
    }
    const row = { rule, since, until, judge: check.judge }
    const rows =
      check.at === '*' ? instructions : check.at.flatMap((name) => instructionByName(name) ?? [])
    for (const opcode of new Set(rows.map(({ opcode }) => opcode))) add(opcode, row)
  }
  return { perModule, perOpcode }
}
