import type { Case } from '#spec/case'
import { ruleById } from '#spec/texts'
import { addressOf } from '../address-of.ts'
import { template } from '../render.ts'

const fill = template('cases/case.hbs', 'none')

/**
 * The text of a case's file: a header of comments, then the module.
 *
 * @param form `assembly`, or `words` where no assembler can express the module.
 * @param body assembly, or lines of hex words; ends with a line end.
 */
export function caseFile(made: Case, form: 'assembly' | 'words', body: string): string {
  const rule = ruleById(made.rule)
  return fill({
    id: made.id,
    rule: made.rule,
    requirement: rule?.summary ?? '',
    section: rule?.section ?? '',
    address: rule === undefined ? '' : addressOf(rule.text, rule.section, rule.vuids?.[0]),
    expect: made.expect,
    revisions: Object.entries(made.revisions ?? {}).flatMap(([text, turns]) =>
      Object.entries(turns).map(([since, expect]) => ({ text, since, expect })),
    ),
    phase: made.phase,
    control: made.control ?? 'none',
    environments: made.environments.join(' '),
    limits: made.limits === undefined ? '' : JSON.stringify(made.limits),
    summary: made.summary.replaceAll(/\s+/g, ' '),
    sha256: made.sha256,
    words: form === 'words',
    repeats: form === 'words' && / \* \d+$/m.test(body),
    body: body.replace(/\n$/, ''),
  })
}
