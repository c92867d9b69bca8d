import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Cooperative matrices through tensor layouts, reduced, converted to another use, and element by element. */
export const text = textOf('SPV_NV_cooperative_matrix2', facts, families, {
  date: '2025-11-24',
  revision: 2,
  statements: '287312718059b69c',
})
