import { expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { octets } from '#runner/oracle/octets'
import type { Consumer, Output } from '#runner/oracle/oracle'
import { unfit } from '#runner/oracle/unfit'

const kernels: Consumer = {
  ...{ kind: 'consumer', name: 'kernels', tool: 'kernels', version: '1', command: 'kernels' },
  takeAll: async (questions) =>
    questions.map(({ module }): Output<null> => {
      const first = decode(octets(module)).module.all('OpCapability')[0]?.operands[0]?.value
      if (first !== 6) return { kind: 'unsupported', why: 'has no shaders' }
      return { kind: 'invalid', phase: 'validate', blames: [], message: 'cannot build a kernel' }
    }),
  close: () => {},
}

it('the report of an unfit tool quotes its answer about a module that it should accept, not what other tools said', async () => {
  const why = await unfit(kernels, ['opencl2.2'])
  expect(why?.code).toBe('no-tool')
  expect(why?.message).toContain('cannot build a kernel')
})
