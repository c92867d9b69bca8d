import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Vertex positions of the triangle that a ray hits. */
export const text = textOf('SPV_KHR_ray_tracing_position_fetch', facts, families, {
  date: '2025-08-20',
  revision: 5,
  statements: '39ed47b628d4f5ee',
})
