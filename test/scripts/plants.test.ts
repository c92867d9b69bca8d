import { describe, expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { measureCheck } from '#scripts/dev/plants/measure-check'
import { miscompilers } from '#scripts/dev/plants/miscompilers/miscompilers'
import { right, type ValidatorPlant } from '#scripts/dev/plants/plant'
import { plantedValidator, rightReference } from '#scripts/dev/plants/planted-validator'
import { programs } from '#scripts/dev/plants/validators/programs'
import { validators } from '#scripts/dev/plants/validators/validators'

it('every faulty tool has a name and a fault that no other has', () => {
  const all = [...validators, ...programs, ...miscompilers]
  expect(validators.length + programs.length).toBeGreaterThanOrEqual(40)
  expect(miscompilers.length).toBeGreaterThanOrEqual(20)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ summary }) => summary)).size).toBe(all.length)
})

describe('check finds a faulty validator in few cases', () => {
  const opened = readCorpus(`${packageRoot()}/corpus`, assembleText)
  if (isProblem(opened)) throw new Error(opened.message)
  const corpus = opened
  const reference = rightReference()
  const asked = (plant: ValidatorPlant, rule: string) =>
    measureCheck(
      plantedValidator({ ...plant, around: 'reference' }, reference),
      corpus,
      corpus.manifest.cases.filter((filed) => filed.rule === rule),
    )

  it.each([
    ['opengl', 'core/entry-block-not-target'],
    ['two-decorations', 'core/memory-decoration-object'],
    ['long-names', 'core/id-defined'],
    ['smallest-number', 'core/integer-arithmetic-operand'],
  ])('%s, and no fault in the right one', async (name, rule) => {
    const plant = validators.find((each) => each.name === name)
    if (plant === undefined) throw new Error(`no plant is named ${name}`)
    expect(await asked(plant, rule)).toMatchObject({ isFound: true })
    expect(await asked(right, rule)).toMatchObject({ isFound: false, found: '' })
  })
})
