import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules as module } from './rules/module.ts'
import { rules as resultTypes } from './rules/result-types.ts'
import { rules as values } from './rules/values.ts'

/** Composites whose constituents all have the same value, given once. */
export const text: Text = {
  name: 'SPV_EXT_replicated_composites',
  title: 'SPV_EXT_replicated_composites',
  revision: 1,
  facts,
  rules: [...module, ...resultTypes, ...values],
}
