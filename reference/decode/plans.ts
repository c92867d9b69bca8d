import { instructionRows } from '#spec/grammar/generated/instructions'
import { operandKindRows } from '#spec/grammar/generated/operand-kinds'
import { instruction, operandKind } from '#spec/grammar/rows'
import type { InstructionRow } from '#spec/grammar/types'
import { compileInstruction, compileKind } from './compile.ts'
import type { InstructionPlan, KindPlan } from './plan.ts'

// Rows, not the objects of the grammar module: a run needs few of them, and making all takes longer than most runs.
const kindPlans = new Map<string, KindPlan>()

/**
 * The plan of a core operand kind, compiled when first asked for.
 *
 * @throws when the grammar has no such kind, which only a broken grammar table can cause.
 */
export function coreKindPlan(name: string): KindPlan {
  let plan = kindPlans.get(name)
  if (plan === undefined) {
    const row = operandKindRows.find(([kind]) => kind === name)
    if (row === undefined) throw new Error(`the grammar tables have no operand kind ${name}`)
    plan = compileKind(operandKind(row), coreKindPlan)
    kindPlans.set(name, plan)
  }
  return plan
}

/** Above every opcode of the grammar. */
const opcodes = 1 + instructionRows.reduce((most, [opcode]) => Math.max(most, opcode), 0)
const rowByOpcode = Array.from<InstructionRow | undefined>({ length: opcodes }).fill(undefined)
for (const row of instructionRows) rowByOpcode[row[0]] = row

/** By opcode. `null`: the grammar has no such instruction; `undefined`: not compiled yet. */
const instructionPlans = Array.from<InstructionPlan | null | undefined>({ length: opcodes }).fill(
  undefined,
)

function compile(opcode: number): InstructionPlan | null {
  const row = rowByOpcode[opcode]
  const plan = row === undefined ? null : compileInstruction(instruction(row), coreKindPlan)
  instructionPlans[opcode] = plan
  return plan
}

/** The plan of a core instruction, compiled when first asked for; `null` where the grammar does not know the opcode. */
export function instructionPlan(opcode: number): InstructionPlan | null {
  if (opcode >= opcodes) return null
  return instructionPlans[opcode] ?? compile(opcode)
}
