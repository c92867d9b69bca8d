import type { Check } from '../check.ts'
import { embeddedName } from '../core/shared/embedded-opcode.ts'
import { operandWord } from '../core/shared/operand.ts'
import { chains } from './shared/instructions.ts'

const names: ReadonlySet<string> = new Set(chains)

/** Instructions: the closed list at OpSpecConstantOp of the core specification, which this revision does not open. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/spec-constant-op-has-no-untyped-chain',
  at: ['OpSpecConstantOp'],
  judge(instruction, _module, report) {
    const name = embeddedName(instruction)
    if (name !== undefined && names.has(name))
      report(operandWord(instruction, 0), `OpSpecConstantOp executes ${name}`)
  },
}
