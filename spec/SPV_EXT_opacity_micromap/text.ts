import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** A ray flag that evaluates opacity micromaps in two states. */
export const text = textOf('SPV_EXT_opacity_micromap', facts, families, {
  date: '2025-04-25',
  revision: 1,
  statements: '9cd980cef021e78e',
})
