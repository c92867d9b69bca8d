import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Group operations on the subsets of a partition of a subgroup, in a module of either of two extensions. */
export const text = textOf('SPV_EXT_shader_subgroup_partitioned', facts, families, {
  date: '2025-12-03',
  revision: 1,
  statements: '00350a7dd730f1bd',
})
