import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules } from './rules/debug-printf.ts'

/** NonSemantic.DebugPrintf, output that shaders write to the log of a layer. */
export const text: Text = {
  name: 'NonSemantic.DebugPrintf',
  title: 'SPIR-V NonSemantic DebugPrintf Instructions',
  revision: 2,
  versions: [{ date: '2026-04-13', revision: 2, statements: 'e70ed67bddd36f50' }],
  facts,
  rules,
}
