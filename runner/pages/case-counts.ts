import type { RuleId } from '#spec/rule'
import { rulesShownBy } from '../corpus/covers.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Fold } from '../report/fold.ts'
import type { Material } from '../report/material.ts'
import type { CoverageContext } from './coverage-view.ts'

/** Counts the cases of a run by each rule that they show a side of, and by what they expect. */
export function caseCounts({ corpus }: Pick<Material, 'corpus'>): Fold<CoverageContext['casesOf']> {
  const filed = new Map<string, FiledCase>(corpus?.manifest.cases.map((filed) => [filed.id, filed]))
  const counts = { valid: new Map<string, number>(), invalid: new Map<string, number>() }
  let last = ''
  return {
    take: ({ case: id, rule, expect }) => {
      if (id === last) return
      last = id
      if (expect === 'either') return
      const { covers } = filed.get(id) ?? {}
      const sides = { rule: rule as RuleId, expect, ...(covers && { covers }) }
      for (const shown of rulesShownBy(sides))
        counts[expect].set(shown, (counts[expect].get(shown) ?? 0) + 1)
    },
    end: () => {
      const sum = (expect: 'valid' | 'invalid', rules: readonly string[]) =>
        rules.reduce((total, rule) => total + (counts[expect].get(rule) ?? 0), 0)
      return (rules) => ({ valid: sum('valid', rules), invalid: sum('invalid', rules) })
    },
  }
}
