import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toAssembly } from '#runner/corpus/assembly'
import { corpusFiles } from '#runner/corpus/corpus-files'
import { disagreementLine } from '#runner/corpus/disagreement-line'
import { drift } from '#runner/corpus/drift'
import { followedTexts } from '#runner/corpus/followed-texts'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { suite } from '#runner/suite'
import { madeCorpus } from '../support/made-corpus.ts'

const folder = join(packageRoot(), 'corpus')

describe('the corpus', () => {
  it('has no case about which maker and judge disagree', () => {
    expect(madeCorpus.cases.length).toBeGreaterThan(0)
    expect(madeCorpus.disagreements.map(disagreementLine)).toEqual([])
  })

  it('is equal to the committed one, file by file', () => {
    const files = corpusFiles(
      madeCorpus.cases,
      { suite: suite(), texts: followedTexts() },
      toAssembly,
    ).texts
    expect(drift(folder, files, () => true)).toEqual([])
  })

  it('shows every way of breaking a rule, despite the ceilings', () => {
    const left = madeCorpus.counts.filter(({ missed }) => missed.length > 0)
    expect(left.map(({ rule, missed }) => `${rule}: ${missed.join('; ')}`)).toEqual([])
  })

  it('has a reason for every expected disagreement', () => {
    const tools = ['spirv-val', 'spirv-as', 'spirv-dis']
    const found = expectationsOf(tools, join(folder, 'expectations'), [], 'read')
    if (isProblem(found)) throw new Error(found.message)
    expect(found.size).toBe(tools.length)
  })

  it('is described for readers who do not know TypeScript', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const stored: { readonly defaults: object; readonly cases: Record<string, object[]> } =
      JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    const fields = new Set(Object.values(stored.cases).flatMap((rows) => rows.flatMap(Object.keys)))
    expect([...fields]).toContain('sha256')
    for (const field of [...fields, ...Object.keys(stored.defaults)])
      expect(readme).toContain(`| \`${field}\` |`)
  })
})
