import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** The import of the set and its requirements on the module. */
export const rules: readonly RuleRow[] = [
  row(
    'grammar',
    'import-version-is-a-decimal-number',
    'Versioning / OpExtInstImport',
    'In an `OpExtInstImport` whose name begins with `NonSemantic.Shader.DebugInfo.`, that last period is followed by one or more of the digits 0 to 9 and nothing else.',
    {
      confidence: 'derived',
      notes:
        'Decimal digits without sign or spaces are our reading of "version number". Cases keep away from leading zeros.',
    },
  ),
  row(
    'limit',
    'import-version-is-at-least-100',
    'Versioning / OpExtInstImport',
    'The number at the end of an import name of this set is not less than 100.',
    {
      confidence: 'derived',
      notes:
        'There is no upper limit: a later version may be published. A module that imports one has no operands of its instructions judged.',
    },
  ),
  row(
    'capability',
    'non-semantic-info-is-declared-before-version-1-6',
    'Binary Form / SPV_KHR_non_semantic_info',
    'A module of SPIR-V version 1.5 or less that has an `OpExtInstImport` of this set has `OpExtension "SPV_KHR_non_semantic_info"`.',
    {
      confidence: 'derived',
      versions: { until: 0x0001_0500 },
      notes:
        'SPIR-V 1.6 includes SPV_KHR_non_semantic_info in its core, so from that version on the import needs no extension. The general rule of the core specification on non-semantic sets leaves this set to this rule.',
    },
  ),
]
