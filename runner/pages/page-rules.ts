import type { Header } from '../log/run-log.ts'
import type { Material } from '../report/material.ts'
import { confidences, decisions } from '../report/rule-words.ts'
import type { PageRule } from './page-rule.ts'

/** The data of the catalogue and the log about one rule. */
export function pageRule(id: string, { rules, texts }: Header, { rule: find }: Material): PageRule {
  const rule = find(id)
  const logged = rules[id]
  const name = id.slice(0, id.indexOf('/'))
  const revision = texts.find((text) => text.name === name)?.revision
  const { phase, decidable, confidence, why, notes } = rule ?? {}
  return {
    id,
    text: name,
    section: logged?.section ?? rule?.section ?? '',
    summary: logged?.summary ?? rule?.summary ?? '',
    class: rule?.class ?? 'unknown',
    ...(revision === undefined ? {} : { revision }),
    ...(phase === undefined ? {} : { phase }),
    ...(decidable === undefined ? {} : { decided: decisions[decidable] }),
    ...(confidence === undefined ? {} : { confidence: confidences[confidence] }),
    ...(why === undefined ? {} : { why }),
    ...(notes === undefined ? {} : { notes }),
  }
}

/** Every rule with results, then the other rules of the same texts; each group sorted by id. */
export function pageRules(
  header: Header,
  asked: ReadonlySet<string>,
  material: Material,
): readonly PageRule[] {
  const texts = new Set([...asked].map((id) => id.slice(0, id.indexOf('/'))))
  const others = [...texts].flatMap((name) =>
    (material.texts.get(name)?.rules ?? []).map(({ slug }) => `${name}/${slug}`),
  )
  const ids = [...[...asked].sort(), ...others.filter((id) => !asked.has(id)).sort()]
  return ids.map((id) => pageRule(id, header, material))
}
