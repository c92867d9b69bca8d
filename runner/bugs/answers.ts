import type { Probe } from '../fuzz/observe/probe.ts'
import type { Shown } from '../fuzz/reduce/subject.ts'
import { verdictText } from '../report/verdict-text.ts'

/** What one version of a tool says of the modules of a kit. */
export interface VersionAnswer {
  readonly name: string
  readonly version: string
  readonly module: string
  /** Absent if the kit has no valid twin, or the tool judges nothing. */
  readonly control?: string
}

/** Asks a version of the tool about the modules of a kit. */
export async function answerOf(
  probe: Probe,
  { asked, control }: Pick<Shown, 'asked' | 'control'>,
): Promise<VersionAnswer | undefined> {
  const [tool] = probe.tools
  if (tool === undefined) return undefined
  const { name, version } = tool
  if (tool.kind !== 'validator') {
    const [observation] = await probe.observe([asked])
    const wrong = observation?.disagreement
    return { name, version, module: wrong === undefined ? 'right' : wrong.said || wrong.outcome }
  }
  const { environment } = asked
  const module = verdictText(await tool.judge(asked.words, environment))
  return control === null
    ? { name, version, module }
    : { name, version, module, control: verdictText(await tool.judge(control, environment)) }
}
