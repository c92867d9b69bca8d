import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createValidator } from '#reference/validate'
import { assembleText } from '#runner/corpus/assembly'
import { corpusAt } from '#runner/corpus/corpus-at'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { limitsOf } from '#runner/limits/limits-of'
import { packageRoot } from '#runner/package-root'
import { revisionsNamed } from '#scripts/cli/options/revision-option'
import { environmentByName } from '#spec/environments'

const found = readCorpus(join(packageRoot(), 'corpus'), assembleText)
if (isProblem(found)) throw new Error(found.message)
const newest = found
const revisions = revisionsNamed(['first'])
if (isProblem(revisions)) throw new Error(revisions.message)
const first = corpusAt(newest, revisions)

/** Among the cases about which all versions agree, one of this many is judged here. */
const part = 60

describe('the first publication of every text', () => {
  it('is selected by one word', () => {
    expect(revisions).toMatchObject({
      SPV_KHR_untyped_pointers: '2024-07-17',
      'NonSemantic.ClspvReflection': '2023-10-18',
    })
    expect(
      first.manifest.texts.find(({ name }) => name === 'SPV_KHR_untyped_pointers')?.revision,
    ).toBe(1)
  })

  it('expects other answers of many cases, which stay in the corpus', () => {
    const other = first.manifest.cases.filter(
      ({ expect: expected }, index) => expected !== newest.manifest.cases[index]?.expect,
    )
    expect(other.length).toBeGreaterThan(400)
    expect(corpusAt(newest, {})).toBe(newest)
  })

  it('is the version that the reference follows by --revision first', () => {
    const [lenient, strict] = [false, true].map((open) => createValidator({ revisions, open }))
    const judged = first.manifest.cases.filter(
      (filed, index) => filed.revisions !== undefined || index % part === 0,
    )
    expect(judged.length).toBeGreaterThan(800)
    const wrong = judged.flatMap((filed) => {
      const read = first.read(filed)
      const environment = environmentByName(filed.environments[0] ?? '')
      if (isProblem(read) || environment === undefined) return [filed.id]
      // The fault is in octets beyond the words that this judge is given.
      if (read.octets !== undefined) return []
      const kinds = [lenient, strict].map((judge) => {
        const kind = judge?.(read.words, environment, limitsOf(filed)).kind
        // An instruction that the text does not have yet makes no module valid.
        return kind === 'unsupported' ? 'invalid' : kind
      })
      const claimed = kinds[0] === kinds[1] ? kinds[0] : 'either'
      // A sentence that can be read two ways in every version leaves both answers open.
      const open = filed.expect === 'either' && filed.revisions === undefined
      return open || claimed === filed.expect
        ? []
        : [`${filed.id}: ${filed.expect}, the reference says ${claimed}`]
    })
    expect(wrong).toEqual([])
  })
})
