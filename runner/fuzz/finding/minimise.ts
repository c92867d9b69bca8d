import { validate } from '#reference/validate'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { Probe } from '../observe/probe.ts'
import type { Budget } from '../reduce/first-shown.ts'
import { patient } from '../reduce/patient.ts'
import { reduce } from '../reduce/reduce.ts'
import { shrinkChoices } from '../reduce/shrink-choices.ts'
import { type Shown, subjectOf } from '../reduce/subject.ts'
import { signatureOf } from './signature-of.ts'
import type { Suspect } from './suspect.ts'

/** Questions that one finding may cost. A number and no time, so that the same campaign finds the same. */
const questions = {
  /** Of tools that stay. */
  cheap: { choices: 300, instructions: 1800 },
  /** Of tools that are started for each module. */
  dear: { choices: 60, instructions: 500 },
}

function questionsFor({ tools }: Probe): (typeof questions)['cheap'] {
  const stay = tools.every(({ name }) => /^(harness:|reference$)/.test(name))
  return stay ? questions.cheap : questions.dear
}

/** Times that a tool which hangs is waited for while a campaign goes on; `reduce` has nothing else to do. */
const patience = { campaign: 6, reduce: 400 }

/**
 * The smallest module that shows what the suspect shows, first by shrinking the answers it was made by, then by leaving
 * out instructions.
 *
 * @param makers absent where nobody made it, and nothing waits for the answer.
 * @returns `undefined` where it does not show it again.
 */
export async function minimise(
  suspect: Suspect,
  probe: Probe,
  makers?: FuzzMakers,
): Promise<Shown | undefined> {
  const { words, environment, control, recipe } = suspect
  const { passes } = suspect.disagreement
  const judge = validate(words, environment)
  const asked = { words, environment, judge, ...(passes === undefined ? {} : { passes }) }
  const [observation] = await probe.observe([asked])
  const disagreement = observation?.disagreement
  if (disagreement === undefined) return undefined
  const hangs = disagreement.outcome === 'timeout'
  const asking = makers === undefined ? patience.reduce : patience.campaign
  const subject = subjectOf(hangs ? patient(probe, asking) : probe, suspect)
  if (signatureOf(probe.name, disagreement) !== subject.signature) return undefined
  const sound = control !== null && validate(control, environment).kind === 'valid' ? control : null
  let shown: Shown = { words, control: sound, asked, disagreement }
  const most = questionsFor(probe)
  const choices: Budget = { left: most.choices, judged: 2000 }
  if (makers !== undefined && recipe !== undefined && recipe.source !== 'kept')
    shown = await shrinkChoices(makers, subject, shown, recipe, choices)
  return reduce(subject, shown, { left: most.instructions, judged: 20_000 })
}
