import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import { listingOf } from '../pages/report/listing-of.ts'
import type { CaseData, CasesOfRule } from './page-data.ts'

/** The cases of a rule; those whose files are missing are left out. */
export function casesOfRule(corpus: Corpus, filed: readonly FiledCase[]): CasesOfRule {
  return Object.fromEntries(
    filed.flatMap((filedCase) => {
      const read = corpus.read(filedCase)
      if (isProblem(read)) return []
      const { id, rule, expect, summary, environments, control, limits } = filedCase
      const data: CaseData = {
        ...{ expect, summary, environments },
        ...(control === null ? {} : { control }),
        ...(limits === undefined ? {} : { limits: JSON.stringify(limits) }),
        module: listingOf(read, filedCase.file.endsWith('.spvhex') ? 'words' : 'assembly'),
      }
      return [[id.slice(rule.length + 1), data]]
    }),
  )
}
