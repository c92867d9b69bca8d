import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Explicit layout of blocks in Workgroup. */
export const text = textOf('SPV_KHR_workgroup_memory_explicit_layout', facts, families, {
  date: '2020-07-15',
  revision: 1,
  statements: '6788d1fc67968b11',
})
