import { instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import { compileInstruction, compileKind } from './compile.ts'
import type { InstructionPlan, KindPlan } from './plan.ts'

const kindPlans = new Map<string, KindPlan>()

/**
 * The plan of a core operand kind, compiled when first asked for.
 *
 * @throws when the grammar has no such kind, which only a broken grammar table can cause.
 */
export function coreKindPlan(name: string): KindPlan {
  let plan = kindPlans.get(name)
  if (plan === undefined) {
    const kind = operandKindByName(name)
    if (kind === undefined) throw new Error(`the grammar tables have no operand kind ${name}`)
    plan = compileKind(kind, coreKindPlan)
    kindPlans.set(name, plan)
  }
  return plan
}

/** Opcodes take 16 bits. `null`: the grammar has no such instruction; `undefined`: not compiled yet. */
const instructionPlans: (InstructionPlan | null | undefined)[] = []

/** The plan of a core instruction, compiled when first asked for; `null` where the grammar does not know the opcode. */
export function instructionPlan(opcode: number): InstructionPlan | null {
  const known = instructionPlans[opcode]
  if (known !== undefined) return known
  const instruction = instructionByOpcode(opcode)
  const plan = instruction === undefined ? null : compileInstruction(instruction, coreKindPlan)
  instructionPlans[opcode] = plan
  return plan
}
