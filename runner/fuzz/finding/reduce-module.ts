import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import type { Oracle } from '../../oracle/oracle.ts'
import { type Problem, problem } from '../../problem.ts'
import { atPlace } from '../observe/death-place.ts'
import type { Probe } from '../observe/probe.ts'
import type { Reproduction } from '../reduce/subject.ts'
import type { Trail } from '../reduce/trail.ts'
import { confidenceOf, secondFor } from './confidence.ts'
import type { FuzzFinding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import { minimise } from './minimise.ts'
import { secondOpinion } from './second-opinion.ts'
import type { Suspect } from './suspect.ts'

/** A module to make smaller, whose fault is not known yet. */
export interface Reducible {
  readonly words: Uint32Array
  /** Its valid twin; `null` if there is none. */
  readonly control: Uint32Array | null
  readonly environment: Environment
}

/** The smallest module that shows the same. */
export interface Reduced {
  readonly probe: Probe
  readonly shown: Reproduction
  readonly finding: FuzzFinding
  readonly trail: Trail
}

async function firstSuspect(
  probes: readonly Probe[],
  { words, control, environment }: Reducible,
): Promise<{ readonly probe: Probe; readonly suspect: Suspect } | undefined> {
  for (const probe of probes) {
    const judge = (probe.judge ?? validate)(words, environment)
    const [observation] = await probe.observe([{ words, environment, judge }])
    const disagreement = observation?.disagreement
    if (disagreement === undefined) continue
    const suspect = { probe: probe.name, disagreement, words, control, environment, judge }
    return { probe, suspect: { ...suspect, rules: [] } }
  }
  return undefined
}

/**
 * Makes the first of some forms of a module small about which a probe has something to show.
 *
 * @param all a module in the environments to try.
 * @param second a validator besides, whose verdict on valid modules stays the same.
 * @returns `undefined` where all probes are content; a problem where the answer does not come again.
 */
export async function reduceModule(
  all: readonly Reducible[],
  probes: readonly Probe[],
  second?: Oracle,
): Promise<Reduced | Problem | undefined> {
  let seen: Awaited<ReturnType<typeof firstSuspect>>
  for (const given of all) seen ??= await firstSuspect(probes, given)
  if (seen === undefined) return undefined
  const { probe, suspect } = seen
  const other = secondFor(second, probe)
  const confidence = await confidenceOf(suspect, probe, second)
  let trail: Trail = { steps: [], end: 'smallest' }
  const shown = await minimise(suspect, probe, {
    ...(other === undefined ? {} : { second: other }),
    tell: (step) => {
      trail = step
    },
  })
  if (shown === undefined)
    return problem('unrepeated', 'the answer of the tool is not reproducible')
  const disagreement = await atPlace(shown.disagreement, shown.asked, probe.tools)
  const opinion = other === undefined ? {} : { second: await secondOpinion(other, shown) }
  const about = { seed: 0, confidence, ...opinion }
  const finding = findingOf(suspect, { ...shown, disagreement }, probe, about)
  return { probe, shown, finding, trail }
}
