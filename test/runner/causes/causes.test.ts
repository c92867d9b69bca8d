import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Causes, causesSchemaText } from '#runner/causes/cause'
import { causeFaults } from '#runner/causes/cause-faults'
import { causesOf, readCauses } from '#runner/causes/read-causes'
import { recordedAnswers, recordedTools } from '#runner/causes/recorded'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { type Expectations, expectationsSchema } from '#runner/expectations/expectations'
import { staleCauses } from '#runner/expectations/stale'
import { isProblem } from '#runner/is-problem'
import type { Footer } from '#runner/log/run-log'
import { packageRoot } from '#runner/package-root'
import { knownResults } from '#runner/results/known-results'
import { smallCorpus } from '../../support/small-corpus.ts'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  return undefined
}

const corpus = join(packageRoot(), 'corpus')
const files = readdirSync(join(corpus, 'expectations')).filter((name) => name.endsWith('.json'))

function expectationsIn(file: string): Expectations {
  return expectationsSchema.parse(
    JSON.parse(readFileSync(join(corpus, 'expectations', file), 'utf8')),
  )
}

describe('recorded causes', () => {
  it('have expectations of several tools', () => {
    expect(files.length).toBeGreaterThan(5)
  })

  it.each(files)('say what must be mended for every entry of %s', (file) => {
    const tool = basename(file, '.json')
    const results = knownResults(corpus, tool)
    if (isProblem(results)) throw new Error(results.message)
    const entries = [...expectationsIn(file).entries, ...results]
    expect(causeFaults(tool, entries, causesOf(corpus, tool))).toEqual([])
  })

  // For other tools the verdict is not in question, but their treatment of a valid module.
  it('are not open if the text decides the case', () => {
    const recorded = recordedTools(corpus)
    const read = readCorpus(corpus, assembleText)
    if (isProblem(recorded) || isProblem(read)) throw new Error('no corpus')
    const validator = recorded.find(({ tool }) => tool === 'spirv-val')
    if (validator === undefined) throw new Error('spirv-val has no causes')
    const entries = validator.entries.filter(
      ({ cause = '' }) => validator.causes[cause]?.kind === 'open',
    )
    const answers = recordedAnswers({ ...validator, entries }, read.manifest.cases)
    const disputed = new Set(answers.map((answer) => `${answer.case} ${answer.environment}`))
    expect(disputed.size).toBeGreaterThan(20)
    // In a further environment the text of the client may be in question, and not that of the case.
    const certain = read.manifest.cases.filter(
      ({ id, confidence, environments: [first] }) =>
        confidence === 'certain' && disputed.has(`${id} ${first}`),
    )
    expect(certain.map(({ id }) => id)).toEqual([])
  })

  it('are none of a corpus without expectations', () => {
    expect(recordedTools(smallCorpus())).toEqual([])
  })

  it('are absent for tools without expectations', () => {
    expect(files).toEqual(expect.arrayContaining(readdirSync(join(corpus, 'causes'))))
  })

  it('have a schema beside that of the manifest', () => {
    expect(readFileSync(join(corpus, 'causes.schema.json'), 'utf8')).toBe(causesSchemaText())
  })
})

describe('causeFaults', () => {
  const causes: Causes = {
    $schema: '../causes.schema.json',
    tool: 'mine',
    measured: ['1', '2', '3'],
    causes: {
      old: {
        summary: 'Accepts it.',
        section: '1',
        kind: 'bug',
        severity: 'accepts-invalid',
        versions: { until: '2', seen: ['1', '2'] },
        links: [],
      },
    },
  }
  const entry = { rules: ['a/b'], outcome: 'false-accept', reason: 'does so' } as const

  it.each([
    ['an entry without a cause', { ...entry, versions: { until: '2' } }, /names no cause; add/],
    ['an unknown cause', { ...entry, cause: 'new' }, /has no cause new/],
  ])('reports %s, and a cause that no entry names', (_, more, what) => {
    expect(causeFaults('mine', [more], causes)).toEqual([
      expect.stringMatching(what),
      expect.stringMatching(/old: no entry names this cause/),
    ])
  })

  it('reports versions that the entries do not show', () => {
    expect(causeFaults('mine', [{ ...entry, cause: 'old' }], causes)).toEqual([
      expect.stringMatching(/old: by its entries, versions is \{"seen":\["1","2","3"\]\}/),
    ])
  })

  it('reports nothing about complete records', () => {
    const older = { ...entry, cause: 'old', versions: { until: '2' } }
    expect(causeFaults('mine', [older], causes)).toEqual([])
  })
})

describe('causesOf', () => {
  const cause = {
    summary: 'Accepts it.',
    section: '1',
    kind: 'bug',
    severity: 'accepts-invalid',
    versions: { seen: ['1'] },
    links: ['https://example.org/issues/1'],
  }
  const folder = temporaryFolder()
  const ofFiles = (files: Readonly<Record<string, Readonly<Record<string, object>>>>) => {
    const corpus = mkdtempSync(join(folder, 'corpus-'))
    mkdirSync(join(corpus, 'causes'))
    for (const [tool, causes] of Object.entries(files))
      writeFileSync(
        join(corpus, 'causes', `${tool}.json`),
        JSON.stringify({ $schema: '../causes.schema.json', tool, measured: ['1'], causes }),
      )
    return corpus
  }

  it('reads a fault that is shared by causes of several tools', () => {
    const corpus = ofFiles({
      anv: { first: cause, second: { ...cause, shared: 'anv/first' } },
      radv: { first: { ...cause, shared: 'anv/first' } },
    })
    expect(causesOf(corpus, 'radv')?.causes['first']?.shared).toBe('anv/first')
    expect(causesOf(corpus, 'anv')?.causes['second']?.shared).toBe('anv/first')
  })

  it.each([
    [
      'a tool without causes',
      'radv/first',
      /joins radv\/first, but corpus\/causes\/radv\.json has/,
    ],
    [
      'an unknown cause',
      'anv/none',
      /joins anv\/none, but corpus\/causes\/anv\.json has no cause none/,
    ],
    ['a name of JavaScript', 'anv/constructor', /has no cause constructor/],
    [
      'a cause that joins another',
      'anv/second',
      /joins anv\/second, which joins anv\/first itself/,
    ],
    ['itself', 'anv/third', /joins anv\/third, which joins anv\/third itself/],
    ['no tool', 'first', /expected a tool and the id of one of its causes/],
    ['another folder', '../first', /expected a tool and the id of one of its causes/],
  ])('refuses a cause that joins %s, with file and id', (_, shared, why) => {
    const corpus = ofFiles({
      anv: { first: cause, second: { ...cause, shared: 'anv/first' }, third: { ...cause, shared } },
    })
    const expected = { code: 'bad-causes', message: expect.stringMatching(why) }
    expect(thrownBy(() => causesOf(corpus, 'anv'))).toMatchObject(expected)
    const place = { message: expect.stringMatching(/causes.anv\.json: causes\.third\.shared: /) }
    expect(thrownBy(() => causesOf(corpus, 'anv'))).toMatchObject(place)
  })

  it.each([
    '#123',
    'github.com/a/b/issues/1',
    'ftp://example.org/1',
    'https:example.org',
    'https://x',
    ' https://example.org/1',
    'https://example.org/1 and 2',
    '',
  ])('refuses the link %o, with file and id', (link) => {
    const corpus = ofFiles({ anv: { first: { ...cause, links: [cause.links[0], link] } } })
    expect(thrownBy(() => causesOf(corpus, 'anv'))).toMatchObject({
      message: expect.stringMatching(
        /causes.anv\.json: causes\.first\.links\.1: "[^"]*" is not an address/,
      ),
    })
  })
})

describe('staleCauses', () => {
  const used = { oracle: 'o', covers: 2, asked: 2, explains: 0 }
  const unnamed = (expectations: Footer['expectations']) =>
    staleCauses({ kind: 'footer', results: 0, totals: {}, expectations, stopped: false })

  it('lists causes whose entries explain nothing', () => {
    expect(
      unnamed([
        { ...used, entry: 'a', cause: 'gone' },
        { ...used, entry: 'b', cause: 'gone' },
        { ...used, entry: 'c', cause: 'there' },
        { ...used, entry: 'd', cause: 'there', explains: 1 },
        { ...used, entry: 'e', cause: 'not-asked', asked: 1 },
        { ...used, entry: 'f' },
      ]),
    ).toEqual([{ oracle: 'o', cause: 'gone' }])
  })
})

describe('readCauses', () => {
  it.each([
    ['text', 'no'],
    ['another object', '{}'],
    [
      'an id in upper case',
      '{"$schema":"../causes.schema.json","tool":"x","measured":["1"],"causes":{"A":{}}}',
    ],
  ])('refuses %s', (_, text) => {
    expect(isProblem(readCauses(text, 'x.json'))).toBe(true)
  })
})
