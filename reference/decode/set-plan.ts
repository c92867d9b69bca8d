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
  const numbers = 1 + instructionRows.reduce((most, [number]) => Math.max(most, number), 0)
  const rows = Array.from<InstructionRow | undefined>({ length: numbers }).fill(undefined)
  for (const row of instructionRows) rows[row[0]] = row
  const plans = Array.from<InstructionPlan | undefined>({ length: numbers }).fill(undefined)
  const compile = (number: number): InstructionPlan | undefined => {
    const row = rows[number]
    const plan = row === undefined ? undefined : compileInstruction(instruction(row), kindPlan)
    plans[number] = plan
    return plan
  }
  return {
    instruction: (number) => (number < numbers ? (plans[number] ?? compile(number)) : undefined),
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
