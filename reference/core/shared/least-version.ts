import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { isKnownVersion } from './known-version.ts'

/** Word of the header with the version. */
const versionWord = 1

/** The check that a module with a capability, declared or implied, is of version 1.`minor` or later. */
export function leastVersion(rule: RuleId, capability: string, minor: number): Check {
  return {
    rule,
    among: [capability],
    judgeModule({ capabilities, version }, report) {
      if (!capabilities.has(capability) || !isKnownVersion(version)) return
      const own = (version >>> 8) & 0xff
      if (own < minor) report(versionWord, `the version is 1.${own}, not 1.${minor} or later`)
    },
  }
}
