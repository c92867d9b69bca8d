import type { Check } from '../check.ts'
import { knownCheck } from './shared/debug-info.ts'

export const checks: readonly Check[] = [
  /**
   * Missing Debugging Information, where it is read as about operands that this set describes. Value of DebugTypeTemplateParameter
   * and Variable of DebugGlobalVariable may be a DebugInfoNone by their own sentences.
   */
  knownCheck(
    'NonSemantic.Shader.DebugInfo/debug-info-none-replaces-debug-information',
    [
      ...(['name', 'linkage-name', 'source-string', 'entry-point-string'] as const),
      ...(['build-identifier', 'storage-path', 'macro-string', 'template-name'] as const),
      ...(['line', 'column', 'flags', 'encoding', 'composite-tag', 'language'] as const),
      ...(['imported-entity-tag', 'storage-class', 'operation', 'debug-version'] as const),
      ...(['argument-number', 'discriminator', 'vector-component-count', 'fp-encoding'] as const),
      ...(['build-identifier-flags', 'type-qualifier', 'operation-operand', 'offset'] as const),
      ...(['op-constant-size', 'size', 'matrix-vector-count', 'column-major'] as const),
      ...(['array-component-count', 'cooperative-dimension', 'member-value'] as const),
      ...(['enumerator', 'definition', 'declared-variable', 'value', 'index'] as const),
    ],
    ({ row }, kind) => kind === 'size' && row?.name === 'DebugTypeComposite',
  ),
]
