import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Barriers at which invocations arrive, and for which they wait later. */
export const text = textOf('SPV_EXT_split_barrier', facts, families, {
  date: '2026-06-26',
  revision: 1,
  statements: 'a6801b1c9b3fb7ba',
})
