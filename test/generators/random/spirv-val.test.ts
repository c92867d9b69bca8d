import { expect, test } from 'vitest'
import { openHarness } from '#runner/harness/open-harness'
import { openTool } from '#runner/oracle/open-tool'
import { environmentByName } from '#spec/environments'
import { randomModule } from '../../../generators/random/random-module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { byChance } from './by-chance.ts'

const count = 4000

test('the newest spirv-val accepts all but one in a thousand random modules', async () => {
  const choices = byChance(11)
  const questions = Array.from({ length: count }, () => {
    const module = randomModule(choices)
    const environment = environmentByName(module.environment)
    if (environment === undefined) throw new Error(`there is no ${module.environment}`)
    return { module: encode(module), environment }
  })
  const tool = await openTool('harness:spirv-val@testing', { openHarness })
  if (tool.kind !== 'validator') throw new Error(`no harness of spirv-val: ${JSON.stringify(tool)}`)
  const verdicts = await tool.judgeAll(questions)
  tool.close()
  expect(verdicts).toHaveLength(count)
  const refused = verdicts.filter(({ kind }) => kind !== 'valid')
  expect(refused.length, JSON.stringify(refused[0])).toBeLessThanOrEqual(count / 1000)
})
