import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** The import of the set and its requirements on the module. */
export const rules: readonly RuleRow[] = [
  row(
    'grammar',
    'import-version-is-a-decimal-number',
    'Introduction / OpExtInstImport',
    'In an `OpExtInstImport` whose name begins with `NonSemantic.ClspvReflection.`, that last period is followed by one or more of the digits 0 to 9 and nothing else.',
    {
      confidence: 'derived',
      notes:
        'Decimal digits without sign or spaces are our reading of "integer". Leading zeros satisfy this rule; whether they are allowed is an open question in NOTES.md.',
    },
  ),
  row(
    'limit',
    'import-version-is-at-least-one',
    'Version',
    'The number at the end of an import name of this set is not 0.',
  ),
  row(
    'limit',
    'import-version-is-at-most-the-revision',
    'Version',
    'The number at the end of an import name of this set is not greater than 6.',
    { revisions: { until: '2024-11-20' } },
  ),
  row(
    'limit',
    'import-version-is-at-most-seven',
    'Version',
    'The number at the end of an import name of this set is not greater than 7.',
    { revisions: { since: '2025-03-12' } },
  ),
  row(
    'grammar',
    'import-name-carries-a-version',
    'Introduction / OpExtInstImport',
    'No `OpExtInstImport` has the name `NonSemantic.ClspvReflection` without a period and a version after it.',
    {
      confidence: 'open',
      notes:
        'Such a name may be considered a malformed import of this set or the name of another, unknown non-semantic set.',
    },
  ),
  row(
    'capability',
    'non-semantic-info-is-declared-before-version-1-6',
    'Dependencies',
    'A module of SPIR-V version 1.5 or less that has an `OpExtInstImport` of this set has `OpExtension "SPV_KHR_non_semantic_info"`.',
    {
      confidence: 'derived',
      versions: { until: 0x0001_0500 },
      notes:
        'SPIR-V 1.6 includes SPV_KHR_non_semantic_info in its core, so from that version on the import needs no extension. The general rule of the core specification on non-semantic sets leaves this set to this rule.',
    },
  ),
]
