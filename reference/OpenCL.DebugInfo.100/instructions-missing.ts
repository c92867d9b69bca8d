import type { Check } from '../check.ts'
import { knownCheck } from './shared/debug-info.ts'

export const checks: readonly Check[] = [
  /**
   * Missing Debugging Information, where it is read as about operands that this set describes. Value of DebugTypeTemplateParameter,
   * Variable of DebugGlobalVariable and Function of DebugFunction may be a DebugInfoNone by their own sentences.
   */
  knownCheck(
    'OpenCL.DebugInfo.100/debug-info-none-replaces-debug-information',
    [
      ...(['name', 'linkage-name', 'source-string', 'macro-string', 'template-name'] as const),
      ...(['size', 'offset', 'member-value', 'component-count', 'enumerator'] as const),
      ...(['declared-variable', 'value', 'index'] as const),
    ],
    ({ row }, kind) => kind === 'size' && row?.name === 'DebugTypeComposite',
  ),
]
