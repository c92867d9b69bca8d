import type { Suspect } from '../finding/suspect.ts'
import type { Probe } from '../observe/probe.ts'

/** Outcomes that a fresh process may not show; over a crash the tool was asked twice already. */
const asksAgain: ReadonlySet<string> = new Set([
  ...['false-accept', 'false-reject', 'metamorphic', 'two-tools', 'inconsistent'],
])

/**
 * The suspects whose answers a fresh process repeats, in their order. The others blame nothing but their tool: the first for each
 * tool is a suspect of its own, and comes before them.
 */
export async function repeatedAnswers(
  suspects: readonly Suspect[],
  probes: readonly Probe[],
): Promise<readonly Suspect[]> {
  const dropped = new Set<Suspect>()
  const contradictions: Suspect[] = []
  for (const { name, tools, askAfresh } of probes) {
    const asked = suspects.filter(
      ({ probe, disagreement: { outcome, ofReference } }) =>
        probe === name && asksAgain.has(outcome) && ofReference !== true,
    )
    if (asked.length === 0 || askAfresh === undefined) continue
    const answers = await askAfresh(
      asked.map(({ words, environment, judge, disagreement }) => ({
        asked: { words, environment, judge },
        disagreement,
      })),
    )
    for (const [index, suspect] of asked.entries()) {
      const contradiction = answers[index]
      if (contradiction === undefined) continue
      dropped.add(suspect)
      const [tool, ...others] = tools
      const isWanted = !contradictions.some(({ probe }) => probe === tool?.name)
      // The tool that contradicted itself is known only after each of them is asked alone.
      if (tool === undefined || others.length > 0 || !isWanted) continue
      contradictions.push({ ...suspect, ...contradiction, probe: tool.name, control: null })
    }
  }
  return [...contradictions, ...suspects.filter((suspect) => !dropped.has(suspect))]
}
