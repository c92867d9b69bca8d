import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The extension that the ray flag is for. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'ray-extension-is-declared',
    section: 'Dependencies',
    summary:
      'A module that has an `OpExtension "SPV_EXT_opacity_micromap"` also has an `OpExtension "SPV_KHR_ray_query"` or an `OpExtension "SPV_KHR_ray_tracing"`.',
    class: 'capability',
    confidence: 'open',
    notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
  }),
]
