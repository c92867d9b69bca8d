import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Reads of the attachments of a fragment at its location. */
export const text = textOf('SPV_EXT_shader_tile_image', facts, families, {
  date: '2023-03-23',
  revision: 1,
  statements: 'bff7846d85500906',
})
