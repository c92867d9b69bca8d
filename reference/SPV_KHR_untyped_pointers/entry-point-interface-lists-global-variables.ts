import type { Check } from '../check.ts'
import { interfaceOf } from './shared/interface.ts'
import { isGlobalVariable } from './shared/untyped-variable.ts'

/** OpEntryPoint, Interface. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/entry-point-interface-lists-global-variables',
  at: ['OpEntryPoint'],
  judge(instruction, module, report) {
    for (const { value, word } of interfaceOf(instruction)) {
      const definition = module.definition(value)
      if (definition !== undefined && !isGlobalVariable(module, definition))
        report(word, `%${value} is no variable outside functions`)
    }
  },
}
