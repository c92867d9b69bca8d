import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules } from './rules/debug-break.ts'

/** NonSemantic.DebugBreak, a hint for a debugger to stop. */
export const text: Text = {
  name: 'NonSemantic.DebugBreak',
  title: 'SPIR-V NonSemantic DebugBreak Instructions',
  revision: 2,
  versions: [{ date: '2026-04-13', revision: 2, statements: 'a7fa19556832bfe1' }],
  facts,
  rules,
}
