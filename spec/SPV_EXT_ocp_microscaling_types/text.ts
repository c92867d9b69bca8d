import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Floats of 4, 6 and 8 bits that microscaling formats have, and the extraction of bits. */
export const text = textOf('SPV_EXT_ocp_microscaling_types', facts, families, {
  date: '2026-06-26',
  revision: 1,
  statements: 'e8fb1deb6ee43189',
})
