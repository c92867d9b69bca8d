import { expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
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

it('our own judge answers many questions at a time as it answers each, with limits and without', async () => {
  const tool = await openTool('reference')
  if (isProblem(tool) || tool.kind !== 'validator') throw new Error('no validator')
  const vulkan = environmentByName('vulkan1.3') as Environment
  const source = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
  const assembled = assemble(source)
  if (assembled.kind !== 'assembled') throw new Error('it is not assembled')
  const questions = [environment, vulkan].flatMap((where) =>
    [assembled.words, new Uint8Array()].map((module) => ({ module, environment: where })),
  )
  const verdicts = await tool.judgeAll(questions)
  expect(verdicts.map(({ kind }) => kind)).toEqual(['valid', 'invalid', 'invalid', 'invalid'])
  for (const [index, { module, environment: where }] of questions.entries())
    expect(await tool.judge(module, where)).toEqual(verdicts[index])
  expect(
    await tool.judgeAll(questions.map((question) => ({ ...question, limits: new Map() }))),
  ).toEqual(verdicts)
  tool.close()
})
