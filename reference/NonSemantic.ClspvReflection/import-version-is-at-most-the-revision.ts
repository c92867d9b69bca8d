import { importCheck } from './import-check.ts'
import { newestVersion, versionText } from './import-name.ts'

/** Version. */
export const check = importCheck(
  'NonSemantic.ClspvReflection/import-version-is-at-most-the-revision',
  (name) => {
    const digits = /^0*([0-9]+)$/.exec(versionText(name))?.[1]
    const exceeds = digits !== undefined && (digits.length > 1 || Number(digits) > newestVersion)
    return exceeds ? `the import "${name}" asks for a version after ${newestVersion}` : undefined
  },
)
