import { importCheck } from './import-check.ts'
import { versionNumber } from './import-name.ts'

/** Version. */
export const check = importCheck(
  'NonSemantic.ClspvReflection/import-version-is-at-least-one',
  (name) => (versionNumber(name) === 0n ? `the import "${name}" asks for version 0` : undefined),
)
