import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { mergeRunLogs } from '#runner/log/merge-run-logs'
import { byCase } from '#runner/log/run-log'
import { runLogText } from '#runner/log/write-run-log'
import { openRunLogFile, openRunLogFiles } from '#scripts/cli/input/read-run-log-files'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { header, loggedOracle, result, runLog } from '../runner/log/sample-log.ts'

const oracles = ['b@1', 'a@1'].map((name) => loggedOracle(name))

/** A shard whose results are in the order in which tools answered. */
function shard(index: number, names: readonly string[]) {
  const results = oracles.flatMap(({ name }) =>
    names.map((slug) => result(`SPV_TEST/one/${slug}`, name, 'agree')),
  )
  return runLog(header(oracles, index, 2), results)
}

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const folder = temporaryFolder()
const shards = [shard(1, ['z-1', 'c-1']), shard(2, ['d-1', 'a-1'])]
const [first = '', second = ''] = shards.map((log, index) =>
  written(`${index}.jsonl`, runLogText(log)),
)

it('openRunLogFiles opens shards as one run', async () => {
  const merged = mergeRunLogs(shards)
  const opened = await openRunLogFiles([second, first])
  if (isProblem(merged) || isProblem(opened)) throw new Error('not read')
  expect([...opened.results].map((row) => `${row.case} ${row.oracle}`).slice(0, 3)).toEqual([
    'SPV_TEST/one/a-1 a@1',
    'SPV_TEST/one/a-1 b@1',
    'SPV_TEST/one/c-1 a@1',
  ])
  expect({ ...opened, results: [...opened.results] }).toEqual(merged)
  expect([...opened.results]).toEqual(merged.results)
})

it('openRunLogFiles opens the log of a single shard', async () => {
  const opened = await openRunLogFile(first)
  if (isProblem(opened)) throw new Error('not read')
  expect(opened.header).toEqual(shards[0]?.header)
  expect([...opened.results]).toEqual(shards[0]?.results.toSorted(byCase))
})

it.each([
  ['a missing shard', [first], 'shard 2/2: is missing'],
  ['one shard twice', [first, first], 'shard 1/2: is duplicated'],
  [
    'two answers of one tool',
    [first, written('twice.jsonl', runLogText(shard(2, ['z-1'])))],
    'SPV_TEST/one/z-1: two shards contain an answer of a@1',
  ],
  [
    'a run that was cut off',
    [written('cut.jsonl', runLogText(shard(1, ['z-1'])).replace(/\{"kind":"footer".*/, ''))],
    'cut.jsonl: is an incomplete run: there is no footer, so it counts as failed',
  ],
])('openRunLogFiles refuses %s', async (_, files, message) => {
  const opened = await openRunLogFiles(files)
  expect(isProblem(opened) && opened.message.endsWith(message)).toBe(true)
})
