import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Arrays that become cooperative matrices, and the reverse. */
export const text = textOf('SPV_QCOM_cooperative_matrix_conversion', facts, families, {
  date: '2025-05-23',
  revision: 1,
  statements: '40ecc2154ff958c4',
})
