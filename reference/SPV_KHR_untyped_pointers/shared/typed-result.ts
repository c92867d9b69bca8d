import type { RuleId } from '#spec/rule'
import { resultOfType } from './result-of-type.ts'
import { isUntypedPointerType } from './untyped.ts'

/** The check that the Result Type of the instructions named in `at` is no untyped pointer type. */
export function typedResult(rule: RuleId, at: readonly string[]) {
  return resultOfType(rule, at, (type) => !isUntypedPointerType(type), 'OpTypePointer')
}
