import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const mode = 'Modifications: 3.2.5 Execution Mode: OpacityMicromapIdKHR'

/** The execution mode, and the extension that it is for. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'enable-is-boolean',
    section: mode,
    summary:
      'The type of the Enable of an OpExecutionModeId with the mode OpacityMicromapIdKHR is OpTypeBool.',
    class: 'type',
    notes: 'That it is a constant is core/execution-mode-constant.',
  }),
  row({
    slug: 'traversed-micromaps-are-enabled',
    section: mode,
    summary:
      'A ray query traverses an acceleration structure with opacity micromaps only where the entry point has the execution mode OpacityMicromapIdKHR with true.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'Which structures have micromaps, a run shows.',
  }),
  row({
    slug: 'ray-extension-is-declared',
    section: 'Dependencies',
    summary:
      'A module that has an `OpExtension "SPV_KHR_opacity_micromap"` also has an `OpExtension "SPV_KHR_ray_query"` or an `OpExtension "SPV_KHR_ray_tracing"`.',
    class: 'capability',
    confidence: 'open',
    notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
  }),
]
