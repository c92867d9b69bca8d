import type { Selection } from '#reference/selection'
import { createValidator, type Validator } from '#reference/validate'
import type { RuleId } from '#spec/rule'
import { rules } from '#spec/texts'

/** Rules that are left out together: to build a judge takes as long as to judge twenty modules. */
const together = 32

const ids = rules.map(({ id }) => id)
const built = new Map<string, Validator>()

/**
 * The judge without the check of a rule, for modules that the whole judge blames for that rule alone: the checks of other rules,
 * which are left out with it, found nothing in them.
 */
export function judgeWithout(
  rule: RuleId,
  selection: Pick<Selection, 'open' | 'limits'> = {},
): Validator {
  const batch = Math.floor(ids.indexOf(rule) / together)
  const key = JSON.stringify([batch, selection.open, [...(selection.limits ?? [])]])
  const known = built.get(key)
  if (known !== undefined) return known
  const without = ids.slice(batch * together, (batch + 1) * together)
  const judge = createValidator({ ...selection, without })
  built.set(key, judge)
  return judge
}
