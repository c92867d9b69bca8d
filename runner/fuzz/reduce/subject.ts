import type { Request } from '#reference/execute/request'
import type { Environment } from '#spec/environments'
import type { Oracle, Question } from '../../oracle/oracle.ts'
import { signatureOf } from '../finding/signature-of.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { Asked } from '../observe/asked.ts'
import type { ObservedDisagreement } from '../observe/observation.ts'
import type { Probe } from '../observe/probe.ts'

/** A module that may be smaller than the one it was made of, with its control where it has one. */
export interface SmallerModule {
  readonly words: Uint32Array
  readonly control: Uint32Array | null
}

/** A candidate that shows the same. */
export interface Reproduction extends SmallerModule {
  readonly asked: Asked
  readonly disagreement: ObservedDisagreement
  /** The same as in {@link Suspect}. */
  readonly before?: readonly Question[]
}

/** The observation that a smaller module has to show to be as good. */
export interface ReductionGoal {
  readonly probe: Probe
  readonly environment: Environment
  readonly signature: string
  /** The task of the tool, if it was drawn. */
  readonly options?: readonly string[]
  /** The inputs of its runs, as in `Asked`. */
  readonly request?: Request
  /** Kind and phase of the judge's verdict. */
  readonly judge: string
  /** Features of the original control; if a smaller module has one of them, its control must have it too. */
  readonly features: ReadonlySet<string>
  /** A further validator, and the forms that it has called valid, as smaller ones must be. */
  readonly second?: Oracle
  /** Whether a smaller module is of use besides; every one is where it is absent. */
  readonly keeps?: (words: Uint32Array) => boolean
  /** A reader compares both modules: the control stays, and no constant replaces another. */
  readonly isForReaders?: true
  readonly confirmed: { readonly words: boolean; readonly control: boolean }
}

/** Kind and phase of a verdict: what must not change while a module is made smaller. */
export function standingOf({ judge }: Pick<Asked, 'judge'>): string {
  return judge.kind === 'invalid' ? `invalid ${judge.phase}` : judge.kind
}

/** The observation that a smaller form of the suspect has to show. */
export function subjectOf(
  probe: Probe,
  suspect: Suspect,
): Omit<ReductionGoal, 'features' | 'second' | 'confirmed' | 'keeps' | 'isForReaders'> {
  const { options } = suspect.disagreement
  return {
    probe,
    environment: suspect.environment,
    ...(options === undefined ? {} : { options }),
    ...(suspect.request === undefined ? {} : { request: suspect.request }),
    signature: signatureOf(probe.name, suspect.disagreement),
    judge: standingOf(suspect),
  }
}
