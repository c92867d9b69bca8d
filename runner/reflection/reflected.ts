import type { Verdict } from '#spec/verdict'
import type { ModuleReflection } from './module-reflection.ts'

/** The data that a runtime reads from a module, with the verdict on the module. */
export interface Reflected extends ModuleReflection {
  readonly verdict: Verdict
}
