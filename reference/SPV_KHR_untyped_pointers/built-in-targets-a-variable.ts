import { decorationTarget } from './shared/decoration-target.ts'

/** BuiltIn. */
export const check = decorationTarget(
  'SPV_KHR_untyped_pointers/built-in-targets-a-variable',
  ['BuiltIn'],
  ({ name }) => name === 'OpUntypedVariableKHR',
)
