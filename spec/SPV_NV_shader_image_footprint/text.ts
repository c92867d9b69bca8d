import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** The texels that a sampling instruction touches. */
export const text = textOf('SPV_NV_shader_image_footprint', facts, families, {
  date: '2018-08-14',
  revision: 1,
  statements: '05f737764908b694',
})
