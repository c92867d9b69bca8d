import { wordingsOfCore } from './wordings/core-and-environments.ts'
import { wordingsOfMemory } from './wordings/memory.ts'
import { wordingsOfSets } from './wordings/non-semantic.ts'
import { wordingsOfShaders } from './wordings/shaders.ts'
import type { Wording } from './wordings/wording.ts'

/** Wordings of all open rules, by the id of the rule. */
export const wordings: Readonly<Record<string, Wording>> = {
  ...wordingsOfCore,
  ...wordingsOfMemory,
  ...wordingsOfSets,
  ...wordingsOfShaders,
}
