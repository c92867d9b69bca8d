import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportCorpus } from '#runner/export/export-corpus'
import { exporters } from '#runner/export/exporters'
import { kit } from '#runner/export/kit'
import { knownAnswers } from '#runner/export/known-answers'
import { isProblem } from '#runner/is-problem'
import type { Result } from '#runner/log/run-log'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'
import { ownCorpus } from './exported.ts'

const oracles = ['reference', 'one@1', 'two@1'].map((name) => loggedOracle(name))

/** The result of a tool that is recorded to answer so in some runs only. */
function inSomeRuns(usual: Result): Result {
  return { ...usual, answers: usual.answers.map((answer) => ({ ...answer, sometimes: true })) }
}

describe('knownAnswers', () => {
  const log = runLog(header(oracles), [
    result('SPV_TEST/one/x-1', 'one@1', 'false-accept', 'explained or not'),
    result('SPV_TEST/one/y-1', 'one@1', 'agree'),
    result('SPV_TEST/one/y-1', 'two@1', 'crash'),
    inSomeRuns(result('SPV_TEST/one/z-1', 'one@1', 'crash')),
  ])

  it('are the disagreements of one tool, by environment', () => {
    const known = knownAnswers(log, 'one@1')
    if (isProblem(known)) throw new Error(known.message)
    expect(known('SPV_TEST/one/x-1', 'spv1.6')).toBe(true)
    expect(known('SPV_TEST/one/x-1', 'spv1.5')).toBe(false)
    expect(known('SPV_TEST/one/y-1', 'spv1.6')).toBe(false)
    // A test that is expected to fail would pass in most runs.
    expect(known('SPV_TEST/one/z-1', 'spv1.6')).toBe(false)
  })

  it('need a name if there are several tools, and one that is part of the run', () => {
    expect(knownAnswers(log, undefined)).toMatchObject({
      code: 'no-such-tool',
      hint: '--known-tool one@1, or two@1',
    })
    expect(knownAnswers(log, 'three@1')).toMatchObject({ message: /three@1/ })
    const single = runLog(header(oracles.slice(0, 2)), [])
    expect(knownAnswers(single, undefined)).toBeTypeOf('function')
  })
})

describe('exports with known disagreements', () => {
  const corpus = ownCorpus()
  const rule = 'SPV_KHR_constant_data/data-has-a-word'
  const [filed] = corpus.manifest.cases.filter(
    (entry) => entry.rule === rule && entry.expect === 'invalid',
  )

  function marked(format: string, mark: RegExp): readonly (readonly [string, number])[] {
    const exporter = exporters[format]
    if (exporter === undefined) throw new Error(`${format}: no such form`)
    const made = exportCorpus(corpus, { rules: [rule] }, exporter, (id) => id === filed?.id)
    if (isProblem(made)) throw new Error(made.message)
    expect(made.known).toBe(1)
    return [...made.files].flatMap(([path, text]) => {
      const count = String(text).match(mark)?.length ?? 0
      return count === 0 ? [] : [[path, count] as const]
    })
  }

  it('mark a test that lit expects to fail, and counts as such', () => {
    expect(marked('lit', /^; XFAIL: \*$/gm)).toEqual([[filed?.file, 1]])
    expect(marked('lit', /^1 tests are `XFAIL`/gm)).toEqual([['README.md', 1]])
  })

  it('mark answers in a kit that a tool gives in some runs only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'known-'))
    try {
      const entry = {
        versions: { since: '9', until: '9' },
        cases: [filed?.id],
        reason: 'reads memory that it freed',
      }
      const entries = [
        { ...entry, outcome: 'crash', sometimes: true, cause: 'freed' },
        { ...entry, outcome: 'false-accept', cause: 'unread' },
      ]
      mkdirSync(join(folder, 'expectations'))
      const file = join(folder, 'expectations/spirv-val.json')
      writeFileSync(file, JSON.stringify({ tool: 'spirv-val', entries }))
      const made = exportCorpus({ ...corpus, folder }, { rules: [rule] }, kit)
      if (isProblem(made)) throw new Error(made.message)
      const [, ...rows] = String(made.files.get('known/spirv-val-9.tsv')).trim().split('\n')
      const answers = rows.map((row) => row.split('\t'))
      expect(new Set(answers.map(([id]) => id))).toEqual(new Set([filed?.id]))
      expect(new Set(answers.map(([, , outcome, , runs]) => `${outcome} ${runs}`))).toEqual(
        new Set(['crash some', 'false-accept every']),
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
