import type { Case } from '#spec/case'
import { expectationBy } from '#spec/expectation-at'

/** The cases with what versions of texts expect of them, given by their dates; all other texts are followed as before. */
export function casesAt<C extends Pick<Case, 'expect' | 'revisions'>>(
  cases: readonly C[],
  revisions: Readonly<Record<string, string>>,
): readonly C[] {
  const dates = new Map(Object.entries(revisions))
  return cases.map((filed) => {
    const expect = expectationBy(filed, dates)
    return expect === filed.expect ? filed : { ...filed, expect }
  })
}
