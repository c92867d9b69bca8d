import type { Circumstance } from '#spec/core/circumstance'
import { looks as ofBuiltIns } from './built-ins.ts'
import { looks as ofControlFlow } from './control-flow.ts'
import { looks as ofDecorations } from './decorations.ts'
import { looks as ofImages } from './images.ts'
import type { Look } from './looks.ts'
import { looks as ofMemory } from './memory.ts'
import { looks as ofPointers } from './pointers.ts'
import { looks as ofTypes } from './types.ts'

/** How the judge sees that a module shows a circumstance that leaves a part of core undecided. */
export const circumstances: Readonly<Record<Circumstance, Look>> = {
  ...ofBuiltIns,
  ...ofControlFlow,
  ...ofDecorations,
  ...ofImages,
  ...ofMemory,
  ...ofPointers,
  ...ofTypes,
}
