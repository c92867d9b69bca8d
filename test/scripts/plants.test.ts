import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { measureCheck } from '#scripts/dev/plants/measure-check'
import type { Measured } from '#scripts/dev/plants/measured'
import { openRows } from '#scripts/dev/plants/measured-rows'
import { miscompilers } from '#scripts/dev/plants/miscompilers/miscompilers'
import { right, type ValidatorPlant } from '#scripts/dev/plants/plant'
import { plantedValidator, surveyed } from '#scripts/dev/plants/planted-validator'
import { rightReference } from '#scripts/dev/plants/right-validator'
import { programs } from '#scripts/dev/plants/validators/programs'
import { validators } from '#scripts/dev/plants/validators/validators'
import { environmentByName } from '#spec/environments'

it('every faulty tool has a name and a fault that no other has', () => {
  const all = [...validators, ...programs, ...miscompilers]
  expect(validators.length + programs.length).toBeGreaterThanOrEqual(40)
  expect(miscompilers.length).toBeGreaterThanOrEqual(20)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ summary }) => summary)).size).toBe(all.length)
})

it('faults that no case shows to check are those of a stream and of limits that nothing sets', () => {
  const unseen = programs.filter(({ unseenByCheck }) => unseenByCheck !== undefined)
  expect(unseen.map(({ name }) => name)).toEqual(['other-stream', 'limit-by-one'])
})

describe('check finds a faulty validator in few cases', () => {
  const opened = readCorpus(`${packageRoot()}/corpus`, assembleText)
  if (isProblem(opened)) throw new Error(opened.message)
  const corpus = opened
  const asked = async (plant: ValidatorPlant, rule: string) =>
    measureCheck(
      plantedValidator({ ...plant, around: 'reference' }, await rightReference()),
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

it('answers of all steady plants at once are those of each by itself', async () => {
  const opened = readCorpus(`${packageRoot()}/corpus`, assembleText)
  if (isProblem(opened)) throw new Error(opened.message)
  const questions = opened.manifest.cases
    .filter(({ rule }) => rule.startsWith('core/switch-') || rule.startsWith('core/entry-point'))
    .flatMap((filed) => {
      const read = opened.read(filed)
      if (isProblem(read)) throw new Error(read.message)
      const environments = filed.environments.flatMap((name) => environmentByName(name) ?? [])
      return environments.map((environment) => ({ module: read.words, environment }))
    })
  const reference = await rightReference()
  const steady = validators.filter(
    ({ around, isSteady }) => around === 'reference' && isSteady === true,
  )
  const wrongAnswers = surveyed(steady, reference)
  const rightAnswers = await reference.answers(questions)
  const wrong = new Set<string>()
  for (const plant of steady) {
    const alone = await plantedValidator(plant, reference).judgeAll(questions)
    const together = await plantedValidator(plant, reference, wrongAnswers).judgeAll(questions)
    expect(together, plant.name).toStrictEqual(alone)
    if (alone.some((verdict, index) => verdict !== rightAnswers[index])) wrong.add(plant.name)
  }
  expect(wrong.size).toBeGreaterThanOrEqual(5)
})

describe('rows of a table that grows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const row = (plant: string, command: Measured['command']): Measured => ({
    ...{ plant, summary: '', command, isFound: true, seconds: 1, whole: 2, found: '', line: '' },
  })

  it('a run that goes on has those that every shard wrote, without a line that was cut off', () => {
    openRows(folder, '1', false).add(row('first', 'check --results'))
    openRows(folder, '2', false).add(row('second', 'fuzz'))
    appendFileSync(join(folder, '2.jsonl'), '{"plant":"third"')
    const rows = openRows(folder, '1', true)
    expect(rows.all()).toStrictEqual([row('first', 'check --results'), row('second', 'fuzz')])
    expect(rows.has('first', 'check')).toBe(true)
    expect(rows.has('first', 'fuzz')).toBe(false)
    expect(rows.has('second', 'fuzz')).toBe(true)
  })

  it('a row after one that was cut off is a line of its own', () => {
    openRows(folder, '2', true).add(row('fourth', 'check'))
    expect(openRows(folder, '2', true).has('fourth', 'check')).toBe(true)
  })

  it('a run that begins again forgets those of its shard', () => {
    expect(openRows(folder, '1', false).all()).toStrictEqual([])
    expect(openRows(folder, '3', true).has('first', 'check')).toBe(false)
  })
})
