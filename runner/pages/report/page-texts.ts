import type { Header } from '../../log/run-log.ts'
import type { Enforcing } from '../../report/enforcement.ts'
import type { Material } from '../../report/material.ts'
import type { PageData, PageEnforcement, PageRule, PageStatement } from './page-data.ts'
import type { StringTable } from './string-table.ts'

/** The texts that rules of the page belong to, with their statements. */
export function pageTexts(
  header: Header,
  enforces: Enforcing,
  rules: readonly PageRule[],
  table: StringTable,
  material: Material,
): PageData['texts'] {
  const numbers = new Map(rules.map(({ id }, index) => [id, index]))
  const names = [...new Set(rules.map(({ text }) => text))]
  return names.map((name) => ({
    name,
    title: material.texts.get(name)?.title ?? name,
    revision: header.texts.find((text) => text.name === name)?.revision ?? 0,
    statements: material.ledger(name).map((entry): PageStatement => {
      const carried = entry.rules.flatMap((slug) => numbers.get(`${name}/${slug}`) ?? [])
      const { why, reason } = 'why' in entry ? entry : {}
      const ids = carried.flatMap((number) => rules[number]?.id ?? [])
      const enforced = header.oracles.map((oracle): PageEnforcement => {
        const { word, refused, asked } = enforces(oracle.name, ids)
        return [word, refused, asked]
      })
      return [
        table.of(entry.section),
        entry.ordinal,
        carried,
        table.of(why),
        table.of(reason),
        carried.length === 0 ? [] : enforced,
      ]
    }),
  }))
}
