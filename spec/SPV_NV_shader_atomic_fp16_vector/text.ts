import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Atomics on vectors of half-precision numbers. */
export const text = textOf('SPV_NV_shader_atomic_fp16_vector', facts, families, {
  date: '2024-02-21',
  revision: 3,
  statements: 'd934d4d2da75e27f',
})
