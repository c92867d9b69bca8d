import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import type { Oracle } from '../../oracle/oracle.ts'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { Probe } from '../observe/probe.ts'
import { featuresOf } from '../reduce/features.ts'
import type { Budget } from '../reduce/first-shown.ts'
import { patient } from '../reduce/patient.ts'
import { reduce } from '../reduce/reduce.ts'
import { sameIds } from '../reduce/same-ids.ts'
import { shrinkChoices } from '../reduce/shrink-choices.ts'
import { type ReductionGoal, type Reproduction, subjectOf } from '../reduce/subject.ts'
import type { Trail, TrailStep } from '../reduce/trail.ts'
import { signatureOf } from './signature-of.ts'
import type { Suspect } from './suspect.ts'

/** Questions that one finding may cost. A number and no time, so that the same campaign finds the same. */
const questions = {
  /** For tools that keep running. */
  cheap: { choices: 300, instructions: 1800 },
  /** For tools that are started for each module. */
  dear: { choices: 60, instructions: 500 },
}

/** Words that the judge may be asked about for one finding: large modules take it longer. */
const judgedWords = { choices: 800_000, instructions: 6_000_000 }

function questionsFor({ tools }: Probe): (typeof questions)['cheap'] {
  const stay = tools.every(({ name }) => /^(harness:|reference$)/.test(name))
  return stay ? questions.cheap : questions.dear
}

/** Times that a tool which hangs is waited for while a campaign goes on; `reduce` has nothing else to do. */
const patience = { campaign: 12, reduce: 400 }

/** The options with which a module is made small. */
export interface MinimiseOptions {
  /** Absent if it was not made from choices, and nothing waits for the answer. */
  readonly makers?: FuzzMakers
  /** Modules that it calls valid stay valid for it. */
  readonly second?: Oracle
  /** Receives at the end the tries, and the reason of the end. */
  readonly tell?: (trail: Trail) => void
  /** Is asked now and then: ends with the smallest module so far. */
  readonly isOver?: () => boolean
  /** Whether a smaller module is of use besides showing the same; every one is where it is absent. */
  readonly keeps?: (words: Uint32Array) => boolean
  /** A reader compares both modules: the control stays, and no constant replaces another. */
  readonly isForReaders?: true
}

/** Whether a second validator calls the module valid. */
async function isValidFor(
  second: Oracle | undefined,
  words: Uint32Array,
  environment: Environment,
): Promise<boolean> {
  return second !== undefined && (await second.judge(words, environment)).kind === 'valid'
}

function endOf({ left, judged, isOver }: Budget, hasPatience: boolean): Trail['end'] {
  if (!hasPatience) return 'patience'
  if (isOver?.()) return 'over'
  if (left <= 0) return 'questions'
  return judged <= 0 ? 'words' : 'smallest'
}

/**
 * The smallest module that shows what the suspect shows, first by shrinking the answers it was made by, then by leaving
 * out instructions.
 * Only an invalid module has a control: the valid one that differs in the fault.
 *
 * @returns `undefined` where it does not show it again.
 */
export async function minimise(
  suspect: Suspect,
  probe: Probe,
  { makers, second, tell, isOver, keeps, isForReaders }: MinimiseOptions = {},
): Promise<Reproduction | undefined> {
  const { words, environment, control, recipe, request } = suspect
  const { options } = suspect.disagreement
  const verdictOn = probe.judge ?? validate
  const judge = verdictOn(words, environment)
  const asked = {
    ...{ words, environment, judge },
    ...(options === undefined ? {} : { options }),
    ...(request === undefined ? {} : { request }),
  }
  const [observation] = await probe.observe([asked])
  const disagreement = observation?.disagreement
  if (disagreement === undefined) return undefined
  const hangs = disagreement.outcome === 'timeout'
  const asking = makers === undefined ? patience.reduce : patience.campaign
  if (signatureOf(probe.name, disagreement) !== signatureOf(probe.name, suspect.disagreement))
    return undefined
  let hasPatience = true
  const isSound = judge.kind === 'invalid' && control !== null
  const sound =
    isSound && verdictOn(control, environment).kind === 'valid' ? sameIds(words, control) : null
  const subject: ReductionGoal = {
    ...subjectOf(hangs ? patient(probe, asking, () => (hasPatience = false)) : probe, suspect),
    features: sound === null ? new Set() : featuresOf(sound),
    ...(second === undefined ? {} : { second }),
    ...(keeps === undefined ? {} : { keeps }),
    ...(isForReaders === undefined ? {} : { isForReaders }),
    confirmed: {
      words: judge.kind === 'valid' && (await isValidFor(second, words, environment)),
      control: sound !== null && (await isValidFor(second, sound, environment)),
    },
  }
  let shown: Reproduction = { words, control: sound, asked, disagreement }
  const most = questionsFor(probe)
  const until = isOver === undefined ? {} : { isOver }
  const choices: Budget = { left: most.choices, judged: judgedWords.choices, ...until }
  // A module with smaller answers shrinks in small steps, and a tool that hangs is waited for only a limited number of
  // times.
  if (!hangs && makers !== undefined && recipe !== undefined && recipe.source !== 'kept')
    shown = await shrinkChoices(makers, subject, shown, recipe, choices)
  const steps: TrailStep[] = []
  const budget: Budget = {
    left: most.instructions,
    judged: judgedWords.instructions,
    ...until,
    tell: (step) => steps.push(step),
  }
  const smallest = await reduce(subject, shown, budget)
  tell?.({ steps, end: endOf(budget, hasPatience) })
  return smallest
}
