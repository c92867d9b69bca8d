import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules } from './rules.ts'

/** Arrays of integers given as packed words. */
export const text: Text = {
  name: 'SPV_KHR_constant_data',
  title: 'SPV_KHR_constant_data',
  revision: 1,
  facts,
  rules,
}
