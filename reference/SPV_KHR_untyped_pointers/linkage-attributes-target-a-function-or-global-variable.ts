import { decorationTarget } from './shared/decoration-target.ts'
import { isGlobalVariable } from './shared/untyped-variable.ts'

/** Decoration, LinkageAttributes of the core specification, read with variables of both kinds. */
export const check = decorationTarget(
  'SPV_KHR_untyped_pointers/linkage-attributes-target-a-function-or-global-variable',
  ['LinkageAttributes'],
  (definition, module) => isGlobalVariable(module, definition),
)
