import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Opacity micromaps in the tracing of rays, which an execution mode allows. */
export const text = textOf('SPV_KHR_opacity_micromap', facts, families, {
  date: '2026-07-10',
  revision: 4,
  statements: '7d7f37b00560f9fe',
})
