import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { check } from '#runner/check/check'
import { chooseCases } from '#runner/check/choose-cases'
import type { Corpus } from '#runner/corpus/read-corpus'
import { directory } from '#runner/export/directory'
import { exportCorpus } from '#runner/export/export-corpus'
import { isProblem } from '#runner/is-problem'
import { run } from '#runner/process/run'
import { readInstalled } from '#runner/tools/installed'
import { toolDirectory } from '#runner/tools/tool-directory'
import { texts } from '#spec/texts'
import { fake } from '../../support/fake.ts'
import { oracle } from '../../support/tools.ts'
import { temporaryFolder } from '../corpus/fake-corpus.ts'
import { ownCorpus } from './exported.ts'

/**
 * A text that the validator knows well, without sentences that can be read two ways, and rules whose broken cases it
 * accepts.
 */
const choice = {
  rules: [
    'SPV_EXT_replicated_composites/*',
    '!SPV_EXT_replicated_composites/result-type-{has,is-not}-*',
    'SPV_KHR_constant_data/utf-*',
  ],
}
const part = { ...choice, sample: { part: 0.2, seed: 4 } }

let corpus: Corpus
let folder: string

function written(): string {
  const out = temporaryFolder()
  const made = exportCorpus(corpus, part, directory)
  if (isProblem(made)) throw new Error(made.message)
  for (const [path, content] of made.files) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), content)
  }
  return out
}

beforeAll(() => {
  corpus = ownCorpus()
  folder = written()
})

async function ask(...args: readonly string[]) {
  const answer = await run(['sh', join(folder, 'run.sh'), ...args], { timeoutMs: 50_000 })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  const lines = answer.stdout.split('\n').filter((line) => line !== '')
  return { ...answer, lines }
}

/** The findings of `check`, as the script prints them. */
async function checked(): Promise<readonly string[]> {
  const chosen = chooseCases(corpus.manifest.cases, part)
  const ids = new Set(chosen.flatMap(({ id, control }) => [id, control]))
  const tool = await oracle('spirv-val@testing')
  const log = await check({
    corpus,
    cases: corpus.manifest.cases.filter(({ id }) => ids.has(id)),
    tools: [tool],
    texts,
    expectations: new Map(),
    about: { suite: corpus.manifest.suite, shard: { index: 1, count: 1 }, selection: {} },
    jobs: 2,
  })
  tool.close()
  if (isProblem(log)) throw new Error(log.message)
  const wrong = ['crash', 'timeout', 'false-accept', 'false-reject']
  return log.results.flatMap((result) =>
    result.answers
      .filter(({ outcome }) => wrong.includes(outcome))
      .map(({ outcome, environment }) => `${outcome} ${environment} ${result.case}`),
  )
}

describe('the exported shell script', () => {
  it('reports what check reports, with the real spirv-val', async () => {
    const { testing } = readInstalled(toolDirectory())?.suites ?? {}
    const wrapper = testing?.programs['spirv-val']?.wrapper
    const tool = join(toolDirectory(), wrapper ?? '')
    const expected = await checked()
    expect(expected.length).toBeGreaterThan(1)
    const { lines, exitCode, stderr } = await ask(tool, '--target-env', '{env}', '{file}')
    expect([...lines].sort()).toEqual([...expected].sort())
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^SPV_EXT_replicated_composites: (\d+) of \1 agree$/m)

    const known = join(folder, 'known')
    writeFileSync(known, lines.join('\n'))
    const again = await ask('--known', known, tool, '--target-env', '{env}', '{file}')
    expect(again).toMatchObject({ lines: [], exitCode: 0 })
  })

  it('credits no invalid case to a tool that refuses everything, and blames a tool that accepts everything', async () => {
    const refusing = await ask(fake('always-rejects'), '{file}')
    expect(refusing.lines.length).toBeGreaterThan(5)
    expect(refusing.lines.filter((line) => !line.startsWith('false-reject '))).toEqual([])
    expect(refusing.stderr).toMatch(/: 0 of \d+ agree, \d+ false-reject, \d+ inconclusive/)
    const accepting = await ask(fake('always-accepts'), '{file}')
    expect(accepting.lines.length).toBeGreaterThan(5)
    expect(accepting.lines.filter((line) => !line.startsWith('false-accept '))).toEqual([])
  })

  it('distinguishes a crash from a refusal', async () => {
    const { lines } = await ask(fake('crashes'), '{file}')
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => !line.startsWith('crash '))).toEqual([])
  })

  it('says when it cannot be run', async () => {
    const { exitCode, stderr } = await ask('/nowhere/validator', '{file}')
    expect(stderr).toMatch('no such program')
    expect(exitCode).toBe(2)
    expect((await ask('--known', '/nowhere')).exitCode).toBe(2)
  })
})
