import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Comparison of blocks of two images over a window, or gathered. */
export const text = textOf('SPV_QCOM_image_processing2', facts, families, {
  date: '2023-11-12',
  revision: 1,
  statements: '7d449ee727d4380e',
})
