import type { Check } from '../check.ts'
import { mostIn } from '../universal-limits.ts'
import { isKnownVersion } from './shared/availability.ts'

const boundLimit = 0x3f_ffff

/** Checks of the five header words. */
export const checks: readonly Check[] = [
  {
    rule: 'core/version-known',
    judgeModule: ({ version }, report) => {
      if (!isKnownVersion(version))
        report(1, `0x${version.toString(16).padStart(8, '0')} is not a version of SPIR-V`)
    },
  },
  {
    rule: 'core/version-in-environment',
    judgeModule: ({ version, environment }, report) => {
      if (isKnownVersion(version) && version > environment.version)
        report(1, `${environment.name} does not take version 1.${(version >>> 8) & 0xff}`)
    },
  },
  {
    rule: 'core/schema-zero',
    judgeModule: ({ words }, report) => {
      if (words[4] !== 0) report(4, `the schema word is ${words[4]}`)
    },
  },
  {
    rule: 'core/bound-limit',
    judgeModule: (module, report) => {
      const { bound } = module
      const most = mostIn(module, 'core/bound-limit', boundLimit)
      if (bound > most) report(3, `the bound ${bound} is above ${most}`)
    },
  },
]
