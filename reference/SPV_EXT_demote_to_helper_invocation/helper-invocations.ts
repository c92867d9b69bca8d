import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { models } from '../core/shared/models.ts'
import { boolean, resultOf } from '../shared/shapes.ts'

const isHelper = ['OpIsHelperInvocationEXT']

const fragment = models('Fragment')

/** 3.32.1 Miscellaneous Instructions: OpIsHelperInvocationEXT. */
export const checks: readonly Check[] = [
  resultOf('SPV_EXT_demote_to_helper_invocation/is-helper-results-in-a-boolean', isHelper, boolean),
  onlyIn('SPV_EXT_demote_to_helper_invocation/is-helper-execution-model', isHelper, () => fragment),
]
