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

const rowByOpcode = new Map<number, InstructionRow>(instructionRows.map((row) => [row[0], row]))

/** By opcode, which takes 16 bits. `null`: the grammar has no such instruction; `undefined`: not compiled yet. */
const instructionPlans: (InstructionPlan | null | undefined)[] = []

/** The plan of a core instruction, compiled when first asked for; `null` where the grammar does not know the opcode. */
export function instructionPlan(opcode: number): InstructionPlan | null {
  const known = instructionPlans[opcode]
  if (known !== undefined) return known
  const row = rowByOpcode.get(opcode)
  const plan = row === undefined ? null : compileInstruction(instruction(row), coreKindPlan)
  instructionPlans[opcode] = plan
  return plan
}
