import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { arraysOfMatrices, bareMatrices } from '../shared/bare-matrices.ts'
import { drawWays } from '../shared/draw-ways.ts'
import { explicitLoads } from '../shared/through-untyped.ts'

export const mutator = mutatorOf({
  name: 'load-of-bare-matrix',
  rule: 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
  summary: 'a matrix, or an array of matrices, is loaded from memory with a layout',
  ordinals: (module) =>
    explicitLoads(module).filter((at) => isUnused(module, module.instructions[at]?.words[1] ?? 0)),
  ways: drawWays(0, { ...bareMatrices, ...arraysOfMatrices }),
})
