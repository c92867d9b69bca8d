import { instruction, operandKind } from '#spec/grammar/rows'
import { setRowByName } from '#spec/grammar/set-row'
import type { InstructionRow, InstructionSetRow } from '#spec/grammar/types'
import { compileInstruction, compileKind, type KindPlans } from './compile.ts'
import type { InstructionPlan, KindPlan } from './plan.ts'
import { coreKindPlan } from './plans.ts'

/** An extended instruction set as the walk needs it. */
export interface SetPlan {
  /** The plan of the instruction with that number; `undefined` where the set has none. */
  readonly instruction: (number: number) => InstructionPlan | undefined
}

function compileSet([, , instructionRows, kindRows]: InstructionSetRow): SetPlan {
  const kinds = new Map<string, KindPlan>()
  const kindPlan: KindPlans = (name) => {
    const row = kindRows.find(([kind]) => kind === name)
    if (row === undefined) return coreKindPlan(name)
    let plan = kinds.get(name)
    if (plan === undefined) {
      plan = compileKind(operandKind(row), kindPlan)
      kinds.set(name, plan)
    }
    return plan
  }
  const rows = new Map<number, InstructionRow>(instructionRows.map((row) => [row[0], row]))
  const plans = new Map<number, InstructionPlan>()
  return {
    instruction(number) {
      let plan = plans.get(number)
      if (plan === undefined) {
        const row = rows.get(number)
        if (row === undefined) return undefined
        plan = compileInstruction(instruction(row), kindPlan)
        plans.set(number, plan)
      }
      return plan
    },
  }
}

const setPlans = new Map<InstructionSetRow, SetPlan>()

/** The plan of the set that an import string names, compiled when first asked for; `undefined` for unknown sets. */
export function setPlan(name: string): SetPlan | undefined {
  const row = setRowByName(name)
  if (row === undefined) return undefined
  let plan = setPlans.get(row)
  if (plan === undefined) {
    plan = compileSet(row)
    setPlans.set(row, plan)
  }
  return plan
}
