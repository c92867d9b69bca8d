import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answersFile, mutantLine, readAnswers } from '#scripts/dev/mutants/answers'

const mutant = {
  number: 1,
  file: 'reference/x.ts',
  line: 7,
  source: 'if (a && b) return `c`',
  change: '&& becomes ||',
  expression: 'a && b',
}

it('each answer of the list of mutants names an existing test, or a reason', () => {
  const answers = [...readAnswers(readFileSync(answersFile, 'utf8')).values()]
  expect(answers.length).toBeGreaterThan(50)
  const tests = answers.flatMap(({ kind, by: killers }) => (kind === 'killed' ? killers : []))
  expect([...new Set(tests)].filter((path) => !existsSync(path))).toEqual([])
  expect(answers.filter(({ by: killers }) => killers.length < 10)).toEqual([])
})

it('a mutant is found if its line has moved, and not if the line has another text', () => {
  const answers = readAnswers(`# list\n${mutantLine(mutant)}: equivalent: nobody asks\n`)
  expect([...answers.values()]).toEqual([{ kind: 'equivalent', by: 'nobody asks' }])
  const names = (change: Partial<typeof mutant>) =>
    [...readAnswers(`${mutantLine({ ...mutant, ...change })}: test/x.test.ts\n`).keys()][0] ?? ''
  expect(answers.has(names({ line: 9 }))).toBe(true)
  expect(answers.has(names({ source: 'if (a && b) return' }))).toBe(false)
  expect(answers.has(names({ expression: 'b && a' }))).toBe(false)
})

it('a line of the list of mutants without an answer leads to an error that names it', () => {
  expect(() => readAnswers(`# list\n${mutantLine(mutant)}: open\n`)).toThrow(`${answersFile}:2: `)
  expect(() => readAnswers(mutantLine(mutant))).toThrow(`${answersFile}:1: `)
})
