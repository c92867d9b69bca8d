import { enumerantOwner } from '../core/shared/ownership.ts'
import { decorationTarget } from './shared/decoration-target.ts'

/** BuiltIn. A text that brings a built-in says itself what may be decorated with it. */
export const check = decorationTarget(
  'SPV_KHR_untyped_pointers/built-in-targets-a-variable',
  ['BuiltIn'],
  ({ name }, _module, [builtIn]) =>
    name === 'OpUntypedVariableKHR' ||
    (builtIn !== undefined && enumerantOwner('BuiltIn', builtIn.value) !== undefined),
)
