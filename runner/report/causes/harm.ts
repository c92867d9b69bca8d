import type { Severity } from './severity.ts'

/**
 * The effect of an error, gravest first. `wrong-code`: a valid module silently becomes other code. `valid-fails`: a
 * valid module is refused, ends the tool, is printed wrongly or gets debug information that is wrong. `invalid-passes`: an invalid module is accepted.
 * `invalid-crashes`: only invalid modules, which no compiler writes, end the tool.
 */
export const harms = ['wrong-code', 'valid-fails', 'invalid-passes', 'invalid-crashes'] as const

/** One of {@link harms}. */
export type Harm = (typeof harms)[number]

/** The known properties of the wrong answers of a cause. */
export interface CauseHarm {
  readonly severity: Severity
  /** One of the modules is valid. */
  readonly hasValid: boolean
  /** The tool makes code from modules: it neither judges nor prints them. */
  readonly makesCode: boolean
}

/** Whom a cause hurts. */
export function harmOf({ severity, hasValid, makesCode }: CauseHarm): Harm {
  if (severity === 'accepts-invalid') return 'invalid-passes'
  if (!hasValid) return 'invalid-crashes'
  return severity === 'wrong-output' && makesCode ? 'wrong-code' : 'valid-fails'
}
