import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Graphs of operations on whole tensors, and the entry points that give them resources. */
export const text = textOf('SPV_ARM_graph', facts, families, {
  date: '2026-06-19',
  revision: 3,
  statements: '97022fb3870ff2fb',
})
