import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Vectors of any number of components, also of one that specialization decides. */
export const text = textOf('SPV_EXT_long_vector', facts, families, {
  date: '2025-12-12',
  revision: 1,
  statements: 'a8fdee016061d8ef',
})
