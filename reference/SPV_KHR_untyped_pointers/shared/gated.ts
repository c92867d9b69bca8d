import type { Check } from '../../check.ts'
import { operationCheck } from '../../core/shared/operation.ts'

/** A check that looks at instructions one by one. */
export type InstructionCheck = Extract<Check, { readonly at: unknown }> & {
  readonly at: readonly string[]
}

/** The check, asked of `OpSpecConstantOp` as well where it executes one of the check's instructions. */
export function alsoEmbedded({ rule, at, among, judge }: InstructionCheck): Check {
  return { ...operationCheck(rule, at, judge), ...(among === undefined ? {} : { among }) }
}

/** The check, asked only where UntypedPointersKHR is declared: elsewhere the rule of core that it replaces in part speaks. */
export function whereDeclared({ rule, at, judge }: InstructionCheck): InstructionCheck {
  return { rule, at, among: ['UntypedPointersKHR'], judge }
}
