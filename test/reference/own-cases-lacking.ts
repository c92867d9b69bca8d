import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from '#reference/checks'
import type { OwnCase } from '#runner/own-cases/own-cases'
import { computedCases } from './core/computed-cases.ts'

/** Rules whose cases are computed, or too long to be written as text. */
const computed: ReadonlySet<string> = new Set([
  ...computedCases.map(({ rule }) => rule),
  // core/limits.test.ts
  'core/global-variable-limit',
  'core/local-variable-limit',
  'core/call-argument-limit',
  // SPV_KHR_constant_data/limits.test.ts
  'SPV_KHR_constant_data/data-has-at-most-65531-words',
])

/** Rules that have a check, and of which no own case shows how they are broken. */
export function lackingIn(cases: readonly OwnCase[]): readonly string[] {
  const shown = new Set<string>(
    cases.flatMap(({ rule, expect }) => (expect === 'invalid' ? [rule] : [])),
  )
  return checks.map(({ rule }) => rule).filter((rule) => !shown.has(rule) && !computed.has(rule))
}

/** The rules that are known to lack own cases, in `own-cases-lacking.txt`. */
export function knownToLack(): readonly string[] {
  return readFileSync(join(import.meta.dirname, 'own-cases-lacking.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
