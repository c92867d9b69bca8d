import type { Check } from '../check.ts'
import { interfaceVariables } from './shared/interface.ts'
import { storageClass, storageClassName } from './shared/storage-class.ts'

const classes: ReadonlySet<number> = new Set([storageClass.Input, storageClass.Output])

/** OpEntryPoint, Interface. The catalogue says which versions it holds in. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/entry-point-interface-before-version-1-4-is-input-or-output',
  at: ['OpEntryPoint'],
  judge(instruction, module, report) {
    for (const { operand, variable } of interfaceVariables(module, instruction)) {
      const storage = variable.operands[0]?.value ?? 0
      if (variable.name === 'OpUntypedVariableKHR' && !classes.has(storage))
        report(operand.word, `variable %${variable.result} is in ${storageClassName(storage)}`)
    }
  },
}
