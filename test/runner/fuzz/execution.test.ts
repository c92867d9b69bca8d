import { expect, it } from 'vitest'
import { drawnChoices } from '#generators/drive/answered-choices'
import { randomProgram } from '#generators/programs/random-program'
import { encode } from '#generators/words/encode'
import { validate } from '#reference/validate'
import { randomOf } from '#runner/fuzz/make/random'
import { observeExecution } from '#runner/fuzz/observe/observe-execution'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { plantedDevice } from '../../support/planted-device.ts'
import { faults } from '../../support/wrong-optimisers.ts'

const asked = Array.from({ length: 40 }, (_, n) => {
  const words = encode(randomProgram(drawnChoices(randomOf(17, n)), 10))
  return { words, environment: newestEnvironment, judge: validate(words, newestEnvironment) }
})

it('a campaign finds nothing wrong with a device that runs modules as they are', async () => {
  const seen = await observeExecution(
    plantedDevice((module) => module),
    asked,
  )
  expect(seen.map(({ disagreement }) => disagreement)).toEqual(asked.map(() => undefined))
  expect(seen.filter(({ kind }) => kind === 'output').length).toBeGreaterThan(asked.length / 2)
})

it('a campaign finds a device that swaps the operands of subtractions', async () => {
  const fault = faults['swaps the operands of a subtraction']
  if (fault === undefined) throw new Error('no such fault')
  const seen = await observeExecution(plantedDevice(fault), asked)
  const outcomes = seen.flatMap(({ disagreement }) => disagreement?.outcome ?? [])
  expect(outcomes.length).toBeGreaterThan(0)
  expect(new Set(outcomes)).toEqual(new Set(['wrong-result']))
})
