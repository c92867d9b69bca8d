import { expect, it } from 'vitest'
import { like, scalar } from '#generators/signatures/facts'
import { signaturesOf, slot } from '#generators/signatures/signature'

const result = slot('sum-result', scalar('integer'))
const operand = slot('sum-operand', like('result'))

it('a table of signatures is read as operations, and slots with their names', () => {
  const more = { constant: 'always' } as const
  expect(
    signaturesOf(more, 'core-')`
negation: OpSNegate OpNot ${result} ${operand}
sum: OpIAdd ${'OpISub OpIMul'}
  ${result} ${operand} ${operand}`,
  ).toEqual([
    {
      ...more,
      name: 'core-negation',
      operations: ['OpSNegate', 'OpNot'],
      result,
      operands: [operand],
    },
    {
      ...more,
      name: 'core-sum',
      operations: ['OpIAdd', 'OpISub', 'OpIMul'],
      result,
      operands: [operand, operand],
    },
  ])
})

it('a table of signatures lists only operands if all operations have one result', () => {
  const [sum, ...others] = signaturesOf({ result })`sum: OpIAdd ${operand} ${operand}`
  expect(sum).toEqual({ name: 'sum', operations: ['OpIAdd'], result, operands: [operand, operand] })
  expect(others).toEqual([])
})
