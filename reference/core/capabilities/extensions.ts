import { requiredVersions } from '#spec/core/required-versions'
import type { Check } from '../../check.ts'
import { isKnownVersion } from '../shared/availability.ts'
import { operandWord } from '../shared/operands.ts'

const minors: ReadonlyMap<string, number> = new Map(
  requiredVersions.flatMap(({ extension, minor = 0 }) => (minor > 0 ? [[extension, minor]] : [])),
)

/** Checks of the extensions that a module names, from the section Dependencies of their texts. */
export const checks: readonly Check[] = [
  {
    rule: 'core/extension-version',
    at: ['OpExtension'],
    judge(extension, module, report) {
      const { version } = module
      if (!isKnownVersion(version)) return
      const word = operandWord(extension, 0)
      const name = module.string(word)
      const minor = minors.get(name)
      const declared = (version >>> 8) & 0xff
      if (minor !== undefined && declared < minor)
        report(
          word,
          `${name} requires version 1.${minor}, and the module is of version 1.${declared}`,
        )
    },
  },
]
