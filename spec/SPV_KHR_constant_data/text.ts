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
  versions: [
    { date: '2026-03-28', commit: '9f89561', revision: 1, statements: '37fa0450da3fcb7a' },
    { date: '2026-04-29', commit: '7180943', revision: 1, statements: '1b75aa802d1ce0f1' },
    { date: '2026-05-20', commit: 'f859b8a', revision: 1, statements: 'ff4e3d15e5d300fc' },
  ],
  facts,
  rules: [...module, ...resultTypes, ...data, ...specialization, ...utfEncoded],
}
