import type { Material } from '../../report/material.ts'
import type { PageRule } from '../page-rule.ts'
import { pageRule } from '../page-rules.ts'
import type { SiteData } from './site.ts'

/** Texts that any run asks about, sorted. */
export function textsOf({ runs }: SiteData): readonly string[] {
  const rules = runs.flatMap(({ log }) => Object.keys(log.header.rules))
  return [...new Set(rules.map((rule) => rule.slice(0, rule.indexOf('/'))))].sort()
}

/** Every rule that any run asks about, and the other rules of the same texts, sorted by id. */
export function rulesOf(site: SiteData, material: Material): readonly PageRule[] {
  const ids = new Set(site.runs.flatMap(({ log }) => Object.keys(log.header.rules)))
  for (const text of textsOf(site))
    for (const { slug } of material.texts.get(text)?.rules ?? []) ids.add(`${text}/${slug}`)
  return [...ids].sort().flatMap((id) => {
    const run =
      site.runs.findLast(({ log }) => log.header.rules[id] !== undefined) ?? site.runs.at(-1)
    return run === undefined ? [] : [pageRule(id, run.log.header, material)]
  })
}
