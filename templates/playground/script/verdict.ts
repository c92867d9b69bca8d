import type { Judgement } from '../../../scripts/browser/judgement.ts'
import { byId } from '../../pages/script/dom.js'

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A verdict in one line. */
export function verdictText({
  verdict,
  blames,
  errors,
  environment,
  size,
  why,
}: Judgement): string {
  switch (verdict) {
    case 'valid':
      return `✓ Valid for ${environment}: ${counted(size.instructions, 'instruction')}.`
    case 'invalid': {
      const rules = new Set(blames.map(({ rule }) => rule)).size
      return `✗ Invalid for ${environment}: ${counted(rules, 'broken rule')} in ${counted(blames.length, 'place')}.`
    }
    case 'error':
      return `✗ No module yet: ${counted(errors.length, 'error')} in the text.`
    default:
      return `? Not judged as a whole: ${why ?? 'it uses what no known text defines'}.`
  }
}

const looks = {
  valid: 'valid',
  invalid: 'invalid',
  error: 'invalid',
  unsupported: 'unsure',
} as const

/** Shows a line that screen readers announce as a verdict. */
export function showVerdict(text: string, verdict?: Judgement['verdict']): void {
  const line = byId('verdict')
  line.className = `verdict ${verdict === undefined ? '' : looks[verdict]}`.trim()
  // The same text again would be read again.
  if (line.textContent !== text) line.textContent = text
}
