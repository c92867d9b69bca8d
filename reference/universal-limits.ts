import type { RuleId } from '#spec/rule'
import type { Check } from './check.ts'
import type { Module } from './module.ts'

/** Universal limits (2.17) that a consumer sets otherwise than the core specification, by the rule that has each. */
export type UniversalLimits = ReadonlyMap<RuleId, number>

const noted = new WeakMap<Module, UniversalLimits>()

/** Notes the limits of the consumer that a module is for. */
export function setUniversalLimits(module: Module, limits: UniversalLimits): void {
  noted.set(module, limits)
}

/** The number that is allowed at most: the one that was noted, or else that of the core specification. */
export function mostIn(module: Module, rule: RuleId, usual: number): number {
  return noted.get(module)?.get(rule) ?? usual
}

const settable: ReadonlySet<RuleId> = new Set([
  'core/access-chain-limit',
  'core/bound-limit',
  'core/control-flow-nesting-limit',
  'core/function-parameter-limit',
  'core/global-variable-limit',
  'core/local-variable-limit',
  'core/local-variables-together-limit',
  'core/structure-member-limit',
  'core/structure-nesting-limit',
  'core/switch-limit',
])

/** The check as it must be asked where limits may be small: also about modules that are within those of the core specification. */
export function withoutSize(check: Check): Check {
  if (!settable.has(check.rule)) return check
  const { among: _, ...everywhere } = check
  return everywhere
}
