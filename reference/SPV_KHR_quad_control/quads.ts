import type { Check } from '../check.ts'
import { onlyFor } from '../shared/model-of-modes.ts'

const [extension, required] = ['SPV_KHR_quad_control', 'SPV_KHR_maximal_reconvergence']

/** Checks of the execution mode, and of the other extension that modules declare. */
export const checks: readonly Check[] = [
  onlyFor('SPV_KHR_quad_control/full-quads-are-for-fragment', 'Fragment', ['RequireFullQuadsKHR']),
  {
    rule: 'SPV_KHR_quad_control/maximal-reconvergence-is-declared',
    at: ['OpExtension'],
    judge({ operands: [name], word }, module, report) {
      if (name === undefined || module.string(name.word) !== extension) return
      if (!module.extensions.has(required))
        report(word, `${extension} without OpExtension "${required}"`)
    },
  },
]
