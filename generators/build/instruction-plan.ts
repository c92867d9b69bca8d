import { instructionByName } from '#spec/grammar/grammar'
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

const plans = new Map<string, InstructionPlan>()

/** The plan of the instruction with that name or alias; a `MakerError` when the grammar has none. */
export function instructionPlan(name: string): InstructionPlan {
  const known = plans.get(name)
  if (known !== undefined) return known
  const row = instructionByName(name)
  if (row === undefined) throw new MakerError('unknown-instruction', `there is no ${name}`)
  const plan: InstructionPlan = {
    name,
    opcode: row.opcode,
    hasResultType: row.operands.some(({ kind }) => kind === 'IdResultType'),
    hasResult: row.operands.some(({ kind }) => kind === 'IdResult'),
    section: sectionOf(row.opcode),
    operands: planOperands(row.operands.filter(({ kind }) => !/^IdResult(Type)?$/.test(kind))),
  }
  plans.set(name, plan)
  return plan
}
