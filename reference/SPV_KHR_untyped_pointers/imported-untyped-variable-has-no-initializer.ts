import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { initializer } from './shared/untyped-variable.ts'

const linkage = enumerant('Decoration', 'LinkageAttributes')
const importType = enumerant('LinkageType', 'Import')

/** Universal Validation Rules, Global (Module Scope) Variables. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/imported-untyped-variable-has-no-initializer',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const source = initializer(instruction)
    if (source === undefined || module.functionOf(instruction) !== undefined) return
    const imported = module
      .decorations(instruction.result)
      .some(
        ({ decoration, operands }) => decoration === linkage && operands[1]?.value === importType,
      )
    if (imported) report(source.word, 'an imported variable has an Initializer')
  },
}
