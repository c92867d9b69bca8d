import { replicatedConstant } from '../constants.ts'
import { drawConstructible } from '../draw-composite.ts'
import type { Emitter } from '../emitter.ts'

/** Constants of SPV_EXT_replicated_composites that nothing else asks for. */
export const replicatedConstants: readonly Emitter[] = [
  {
    name: 'replicated-constant',
    weight: 1,
    applies: ({ world }) => world.replicated,
    emit(draft) {
      const type = drawConstructible(draft)
      const id = replicatedConstant(draft, type)
      if (id !== undefined) draft.values.push({ id, type })
      return id !== undefined
    },
  },
]
