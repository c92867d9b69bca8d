import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** What the variables of an interface are together. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'built-in-once-input',
    ['StandaloneSpirv-OpEntryPoint-09658'],
    'No entry point lists two variables in Input that have the same BuiltIn, themselves or on members of their structures.',
  ),
  row(
    'decoration',
    'built-in-once-output',
    ['StandaloneSpirv-OpEntryPoint-09659'],
    'No entry point lists two variables in Output that have the same BuiltIn, themselves or on members of their structures. CullPrimitiveEXT is left to cull-primitive-ext-once.',
  ),
]
