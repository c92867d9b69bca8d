import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Gathers of four texels that a mode selects. */
export const text = textOf('SPV_QCOM_image_processing3', facts, families, {
  date: '2025-09-21',
  revision: 1,
  statements: 'cd5258a420662daf',
})
