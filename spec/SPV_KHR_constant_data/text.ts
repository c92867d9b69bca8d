import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules as data } from './rules/data.ts'
import { rules as module } from './rules/module.ts'
import { rules as resultTypes } from './rules/result-types.ts'
import { rules as specialization } from './rules/specialization.ts'
import { rules as utfEncoded } from './rules/utf-encoded.ts'

/** Arrays of integers given as packed words. */
export const text: Text = {
  name: 'SPV_KHR_constant_data',
  title: 'SPV_KHR_constant_data',
  revision: 1,
  facts,
  rules: [...module, ...resultTypes, ...data, ...specialization, ...utfEncoded],
}
