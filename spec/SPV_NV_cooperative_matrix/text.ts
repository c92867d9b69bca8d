import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** The first cooperative matrices: without a use, and with a constant for the order of their elements in memory. */
export const text = textOf('SPV_NV_cooperative_matrix', facts, families, {
  date: '2025-04-10',
  revision: 3,
  statements: '190b652b40ea5fc1',
})
