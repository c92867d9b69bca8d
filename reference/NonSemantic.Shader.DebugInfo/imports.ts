import type { Check } from '../check.ts'
import { nonSemanticCheck } from '../shared/set-imports.ts'
import { isImportName, setOfDebugInfo, versionText } from './shared/debug-info.ts'

export const checks: readonly Check[] = [
  /** Versioning: the version is a number. */
  setOfDebugInfo.decimalCheck('NonSemantic.Shader.DebugInfo/import-version-is-a-decimal-number'),
  /** Versioning: it starts at 100. */
  setOfDebugInfo.check('NonSemantic.Shader.DebugInfo/import-version-is-at-least-100', (name) =>
    /^0*[0-9]{1,2}$/.test(versionText(name))
      ? `the import "${name}" asks for a version before 100`
      : undefined,
  ),
  /** Binary Form. The catalogue says in which versions it holds. */
  nonSemanticCheck(
    'NonSemantic.Shader.DebugInfo/non-semantic-info-is-declared-before-version-1-6',
    isImportName,
  ),
]
