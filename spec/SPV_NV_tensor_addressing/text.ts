import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Tensor layouts and views: how coordinates of matrices lead to places in memory. */
export const text = textOf('SPV_NV_tensor_addressing', facts, families, {
  date: '2024-09-18',
  revision: 1,
  statements: '3f28ae38c6f45984',
})
