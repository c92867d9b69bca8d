import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules } from './rules.ts'

/** Composites whose constituents all have the same value, given once. */
export const text: Text = {
  name: 'SPV_EXT_replicated_composites',
  title: 'SPV_EXT_replicated_composites',
  revision: 1,
  facts,
  rules,
}
