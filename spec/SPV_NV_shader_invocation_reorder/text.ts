import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Hit objects of ray tracing, and the reordering of invocations by them: the extension of NVIDIA. */
export const text = textOf('SPV_NV_shader_invocation_reorder', facts, families, {
  date: '2025-09-02',
  revision: 3,
  statements: '55e3c594fe3b501f',
})
