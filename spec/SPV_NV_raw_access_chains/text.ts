import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Pointers into buffers from a stride, an index and an offset in bytes. */
export const text = textOf('SPV_NV_raw_access_chains', facts, families, {
  date: '2025-11-07',
  revision: 7,
  statements: 'dcbe0277dc1cd2f1',
})
