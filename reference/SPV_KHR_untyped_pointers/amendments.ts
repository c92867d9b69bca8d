import type { RuleId } from '#spec/rule'
import type { Amendments } from '../amendments.ts'

/** `core` rules by slug, with the slugs of the rules of this text that word them anew. */
const slugs: Readonly<Record<string, readonly string[]>> = {
  'decorate-id-constant': ['decorate-id-operand-is-a-constant-or-a-variable'],
  'interface-is-global-variable': ['entry-point-interface-lists-global-variables'],
  'load-pointer': ['load-pointer-is-a-pointer'],
  'load-type': ['load-typed-pointer-points-to-the-result-type'],
  'store-pointer': ['store-pointer-is-a-pointer'],
  'store-type': ['store-typed-pointer-points-to-the-type-of-the-object'],
  'copy-memory-pointers': ['copy-memory-operands-are-pointers'],
  'copy-memory-type': ['copy-memory-typed-pointers-point-to-one-type'],
  'copy-memory-not-void': ['copy-memory-typed-pointer-points-to-no-void'],
  'copy-memory-fixed-size': ['copy-memory-type-is-of-fixed-size'],
  'copy-memory-mask-count': ['copy-memory-has-one-mask-before-version-1-4'],
  'copy-memory-target-mask': ['copy-memory-target-mask-is-not-make-pointer-visible'],
  'copy-memory-source-mask': ['copy-memory-source-mask-is-not-make-pointer-available'],
}

/** Instructions and validation rules of the core specification whose sentences the text prints anew. */
export const amendments: Amendments = {
  inForce: ({ capabilities }) => capabilities.has('UntypedPointersKHR'),
  rewords: Object.fromEntries(
    Object.entries(slugs).map(([core, own]): [RuleId, readonly RuleId[]] => [
      `core/${core}`,
      own.map((slug): RuleId => `SPV_KHR_untyped_pointers/${slug}`),
    ]),
  ),
}
