import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Instruction, InstructionSet } from '#spec/grammar/types'
import { compileInstruction, compileKind, type KindPlans } from './compile.ts'
import type { InstructionPlan, KindPlan } from './plan.ts'
import { coreKindPlan } from './plans.ts'

/** An extended instruction set as the walk needs it. */
export interface SetPlan {
  /** The plan of the instruction with that number; `undefined` where the set has none. */
  readonly instruction: (number: number) => InstructionPlan | undefined
}

function compileSet(set: InstructionSet): SetPlan {
  const kinds = new Map<string, KindPlan>()
  const kindPlan: KindPlans = (name) => {
    const kind = set.operandKinds.find((row) => row.kind === name)
    if (kind === undefined) return coreKindPlan(name)
    let plan = kinds.get(name)
    if (plan === undefined) {
      plan = compileKind(kind, kindPlan)
      kinds.set(name, plan)
    }
    return plan
  }
  const rows = new Map<number, Instruction>(set.instructions.map((row) => [row.opcode, row]))
  const plans = new Map<number, InstructionPlan>()
  return {
    instruction(number) {
      let plan = plans.get(number)
      if (plan === undefined) {
        const row = rows.get(number)
        if (row === undefined) return undefined
        plan = compileInstruction(row, kindPlan)
        plans.set(number, plan)
      }
      return plan
    },
  }
}

const setPlans = new Map<InstructionSet, SetPlan>()

/** The plan of the set that an import string names, compiled when first asked for; `undefined` for unknown sets. */
export function setPlan(name: string): SetPlan | undefined {
  const set = instructionSetByName(name)
  if (set === undefined) return undefined
  let plan = setPlans.get(set)
  if (plan === undefined) {
    plan = compileSet(set)
    setPlans.set(set, plan)
  }
  return plan
}
