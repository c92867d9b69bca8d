import type { Amendments } from '../amendments.ts'

const older = 'SPV_NV_shader_subgroup_partitioned'
const text = 'SPV_EXT_shader_subgroup_partitioned'

/** The sentences of the older text, which this one prints again under new names. */
export const amendments: Amendments = {
  inForce: ({ extensions }) => extensions.has(text),
  rewords: {
    [`${older}/partitioned-value-is-a-scalar-or-vector`]: [
      `${text}/partitioned-value-is-a-scalar-or-vector`,
    ],
    [`${older}/partition-is-a-4-component-vector`]: [`${text}/partition-is-a-4-component-vector`],
    [`${older}/ballot-is-specified`]: [`${text}/ballot-is-specified`],
    // core/extension-version decides about the newer extension.
    [`${older}/version-is-1-3-or-later`]: [],
  },
}
