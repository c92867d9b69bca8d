import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Exponents of Frexp and FrexpStruct that are 16-bit integers. */
export const text = textOf('SPV_AMD_gpu_shader_int16', facts, families, {
  date: '2017-06-08',
  revision: 1,
  statements: '47500ffef8f555d1',
})
