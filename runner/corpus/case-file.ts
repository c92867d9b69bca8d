import type { Case } from '#spec/case'
import { template } from '../render.ts'

const fill = template('cases/case.hbs', 'none')

/**
 * The text of a case's file: a header of comments, then the module.
 *
 * @param form `assembly`, or `words` where no assembler can express the module.
 * @param body assembly, or lines of hex words; ends with a line end.
 */
export function caseFile(of: Case, form: 'assembly' | 'words', body: string): string {
  return fill({
    id: of.id,
    rule: of.rule,
    expect: of.expect,
    revisions: Object.entries(of.revisions ?? {}).flatMap(([text, turns]) =>
      Object.entries(turns).map(([since, expect]) => ({ text, since, expect })),
    ),
    phase: of.phase,
    control: of.control ?? 'none',
    environments: of.environments.join(' '),
    limits: of.limits === undefined ? '' : JSON.stringify(of.limits),
    summary: of.summary.replaceAll(/\s+/g, ' '),
    sha256: of.sha256,
    words: form === 'words',
    repeats: form === 'words' && / \* \d+$/m.test(body),
    body: body.replace(/\n$/, ''),
  })
}
