import { importCheck } from './import-check.ts'
import { versionText } from './import-name.ts'

/** Introduction, OpExtInstImport. */
export const check = importCheck(
  'NonSemantic.ClspvReflection/import-version-is-a-decimal-number',
  (name) =>
    /^[0-9]+$/.test(versionText(name))
      ? undefined
      : `the import "${name}" has no number for a version`,
)
