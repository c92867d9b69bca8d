import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Weighted samples, box filters and the comparison of blocks of two images. */
export const text: Text = {
  name: 'SPV_QCOM_image_processing',
  title: 'SPV_QCOM_image_processing',
  revision: 1,
  versions: [{ date: '2022-09-21', revision: 1, statements: 'bea5947bc3a87ac2' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
