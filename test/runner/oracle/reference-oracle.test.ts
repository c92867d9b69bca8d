import { expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { type Environment, environmentByName } from '#spec/environments'

const environment = environmentByName('spv1.6') as Environment

it('our own judge is an oracle like any other, and names rules', async () => {
  const tool = await openTool('reference')
  if (isProblem(tool) || tool.kind !== 'validator') throw new Error('no validator')
  expect(tool).toMatchObject({ name: 'reference', version: expect.stringMatching(/^\d+\.\d+/) })
  const nothing = new Uint8Array()
  const verdict = await tool.judge(nothing, environment)
  expect(verdict).toMatchObject({ kind: 'invalid', phase: 'decode' })
  expect(verdict.kind === 'invalid' && verdict.blames.length).toBeGreaterThan(0)
  expect(await tool.judgeAll([{ module: nothing, environment }])).toEqual([verdict])
  tool.close()
})
