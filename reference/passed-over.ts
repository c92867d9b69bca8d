import { definesInstruction, instructionSetOwner } from './core/shared/ownership.ts'
import type { Defect, Fault } from './decode/defect.ts'
import type { Instruction, Module } from './module.ts'

const faults: ReadonlySet<Fault> = new Set<Fault>([
  'operand-missing',
  'operand-excess',
  'unknown-instruction-set',
  'unknown-extended-instruction',
])

function setOf(module: Module, { name, operands, result }: Instruction): string | undefined {
  if (name === 'OpExtInstImport') return module.importName(result)
  if (name !== 'OpExtInst' && name !== 'OpExtInstWithForwardRefsKHR') return undefined
  return module.importName(operands[0]?.value ?? 0)
}

/**
 * Whether a defect lies where what the grammar knows decides nothing: in a non-semantic instruction set that has no
 * folder here, since the core specification lets anybody define such sets and everybody ignore their instructions; or
 * in an instruction of a set that has one, where the version we follow does not have the instruction.
 */
export function isPassedOver(
  module: Module,
  { fault, instruction, extended }: Defect,
  dates: ReadonlyMap<string, string>,
): boolean {
  if (!faults.has(fault)) return false
  const found = instruction < 0 ? undefined : module.instructions.at(instruction)
  const set = found && setOf(module, found)
  if (set?.startsWith('NonSemantic.') !== true) return false
  const owner = instructionSetOwner(set)
  return (
    owner === undefined ||
    (extended !== undefined && !definesInstruction(owner, extended.number, dates.get(owner)))
  )
}
