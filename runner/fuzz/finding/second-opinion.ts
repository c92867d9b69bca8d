import type { Verdict } from '#spec/verdict'
import type { Oracle } from '../../oracle/oracle.ts'
import type { Reproduction } from '../reduce/subject.ts'
import { commandOf } from './command-of.ts'

/** The verdict of another validator on a finding's modules, for the reader to compare. */
export interface SecondOpinion {
  readonly name: string
  readonly version: string
  /** How to ask it by hand, with `{env}` and `{file}`. */
  readonly command: string
  readonly module: string
  /** Absent where the finding has no control. */
  readonly control?: string
}

function verdictName(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'valid':
      return 'valid'
    case 'invalid':
      return `invalid: ${verdict.message}`
    case 'unsupported':
    case 'error':
      return `${verdict.kind}: ${verdict.why}`
    case 'crash':
      return `crash: ${verdict.signal}`
    case 'timeout':
      return `no answer within ${verdict.ms} ms`
  }
}

/** Asks a validator about a reduced module and its control. */
export async function secondOpinion(
  second: Oracle,
  { asked: { words, environment }, control }: Reproduction,
): Promise<SecondOpinion> {
  const { judge, name, version } = second
  const [command = ''] = commandOf(second).split(' or ')
  const module = verdictName(await judge(words, environment))
  const about = { name, version, command, module }
  return control === null
    ? about
    : { ...about, control: verdictName(await judge(control, environment)) }
}
