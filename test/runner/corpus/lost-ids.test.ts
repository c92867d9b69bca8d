import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type KnownIds, lostFrom, lostIds } from '#runner/corpus/lost-ids'
import { manifestIn } from '#runner/corpus/manifest-in'
import { chained } from '#runner/corpus/moved-cases'
import { movesIn, parsedRecords, recordsIn } from '#runner/corpus/moves-in'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { temporaryFolder } from './fake-corpus.ts'

const folder = join(packageRoot(), 'corpus')
const [first, second, third] = ['core/a/one-1', 'core/a/two-1', 'core/b/three-1'] as const

function knownNow(): KnownIds {
  const manifest = manifestIn(folder)
  if (manifest === undefined || isProblem(manifest)) throw new Error('there is no corpus')
  return { cases: manifest.cases.map(({ id }) => id), records: recordsIn(folder) }
}

/** The output of git; `undefined` if there is no git, or it fails. */
async function git(...args: readonly string[]): Promise<string | undefined> {
  const { exitCode, stdout } = await start(['git', ...args], {
    cwd: packageRoot(),
    quiet: true,
    nothrow: true,
  })
  return exitCode === 0 ? stdout : undefined
}

/** The part of a manifest that every version has. */
const storedSchema = z.looseObject({
  cases: z.record(z.string(), z.array(z.looseObject({ name: z.string() }))),
})

/** Ids that the corpus of a commit has; `undefined` where the commit is not there, as in a shallow clone. */
async function knownAt(commit: string): Promise<KnownIds | undefined> {
  const [manifest, records] = await Promise.all([
    git('show', `${commit}:corpus/manifest.json`),
    git('show', `${commit}:corpus/moved.json`),
  ])
  if (manifest === undefined) return undefined
  const stored = storedSchema.parse(JSON.parse(manifest))
  return {
    cases: Object.entries(stored.cases).flatMap(([rule, rows]) =>
      rows.map(({ name }) => `${rule}/${name}`),
    ),
    records: records === undefined ? {} : parsedRecords(records),
  }
}

/**
 * The commits that the ids are compared with: the last one, one from before any change that consists of several commits, and the
 * last tag.
 */
async function commits(): Promise<readonly string[]> {
  const tag = await git('describe', '--tags', '--abbrev=0')
  return ['HEAD', 'HEAD~30', ...(tag === undefined ? [] : [tag.trim()])]
}

describe('ids of cases', () => {
  it('exist as in earlier commits, or have a record in moved.json', async ({ skip }) => {
    if ((await git('rev-parse', '--git-dir')) === undefined)
      return skip('git is not there, or this is not a clone')
    const earlier = await Promise.all(
      (await commits()).map(async (commit) => [commit, await knownAt(commit)] as const),
    )
    const compared = earlier.filter((entry): entry is [string, KnownIds] => entry[1] !== undefined)
    // A shallow clone has HEAD alone.
    expect(compared.map(([commit]) => commit)).toContain('HEAD')
    const now = knownNow()
    for (const [commit, older] of compared) expect(lostIds(older, now), commit).toEqual([])
  })

  it('are reported if they disappear without a record', () => {
    const older = { cases: [first, second], records: { [third]: first } }
    expect(lostIds(older, { cases: [first], records: {} })).toEqual([second, third])
    expect(lostIds(older, { cases: [first], records: { [second]: first } })).toEqual([third])
    const records = { [second]: { gone: 'the sentence was withdrawn' }, [third]: first }
    expect(lostIds(older, { cases: [first], records })).toEqual([])
  })

  it('are reported if one of the committed corpus disappears', () => {
    const now = knownNow()
    const [planted = '', ...others] = now.cases
    expect(lostFrom(folder, others)).toEqual([planted])
    expect(lostFrom(folder, [planted, ...others])).toEqual([])
    expect(lostFrom(temporaryFolder(), [])).toEqual([])
  })
})

describe('records of ids that no longer exist', () => {
  it('have the reason why no case replaces them', () => {
    const other = temporaryFolder()
    mkdirSync(other, { recursive: true })
    const records = { [first]: second, [third]: { gone: 'the sentence was withdrawn' } }
    writeFileSync(join(other, 'moved.json'), JSON.stringify(records))
    expect(recordsIn(other)).toEqual(records)
    expect(movesIn(other)).toEqual({ [first]: second })
    expect(() => parsedRecords('{"a": {"gone": ""}}')).toThrow()
  })

  it('lead to the last case, and none is left out', () => {
    const gone = { gone: 'the sentence was withdrawn' }
    expect(chained({ [first]: second }, { [second]: third }, new Set([third]))).toEqual({
      [first]: third,
      [second]: third,
    })
    expect(chained({ [first]: second }, { [second]: gone }, new Set([third]))).toEqual({
      [first]: gone,
      [second]: gone,
    })
    expect(chained({ [first]: second }, {}, new Set([first]))).toEqual({})
  })
})
