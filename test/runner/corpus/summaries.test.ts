import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressOf } from '#runner/address-of'
import type { FiledCase } from '#runner/corpus/manifest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { ruleById } from '#spec/texts'

const folder = join(packageRoot(), 'corpus')

/** Ids in a text, strings excepted: a format string has percent signs of its own. */
function idsIn(text: string): ReadonlySet<string> {
  return new Set(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/%\w+/g))
}

/** Ids of a file: those of its assembly, or the words that may be one. */
function idsOfFile(file: string, body: string): ReadonlySet<string> {
  if (file.endsWith('.spvasm')) return idsIn(body)
  const words = body.match(/\b0x[\da-f]{8}\b/g) ?? []
  return new Set(words.map((word) => `%${Number(word)}`))
}

/** Ids in the summary of a case that its file does not have. */
function foreignIds(summary: string, file: string, body: string): readonly string[] {
  const named = [...idsIn(summary)]
  if (named.length === 0) return []
  const ids = idsOfFile(file, body)
  return named.filter((id) => !ids.has(id))
}

function casesOfCorpus(): readonly FiledCase[] {
  const manifest = manifestIn(folder)
  if (manifest === undefined || isProblem(manifest)) throw new Error('there is no corpus')
  return manifest.cases
}

function headerAndBody({ file }: FiledCase): readonly [header: string, body: string] {
  const text = readFileSync(join(folder, file), 'utf8')
  const end = text.indexOf('\n\n')
  return [text.slice(0, end), text.slice(end + 2)]
}

describe('summaries of cases', () => {
  it('name no id that the file of their case lacks', () => {
    const cases = casesOfCorpus()
    expect(cases.length).toBeGreaterThan(0)
    const named = cases.filter(({ summary }) => idsIn(summary).size > 0)
    expect(named.length).toBeGreaterThan(cases.length / 3)
    const foreign = named.flatMap((subject) => {
      const ids = foreignIds(subject.summary, subject.file, headerAndBody(subject)[1])
      return ids.length === 0 ? [] : [`${subject.id}: ${ids.join(' ')}`]
    })
    expect(foreign).toEqual([])
  })

  it('are found if they name an id that the file lacks', () => {
    const body = '%2 = OpTypeInt 32 0\n%3 = OpString "%pointer"\n'
    const summary = 'Value is %pointer instead of %2'
    expect(foreignIds(summary, 'a.spvasm', body)).toEqual(['%pointer'])
    expect(foreignIds('Value is %9, not %2', 'a.spvhex', '0x00000002')).toEqual(['%9'])
  })

  it('are short enough to read for invalid cases', () => {
    const long = casesOfCorpus().filter(({ summary }) => summary.length > 1000)
    expect(long.map(({ id }) => id)).toEqual([])
  })
})

describe('the header of a case', () => {
  it('has the requirement of its rule, the section and the anchor at which it is published', () => {
    const byRule = new Map(casesOfCorpus().map((subject) => [subject.rule, subject]))
    expect(byRule.size).toBeGreaterThan(1000)
    for (const subject of byRule.values()) {
      const rule = ruleById(subject.rule)
      expect(rule).toBeDefined()
      const [header] = headerAndBody(subject)
      const address = addressOf(rule?.text ?? '', rule?.section ?? '', rule?.vuids?.[0])
      expect(address).toMatch(/^https:.*\.html#./)
      const lines = [
        `; requirement: ${rule?.summary}`,
        `; section: ${rule?.section}`,
        `; link: ${address}`,
      ]
      expect(header).toContain(`\n${lines.join('\n')}\n`)
    }
  })
})
