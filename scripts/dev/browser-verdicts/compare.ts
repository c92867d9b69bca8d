import { validate } from '#reference/validate'
import type { BrowserQuestion } from './ask-browser.ts'
import type { BrowserAnswer } from './page.ts'

/** The answer that the command gives, in the same form. */
export function expectedAnswer({ module, environment, limits }: BrowserQuestion): BrowserAnswer {
  const verdict =
    limits === undefined ? validate(module, environment) : validate(module, environment, { limits })
  if (verdict.kind === 'valid') return { verdict: 'valid', blames: [] }
  if (verdict.kind !== 'invalid')
    return { verdict: 'unsupported', ...('why' in verdict && { why: verdict.why }), blames: [] }
  const { phase, blames } = verdict
  return {
    verdict: 'invalid',
    phase,
    blames: blames.map(({ rule, word, message }) => [rule, word, message]),
  }
}

/** How an answer differs from that of the command; `undefined` where it does not. */
export function differenceOf(question: BrowserQuestion, answer: BrowserAnswer): string | undefined {
  const [ours, theirs] = [expectedAnswer(question), answer].map(
    ({ verdict, why = '', phase = '', blames }) => JSON.stringify([verdict, why, phase, blames]),
  )
  return ours === theirs
    ? undefined
    : `${question.id}: the command says ${ours}, the page ${theirs}`
}
