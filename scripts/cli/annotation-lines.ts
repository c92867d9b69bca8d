import { z } from 'zod'

const schema = z.object({
  disagreements: z.array(
    z.object({
      rule: z.string(),
      case: z.string(),
      oracle: z.string(),
      outcome: z.string(),
      said: z.string(),
      explained: z.string().optional(),
      gates: z.boolean(),
    }),
  ),
})

/** The number of annotations that GitHub shows for one step. */
const most = 10

/** Workflow commands end at a line end, and properties at a colon or comma. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/**
 * Annotations for what failed a run, as workflow commands of GitHub: one for each rule and tool, with the first case.
 *
 * @param report the JSON report of a run.
 * @throws if it is not one.
 */
export function annotationLines(report: unknown): readonly string[] {
  const { disagreements } = schema.parse(report)
  const groups = new Map<string, (typeof disagreements)[number][]>()
  for (const disagreement of disagreements) {
    if (disagreement.explained !== undefined || !disagreement.gates) continue
    const key = `${disagreement.outcome} ${disagreement.oracle}: ${disagreement.rule}`
    groups.set(key, [...(groups.get(key) ?? []), disagreement])
  }
  return [...groups].slice(0, most).map(([title, [first, ...others]]) => {
    const more = others.length === 0 ? '' : `\nand ${others.length} more cases`
    return `::error title=${property(title)}::${escaped(`${first?.case}\n${first?.said}${more}`)}`
  })
}
