import { instructions } from '#spec/grammar/grammar'
import type { Instruction } from '#spec/grammar/types'
import { MakerError } from '../maker-error.ts'
import type { OperandPlan } from './operand-plan.ts'
import { planOperands } from './plan-operands.ts'
import type { Section } from './section.ts'
import { sectionOf } from './section-of.ts'

/** What the builder needs of one instruction of the grammar. */
export interface InstructionPlan {
  readonly name: string
  readonly opcode: number
  readonly hasResultType: boolean
  readonly hasResult: boolean
  readonly section: Section | undefined
  /** Without result type and result. */
  readonly operands: readonly OperandPlan[]
}

function planOf(row: Instruction): InstructionPlan {
  return {
    name: row.name,
    opcode: row.opcode,
    hasResultType: row.operands.some(({ kind }) => kind === 'IdResultType'),
    hasResult: row.operands.some(({ kind }) => kind === 'IdResult'),
    section: sectionOf(row.opcode),
    operands: planOperands(
      row.operands.filter(({ kind }) => kind !== 'IdResultType' && kind !== 'IdResult'),
    ),
  }
}

const plans = new Map(
  instructions.flatMap((row) => {
    const plan = planOf(row)
    return [row.name, ...row.aliases].map((name) => [name, plan] as const)
  }),
)

/** The plan of the instruction with that name or alias; a `MakerError` when the grammar has none. */
export function instructionPlan(name: string): InstructionPlan {
  const plan = plans.get(name)
  if (plan === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
  return plan
}
