import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import type { Result, RunLog } from '#runner/log/run-log'
import { figures } from '#runner/report/figures'
import { materialOf } from '#runner/report/material-of'
import { summary } from '#runner/report/summary'
import { ending, terminal } from '#runner/report/terminal'
import { reportText } from '../../support/report-text.ts'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'
import { largeRun } from '../pages/page-run.ts'

const plain = picocolors.createColors(false)
const oracles = [loggedOracle('spirv-val@stable'), loggedOracle('spirv-val@testing', '2026.4')]
const [stable = '', testing = ''] = oracles.map(({ name }) => name)

const results: readonly Result[] = [
  result('SPV_TEST/one/valid-1', stable, 'agree'),
  result('SPV_TEST/one/valid-1', testing, 'false-reject'),
  result('SPV_TEST/one/x-1', stable, 'false-accept', 'never had the rule'),
  result('SPV_TEST/one/x-1', testing, 'inconclusive'),
  result('SPV_TEST/two/y-1', stable, 'unsupported'),
  result('SPV_TEST/two/y-1', testing, 'agree'),
]
const log = runLog(header(oracles), results)
const passing = runLog(
  header(oracles),
  results.filter(({ outcome }) => outcome !== 'false-reject'),
)

function report(format: string, logged: RunLog = log): string {
  return reportText(format, logged, materialOf(undefined))
}

describe('the summary of a run', () => {
  it('counts by rule and oracle, and fails on unexplained disagreements', () => {
    const summarised = summary(log)
    expect(
      summarised.rules.map(({ slug, cells }) => [slug, ...cells.map((cell) => cell.counts)]),
    ).toEqual([
      ['one', { agree: 1, 'false-accept': 1 }, { 'false-reject': 1, inconclusive: 1 }],
      ['two', { unsupported: 1 }, { agree: 1 }],
    ])
    expect(summarised.failed).toBe(true)
    expect(summarised.disagreements.map(({ oracle, explained }) => [oracle, explained])).toEqual([
      [testing, undefined],
      [stable, 'never had the rule'],
    ])
  })

  it('passes if all disagreements are explained, or come from a tool that only reports', () => {
    expect(summary(passing).failed).toBe(false)
    const reporting = oracles.map((oracle) => ({ ...oracle, standing: 'reports' as const }))
    expect(summary(runLog(header(reporting), results)).failed).toBe(false)
  })

  it('counts rejections for another reason on the terminal, in Markdown and in JSON', () => {
    const [answer] = result('SPV_TEST/two/y-1', testing, 'agree').answers
    if (answer === undefined) throw new Error('no answer')
    const message = 'ID 1 has not been defined'
    const verdict = { kind: 'invalid', phase: 'validate', blames: [], message } as const
    const about = 'an id without a definition'
    const other = ['y-1', 'z-1'].map((name) => ({
      ...result(`SPV_TEST/two/${name}`, testing, 'agree'),
      answers: [{ ...answer, verdict, otherReason: about }],
    }))
    const logged = runLog(header(oracles), other)
    const row = {
      oracle: testing,
      rule: 'SPV_TEST/two',
      about,
      cases: 2,
      first: 'SPV_TEST/two/y-1',
    }
    expect(summary(logged)).toMatchObject({ failed: false, otherReasons: [row] })
    expect(JSON.parse(report('json', logged))).toMatchObject({ otherReasons: [row] })
    const strict = { ...logged, header: { ...logged.header, strictReasons: true as const } }
    expect(summary(strict).failed).toBe(true)
    expect(ending(figures(logged), plain)).toContain(
      `${testing}: 2 right refusals for another reason, 0 with a wrong place; see --report md`,
    )
    expect(terminal(figures(logged), plain)).toContain('2 of 2 agree (2 for another reason)')
    expect(terminal(figures(logged), plain)).toContain(
      `other reason ${testing}: SPV_TEST/two, 2 cases`,
    )
    expect(report('md', logged)).toContain(`| y-1 | ${about} | invalid`)
    expect(report('md')).not.toContain('another reason')
  })

  it('lists open questions and stale expectations', () => {
    const [first] = results
    if (first === undefined) throw new Error('no result')
    const open = runLog(header(oracles), [{ ...first, expect: 'either' }])
    const used = { oracle: stable, entry: 'crash of x', covers: 1, asked: 1, explains: 0 }
    const summarised = summary({ ...open, footer: { ...open.footer, expectations: [used] } })
    expect(summarised.open).toEqual([
      { case: 'SPV_TEST/one/valid-1', oracle: stable, said: 'valid' },
    ])
    expect(summarised.stale).toEqual([used])
  })
})

describe('the report on a terminal', () => {
  it('fits 100 columns, and names every rule and unexplained disagreement', () => {
    const text = terminal(figures(log), plain)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect(text).toMatch(/ {2}one +1\/2 fa1 +0\/2 fr1 \?1/)
    expect(text).toMatch(/ {2}two +n\/a +1\/1/)
    expect(text).toMatch(`false-reject ${testing}: SPV_TEST/one\n  SPV_TEST/one/valid-1 [spv1.6]\n`)
    expect(text).toMatch(`${testing} 2026.4: 1 of 3 agree, 1 false-reject, 1 inconclusive\n`)
    expect(text).toMatch('1 unexplained and 1 explained disagreements: failed')
    expect(terminal(figures(passing), plain)).toMatch(': passed')
  })

  it('says why a run fails although its disagreements are all explained, and that no tool was asked', () => {
    const used = { oracle: stable, entry: 'crash of x', covers: 1, asked: 1, explains: 0 }
    const { footer } = passing
    const strict = {
      ...passing,
      header: { ...passing.header, strictExpectations: true as const },
      footer: { ...footer, expectations: [used] },
    }
    expect(terminal(figures(strict), plain)).toMatch(
      /disagreements: failed by 1 stale expectation\n$/,
    )
    const alone = runLog(header([loggedOracle('reference')]), [
      result('SPV_TEST/one/x-1', 'reference', 'agree'),
    ])
    expect(terminal(figures(alone), plain)).toMatch(
      /disagreements: passed, but only the reference was asked: name a tool with --tool\n$/,
    )
  })

  it('has no gap if a tool states no version', () => {
    const logged = runLog(header([loggedOracle('mine', '')]), [
      result('SPV_TEST/one/x-1', 'mine', 'agree'),
    ])
    expect(terminal(figures(logged), plain)).toMatch(/^mine: 1 of 1 agree$/m)
  })

  it('continues with further tables for oracles that do not fit', () => {
    const many = Array.from({ length: 7 }, (_, index) => loggedOracle(`tool-${index}`))
    const text = terminal(
      figures(
        runLog(
          header(many),
          many.map(({ name }) => result('SPV_TEST/one/x-1', name, 'agree')),
        ),
      ),
      plain,
    )
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    for (const { name } of many) expect(text).toMatch(name)
    expect(text.match(/^SPV_TEST/gm)).toHaveLength(3)
  })

  const slug = 'a-rule-with-a-name-that-is-longer-than-a-table-can-hold'

  function longNamed(columns?: number): string {
    const long = runLog(
      header(oracles),
      results.map((row) => ({ ...row, rule: `SPV_TEST/${slug}` })),
    )
    return terminal(figures(long), plain, columns)
  }

  it('never cuts the name of a rule outside a terminal, or in a wide one', () => {
    for (const columns of [undefined, 160])
      expect(longNamed(columns)).toMatch(new RegExp(`^ {2}${slug} {2}1/3 fa1 n/a1 +1/3`, 'm'))
    expect(longNamed()).not.toMatch('…')
  })

  it('gives a long name a line of its own if the terminal is narrow', () => {
    for (const columns of [60, 80, 95]) {
      const lines = longNamed(columns).split('\n')
      expect(lines[lines.indexOf(`  ${slug}`) + 1]).toMatch(/^ {38}1\/3 fa1 n\/a1/)
    }
  })

  it('has more oracles beside each other on a wide terminal', () => {
    const many = Array.from({ length: 7 }, (_, index) => loggedOracle(`tool-${index}`))
    const wide = runLog(
      header(many),
      many.map(({ name }) => result('SPV_TEST/one/x-1', name, 'agree')),
    )
    expect(terminal(figures(wide), plain, 190).match(/^SPV_TEST/gm)).toHaveLength(1)
    expect(terminal(figures(wide), plain, 80).match(/^SPV_TEST/gm)).toHaveLength(4)
  })

  it('lists the gravest disagreements first', () => {
    const more = [...results, result('SPV_TEST/two/z-1', testing, 'crash')]
    const outcomes = summary(runLog(header(oracles), more)).disagreements.map(
      (disagreement) => disagreement.outcome,
    )
    expect(outcomes).toEqual(['crash', 'false-reject', 'false-accept'])
  })

  it('uses colours only on request', () => {
    const sequence = '\u001b['
    expect(terminal(figures(log), plain)).not.toContain(sequence)
    expect(terminal(figures(log), picocolors.createColors(true))).toContain(sequence)
  })
})

describe('other formats of a report', () => {
  it('write Markdown with intact cells, whatever a tool prints', () => {
    const text = report('md')
    expect(text).toMatch('| one | 1/2 fa1 | 0/2 fr1 ?1 |')
    expect(text).toContain('no \\<id\\> & "that"')
    expect(text).toMatch('never had the rule')
    const tables = text.split('\n').filter((line) => line.startsWith('|'))
    expect(tables.length).toBeGreaterThan(8)
    expect(text).not.toMatch(/\n\n\n/)
  })

  it('write Markdown that fits the summary of a CI job, whatever the run', () => {
    const text = report('md', largeRun(50_000))
    expect(text.length).toBeLessThan(1024 * 1024)
    expect(text).toMatch(/^\| false-accept \| tool-0 \| SPV\\_LARGE\/rule-\d+ \| \d+ \|/m)
    expect(text).toMatch(/^And \d+ more rules and outcomes\.$/m)
  })

  it('say in Markdown how oracles read what can be read two ways', () => {
    const [first] = results
    if (first === undefined) throw new Error('no result')
    const text = report('md', runLog(header(oracles), [{ ...first, expect: 'either' }]))
    expect(text).toContain(`| SPV\\_TEST/one | ${stable} | 1 | 0 | 0 |`)
  })

  it('write JUnit XML that escapes messages of tools and counts its tests', () => {
    const text = report('junit')
    expect(text).toContain('tests="6" failures="1" errors="0">')
    expect(text).toContain(
      'message="spv1.6: invalid (validate): no &lt;id&gt; &amp; &quot;that&quot;"',
    )
    expect(text.match(/<testcase /g)).toHaveLength(6)
    expect(text.match(/<failure /g)).toHaveLength(1)
  })

  it('replace characters that XML cannot contain', () => {
    const [, wrong] = results
    const [answer] = wrong?.answers ?? []
    if (wrong === undefined || answer === undefined) throw new Error('no result')
    const verdict = { kind: 'error' as const, why: 'a\u0000b\ud800c' }
    const text = report(
      'junit',
      runLog(header(oracles), [{ ...wrong, answers: [{ ...answer, verdict }] }]),
    )
    expect(text).toContain('a\ufffdb\ufffdc')
  })

  it('write TAP with a plan, and fail no tool for known disagreements', () => {
    const lines = report('tap').trimEnd().split('\n')
    expect(lines.slice(0, 2)).toEqual(['TAP version 14', '1..6'])
    const tests = lines.filter((line) => /^(not )?ok /.test(line))
    expect(tests).toEqual([
      `ok 1 - ${stable} SPV_TEST/one/valid-1`,
      `not ok 2 - ${stable} SPV_TEST/one/x-1 # TODO never had the rule`,
      `ok 3 - ${stable} SPV_TEST/two/y-1 # SKIP unsupported`,
      `not ok 4 - ${testing} SPV_TEST/one/valid-1`,
      `ok 5 - ${testing} SPV_TEST/one/x-1 # SKIP inconclusive`,
      `ok 6 - ${testing} SPV_TEST/two/y-1`,
    ])
  })

  it('write the summary as JSON', () => {
    expect(JSON.parse(report('json'))).toMatchObject({ failed: true, rules: [{}, {}] })
  })
})
