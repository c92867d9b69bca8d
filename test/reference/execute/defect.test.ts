import { expect, it, vi } from 'vitest'
import { run, stores, words } from '../../support/compute.ts'

vi.mock('#reference/execute/families', async () => {
  const { tableWithDefect } = await import('../../support/planted-defect.ts')
  return tableWithDefect('OpIMul')
})

it('the interpreter reports the instruction at which it fails, instead of throwing an error', () => {
  const body = `%sum = OpIAdd %uint %uint_2 %uint_3
%product = OpIMul %uint %sum %sum
${stores('%product')}`
  expect(run({ body })).toMatchObject({
    kind: 'defect',
    instruction: 'OpIMul',
    message: 'TypeError: planted',
    invocation: 0,
    word: expect.any(Number),
  })
})

it('the interpreter reports an operation of a constant at which it fails', () => {
  const declarations = '%nine = OpSpecConstantOp %uint IMul %uint_3 %uint_3'
  const outcome = run({ declarations, body: stores('%nine') })
  expect(outcome).toMatchObject({ kind: 'defect', instruction: 'OpIMul' })
})

it('the interpreter runs a module that does not reach the instruction at which it would fail', () => {
  const body = `%sum = OpIAdd %uint %uint_2 %uint_3
${stores('%sum')}`
  expect(words(run({ body }), 1)).toEqual([5])
})
