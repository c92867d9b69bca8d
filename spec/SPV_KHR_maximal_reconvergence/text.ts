import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** The execution mode by which invocations reconverge as soon as they can. */
export const text = textOf('SPV_KHR_maximal_reconvergence', facts, families, {
  date: '2024-04-18',
  revision: 2,
  statements: '06285587f0df4f6b',
})
