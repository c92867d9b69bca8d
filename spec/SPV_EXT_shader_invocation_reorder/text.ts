import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Hit objects of ray tracing, and the reordering of invocations by them. */
export const text = textOf('SPV_EXT_shader_invocation_reorder', facts, families, {
  date: '2026-07-08',
  revision: 4,
  statements: '0425441b47011031',
})
