import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'

interface Area {
  readonly rules: readonly RuleRow[]
}

const areas = await modulesIn<Area>(import.meta.url, /^rules\/[^/]+$/)

/**
 * The core specification. Its facts are the grammar tables themselves, so none are transcribed. Its rules are in
 * `rules/`, one file per area; `undecided.ts` lists the parts that no rule decides.
 */
export const text: Text = {
  name: 'core',
  title: 'SPIR-V Specification, Version 1.6',
  revision: 6,
  versions: [{ date: '2025-07-10', revision: 6, statements: '954fc6d04d15d99d' }],
  facts: { instructions: [], enumerants: [], differences: [] },
  rules: areas.flatMap(([, { rules }]) => rules),
}
