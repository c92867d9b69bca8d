import { expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { enter, firstWay, goTo } from '#reference/execute/control-flow'
import { instructionByName } from '#spec/grammar/grammar'
import { encode } from '../../support/encode.ts'

function op(name: string, ...words: number[]) {
  return { opcode: instructionByName(name)?.opcode ?? 0, words }
}

it('the interpreter starts a selection again each time that control flow enters it', () => {
  const { module } = decode(
    encode([
      op('OpFunction', 1, 2, 0, 3),
      op('OpLabel', 6),
      op('OpSelectionMerge', 7, 0),
      op('OpBranchConditional', 4, 6, 7),
      op('OpLabel', 7),
      op('OpReturn'),
      op('OpFunctionEnd'),
    ]),
  )
  const [header] = module.functions[0]?.blocks ?? []
  if (header === undefined) throw new Error('there is no block')
  const way = firstWay()
  for (let round = 0; round < 100; round++) {
    enter(way, header)
    goTo(way, 6, true)
  }
  expect(way.constructs).toHaveLength(1)
  goTo(way, 7, true)
  expect(way.constructs).toHaveLength(0)
})
