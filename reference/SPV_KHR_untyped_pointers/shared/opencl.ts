import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module } from '../../module.ts'
import { openclSet, type PointerOperand, pointerOperands } from './opencl-operands.ts'

const instructions = instructionSetByName(openclSet)?.instructions ?? []

/** Number of the instruction of OpenCL.std with that name; -1 where there is none. */
export function openclNumber(name: string): number {
  return instructions.find((instruction) => instruction.name === name)?.opcode ?? -1
}

const byNumber: ReadonlyMap<number, PointerOperand> = new Map(
  Object.entries(pointerOperands).map(([name, operand]) => [openclNumber(name), operand]),
)

/** Ids of the imports of the set, so that a name is read once per import and not per instruction. */
const openclImports = perModule(
  (module): ReadonlySet<number> =>
    new Set(
      module
        .all('OpExtInstImport')
        .filter(({ result }) => module.importName(result) === openclSet)
        .map(({ result }) => result),
    ),
)

/** Number of the instruction of OpenCL.std that an `OpExtInst` executes; `undefined` for those of other sets. */
export function openclInstruction(
  module: Module,
  { operands: [set, number] }: Instruction,
): number | undefined {
  if (set === undefined || number === undefined) return undefined
  return openclImports(module).has(set.value) ? number.value : undefined
}

/** The check of a rule on the eighteen pointer operands of OpenCL.std. */
export function openclPointer(
  rule: RuleId,
  judge: (
    instruction: Instruction,
    operand: PointerOperand,
    module: Module,
    report: Report,
  ) => void,
): Check {
  return {
    rule,
    at: ['OpExtInst'],
    judge(instruction, module, report) {
      const operand = byNumber.get(instruction.operands[1]?.value ?? -1)
      if (operand !== undefined && openclInstruction(module, instruction) !== undefined)
        judge(instruction, operand, module, report)
    },
  }
}
