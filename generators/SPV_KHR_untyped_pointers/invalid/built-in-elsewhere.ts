import { retargeted } from '../shared/retargeted.ts'

export const mutator = retargeted(
  {
    name: 'built-in-elsewhere',
    rule: 'built-in-targets-a-variable',
    summary: 'an untyped pointer that is no variable is a built-in',
  },
  ['BuiltIn'],
  ['chain', 'copy', 'null', 'load', 'select', 'parameter'],
)
