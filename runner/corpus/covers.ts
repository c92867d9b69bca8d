import type { Case } from '#spec/case'
import type { RuleId } from '#spec/rule'

/** The fields that decide which rules a case shows a side of. */
type CaseSides = Pick<Case, 'rule' | 'expect' | 'covers'>

/** The fields that decide which rules a case covers. */
type CoveringCase = Pick<Case, 'id' | 'rule' | 'control' | 'covers'>

/**
 * The rules that a case shows a side of: its own, and those that it covers, if the versions of texts that are followed
 * expect it to be valid. Whatever counts, lists or selects the cases of a rule asks this.
 */
export function rulesShownBy({ rule, expect, covers = [] }: CaseSides): readonly RuleId[] {
  return expect === 'valid' ? [rule, ...covers] : [rule]
}

/** The cases of each rule that they show a side of, in their order. */
export function casesByRule<C extends CaseSides>(cases: readonly C[]): ReadonlyMap<RuleId, C[]> {
  const found = new Map<RuleId, C[]>()
  for (const shown of cases)
    for (const rule of rulesShownBy(shown)) {
      const before = found.get(rule)
      if (before === undefined) found.set(rule, [shown])
      else before.push(shown)
    }
  return found
}

/** For each control, the other rules that are broken by one fault in it. */
function rulesOfFaults(cases: readonly CoveringCase[]): ReadonlyMap<string, ReadonlySet<RuleId>> {
  const ruleOf = new Map(cases.map(({ id, rule }) => [id, rule]))
  const found = new Map<string, Set<RuleId>>()
  for (const { rule, control } of cases) {
    if (control === null || ruleOf.get(control) === rule) continue
    found.set(control, (found.get(control) ?? new Set()).add(rule))
  }
  return found
}

function withRules<C extends CoveringCase>(given: C, rules: Iterable<RuleId>): C {
  const { covers: _before, ...bare } = given
  const covers = [...new Set(rules)].filter((rule) => rule !== given.rule).sort()
  // The rest of a case is a case: `covers` may be absent.
  return (covers.length === 0 ? bare : { ...bare, covers }) as C
}

/** The cases; each control also covers the rules that are broken by one fault in it. */
export function withCovers<C extends CoveringCase>(cases: readonly C[]): readonly C[] {
  const faults = rulesOfFaults(cases)
  return cases.map((given) => {
    const rules = faults.get(given.id)
    return rules === undefined ? given : withRules(given, [...(given.covers ?? []), ...rules])
  })
}

/** The cases without the rules that {@link withCovers} finds among them. */
export function withoutFoundCovers<C extends CoveringCase>(cases: readonly C[]): readonly C[] {
  const faults = rulesOfFaults(cases)
  return cases.map((given) => {
    const rules = faults.get(given.id)
    return rules === undefined
      ? given
      : withRules(
          given,
          (given.covers ?? []).filter((rule) => !rules.has(rule)),
        )
  })
}
