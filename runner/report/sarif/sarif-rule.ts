import type { Header } from '../../log/run-log.ts'
import type { Material } from '../material.ts'

const stems = /(?:^|-)([a-z0-9])/g

/** A rule as a SARIF reporting descriptor; the catalogue provides its help. */
export function sarifRule(id: string, { rules }: Header, { rule: find }: Material) {
  const rule = find(id)
  const slash = id.indexOf('/')
  const text = id.slice(0, slash)
  const slug = id.slice(slash + 1)
  const { section, summary } = rules[id] ?? rule ?? { section: '', summary: slug }
  const notes = rule?.notes === undefined ? '' : `\n\n${rule.notes}`
  return {
    id,
    name: slug.replaceAll(stems, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: slug.replaceAll('-', ' ') },
    fullDescription: { text: summary },
    help: {
      text: `${summary}\n\n${text}, ${section}.${notes}`,
      markdown: `${summary}\n\n**${text}**, ${section}.${notes}\n\nFor details, run \`spirv-cts explain ${id}\``,
    },
    defaultConfiguration: { level: 'error' },
    properties: { tags: [text, ...(rule === undefined ? [] : [rule.class])] },
  }
}
