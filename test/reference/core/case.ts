import type { RuleId } from '#spec/rule'
import type { Pieces } from './pieces.ts'

/** A rule with a module that keeps it and one that breaks it and nothing else. */
export interface RuleCase {
  readonly rule: RuleId
  readonly valid: Pieces
  readonly invalid: Pieces
  /** What tells it from other cases of its rule. */
  readonly name?: string
}

function slug(rule: string): RuleId {
  return `core/${rule}`
}

/** A case whose two modules differ in any parts; `common` are those they share. */
export function parts(
  rule: string,
  valid: Pieces,
  invalid: Pieces,
  common: Pieces = {},
  name?: string,
): RuleCase {
  return {
    rule: slug(rule),
    valid: { ...common, ...valid },
    invalid: { ...common, ...invalid },
    ...(name === undefined ? {} : { name }),
  }
}

/** A case whose two modules differ in the body of the entry point. */
export function body(rule: string, valid: string, invalid: string, common: Pieces = {}): RuleCase {
  return parts(rule, { body: valid }, { body: invalid }, common)
}

/** A case whose two modules differ in their declarations. */
export function declared(
  rule: string,
  valid: string,
  invalid: string,
  common: Pieces = {},
): RuleCase {
  return parts(rule, { declarations: valid }, { declarations: invalid }, common)
}

/** A case whose two modules differ in their annotations. */
export function annotated(
  rule: string,
  valid: string,
  invalid: string,
  common: Pieces = {},
): RuleCase {
  return parts(rule, { annotations: valid }, { annotations: invalid }, common)
}
