import { mutatorOf } from '../../mutate/mutator-of.ts'
import { arraysOfMatrices, bareMatrices } from '../shared/bare-matrices.ts'
import { drawWays } from '../shared/draw-ways.ts'
import type { Draw } from '../shared/sketch.ts'
import { explicitStores } from '../shared/through-untyped.ts'

const objectWord = 1

const objects = Object.fromEntries(
  Object.entries({ ...bareMatrices, ...arraysOfMatrices }).map(([name, draw]): [string, Draw] => [
    name,
    (s) => s.add('OpConstantNull', draw(s)),
  ]),
)

export const mutator = mutatorOf({
  name: 'store-of-bare-matrix',
  rule: 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
  summary: 'a matrix, or an array of matrices, is stored to memory with a layout',
  ordinals: explicitStores,
  ways: drawWays(objectWord, objects),
})
