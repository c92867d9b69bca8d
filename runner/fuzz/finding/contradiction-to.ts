import { type Contradiction, contradictionOf, repeatable } from '../observe/contradiction.ts'
import type { Probe } from '../observe/probe.ts'
import type { Reproduction } from '../reduce/subject.ts'
import type { Suspect } from './suspect.ts'

/** Times that a tool is asked before it counts as one that does not repeat itself. */
const turns = 3

/**
 * The suspect that a tool is which does not repeat its wrong answer: however often it is asked now, it answers otherwise.
 *
 * @returns `undefined` where it gives the wrong answer again, only in other words; where several tools may have changed theirs; and
 *   for outcomes that depend on the machine.
 */
export async function contradictionTo(
  suspect: Suspect,
  probe: Probe,
): Promise<Suspect | undefined> {
  const { disagreement, words, environment, judge, request } = suspect
  const { outcome, options, ofReference } = disagreement
  const [tool, ...others] = probe.tools
  if (!repeatable.has(outcome) || ofReference === true) return undefined
  if (tool === undefined || others.length > 0) return undefined
  const asked = {
    ...{ words, environment, judge },
    ...(options === undefined ? {} : { options }),
    ...(request === undefined ? {} : { request }),
  }
  let again = ''
  for (let turn = 0; turn < turns; turn++) {
    const [observation] = await probe.observe([asked])
    if (observation === undefined || observation.disagreement?.outcome === outcome) return undefined
    const { kind, template } = observation
    again = observation.disagreement?.said ?? `${kind} ${template}`.trim()
  }
  return { ...suspect, disagreement: contradictionOf(disagreement, again) }
}

/**
 * The contradiction of a tool that fresh processes do not let be wrong about a module; `undefined` where they do, and where every
 * question has a process of its own.
 */
export async function contradictionAfresh(
  { asked, disagreement }: Reproduction,
  { askAfresh }: Probe,
): Promise<Contradiction | undefined> {
  if (askAfresh === undefined || !repeatable.has(disagreement.outcome)) return undefined
  return (await askAfresh([{ asked, disagreement }]))[0]
}
