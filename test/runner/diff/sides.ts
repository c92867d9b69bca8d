import type { Side } from '#runner/diff/side'
import type { Outcome } from '#runner/log/outcome'
import type { Verdict } from '#spec/verdict'
import { loggedOracle } from '../log/sample-log.ts'

/** An answer in few words: the outcome, and the oracle's message if there is one. */
export type Short = Outcome | `${Outcome}: ${string}`

function verdict(outcome: Outcome, expect: 'valid' | 'invalid', message: string): Verdict {
  if (outcome === 'unsupported') return { kind: 'unsupported', why: message }
  if (outcome === 'crash') return { kind: 'crash', signal: 'SIGSEGV', message }
  const refused = outcome === 'false-reject' || (expect === 'invalid' && outcome !== 'false-accept')
  return refused ? { kind: 'invalid', phase: 'validate', blames: [], message } : { kind: 'valid' }
}

/** A side whose oracle answered so: case id to answer, in `spv1.6`. Ids with `valid-` are of valid cases. */
export function side(answers: Readonly<Record<string, Short>>, name = 'val', version = '1'): Side {
  return {
    oracle: loggedOracle(name, version),
    results: Object.entries(answers).map(([id, short]) => {
      const [outcome, ...text] = short.split(': ') as [Outcome, ...string[]]
      const message = text.join(': ')
      const expect = id.includes('valid-') ? 'valid' : 'invalid'
      const answer = { environment: 'spv1.6', outcome, verdict: verdict(outcome, expect, message) }
      const rule = id.split('/').slice(0, 2).join('/')
      return { kind: 'result', case: id, rule, expect, oracle: name, outcome, answers: [answer] }
    }),
  }
}
