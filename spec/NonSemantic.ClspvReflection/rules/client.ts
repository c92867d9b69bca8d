import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Requirements of the text on the program that runs the module. */
export const rules: readonly RuleRow[] = [
  row(
    'environment',
    'program-scope-buffer-is-initialized-and-shared',
    'Binary Form / ProgramScopeVariablePointerPushConstant',
    'The buffer of a `ProgramScopeVariablePointerPushConstant` is initialized with *Data* and shared by all instances of the kernels of the module.',
    {
      decidable: 'no',
      why: 'a requirement on the program that runs the module, not on the module',
    },
  ),
]
