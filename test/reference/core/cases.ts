import type { RuleCase } from './case.ts'
import { structureCases } from './cases-structure.ts'
import { typeCases } from './cases-types.ts'

/** Every case of a rule of core. */
export const cases: readonly RuleCase[] = [...structureCases, ...typeCases]
