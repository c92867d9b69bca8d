import type { ModuleOption } from './effect.ts'
import { packedStructure } from './packed-structure.ts'
import { preserved } from './preserved.ts'
import { setDefaults } from './set-defaults.ts'
import { switchedSet } from './switched-set.ts'

/** Options whose effect on a module is known, by the tool that has them. */
export const moduleOptions: ReadonlyMap<string, readonly ModuleOption[]> = new Map([
  ['spirv-opt', [packedStructure, ...preserved, setDefaults, switchedSet]],
])
