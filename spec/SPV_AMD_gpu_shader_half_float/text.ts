import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Interpolation and derivatives of 16-bit floating-point numbers. */
export const text = textOf('SPV_AMD_gpu_shader_half_float', facts, families, {
  date: '2026-04-23',
  revision: 4,
  statements: '5aca1ab432724a02',
})
