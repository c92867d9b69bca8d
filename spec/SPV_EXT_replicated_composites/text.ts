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
  versions: [
    { date: '2024-05-29', commit: '4ed0592', revision: 1, statements: 'ddc863bdbe6e6dfe' },
    { date: '2025-06-11', commit: 'd546609', revision: 1, statements: 'ddc863bdbe6e6dfe' },
  ],
  facts,
  rules: [...module, ...resultTypes, ...values],
}
