import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { readResults } from '#runner/results/read-results'
import { smallCorpus } from '../../support/small-corpus.ts'

const description = {
  id: 'core/OpNop/nothing',
  summary: 'nothing',
  entryPoint: 'main',
  dispatch: [1, 1, 1],
  input: {},
  expected: {},
}

/** The cases with results of a corpus with these files of one case. */
function read(files: Readonly<Record<string, string>>) {
  const folder = smallCorpus()
  mkdirSync(join(folder, 'results/core/OpNop'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'results/core/OpNop', name), text)
  const corpus = readCorpus(folder, assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return readResults(corpus)
}

it('readResults reads a case by its description and the module beside it', () => {
  const text = JSON.stringify(description)
  expect(read({ 'nothing.run.json': text, 'nothing.spvasm': 'OpNop\n' })).toMatchObject([
    { id: description.id, rule: 'core/OpNop', environments: ['spv1.6', 'vulkan1.4'] },
  ])
  expect(read({})).toEqual([])
})

it.each([
  ['{', /nothing\.run\.json: SyntaxError/],
  ['{}', /nothing\.run\.json: .*expected string.*id/],
])('readResults names the fault of %s', (text, words) => {
  const problem = read({ 'nothing.run.json': text, 'nothing.spvasm': 'OpNop\n' })
  expect(problem).toMatchObject({ kind: 'problem', code: 'bad-result' })
  expect(isProblem(problem) && problem.message).toMatch(words)
})
