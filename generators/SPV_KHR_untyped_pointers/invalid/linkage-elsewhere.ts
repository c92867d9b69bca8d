import { retargeted } from '../shared/retargeted.ts'

export const mutator = retargeted(
  {
    name: 'linkage-elsewhere',
    rule: 'linkage-attributes-target-a-function-or-global-variable',
    summary: 'an untyped pointer that is no global variable is linked',
  },
  ['LinkageAttributes'],
  ['chain', 'copy', 'null', 'load', 'select', 'parameter', 'local-variable'],
)
