import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers, setAnswer } from '#reference/answers'
import { selectedRows } from '#reference/selected-rows'

/** The answers to 40 questions of which these are yes. */
function yes(...questions: readonly number[]): Answers {
  const answers = noAnswers(40)
  for (const n of questions) setAnswer(answers, n)
  return answers
}

/** Questions whose answers are in one word, and in two. */
describe.each([
  ['one word', 0, 1, 2],
  ['two words', 5, 37, 31],
])('selectedRows, with answers in %s', (_, first, second, other) => {
  const rows = [
    { row: 'always', asked: yes(), silent: yes() },
    { row: 'first', asked: yes(first), silent: yes() },
    { row: 'first and second', asked: yes(first, second), silent: yes() },
    { row: 'not the first', asked: yes(), silent: yes(first) },
  ]

  it('gives the rows whose answers are all as they want them', () => {
    const select = selectedRows(rows)
    expect(select(yes())).toEqual(['always', 'not the first'])
    expect(select(yes(first))).toEqual(['always', 'first'])
    expect(select(yes(second))).toEqual(['always', 'not the first'])
    expect(select(yes(first, second))).toEqual(['always', 'first', 'first and second'])
  })

  it('gives the same list for answers that differ in what does not matter', () => {
    const select = selectedRows(rows)
    expect(select(yes(first, other))).toBe(select(yes(first)))
    expect(select(yes(first, second))).not.toBe(select(yes(first)))
  })
})

describe('selectedRows', () => {
  it('is right however many answers it was asked for', () => {
    const questions = Array.from({ length: 12 }, (_, n) => 3 * n)
    const select = selectedRows(questions.map((n) => ({ row: n, asked: yes(n), silent: yes() })))
    for (let round = 0; round < 2; round++)
      for (let bits = 0; bits < 4096; bits++) {
        const wanted = questions.filter((_, n) => (bits & (1 << n)) !== 0)
        expect(select(yes(...wanted))).toEqual(wanted)
      }
  })
})
