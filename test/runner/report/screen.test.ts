import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import type { Result, RunLog } from '#runner/log/run-log'
import { countsOf, errorsOf } from '#runner/report/causes/error-counts'
import type { FoundCause } from '#runner/report/causes/found-cause'
import { foundCauses } from '#runner/report/causes/found-causes'
import { nextCommand, nextLines } from '#runner/report/causes/next-commands'
import type { RecordedCause } from '#runner/report/causes/recorded-cause'
import { newestOf } from '#runner/report/causes/tools-of'
import { figures } from '#runner/report/figures'
import { gravestOf, screen } from '#runner/report/screen'
import { ending } from '#runner/report/terminal'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'

const plain = picocolors.createColors(false)
const oracles = [loggedOracle('spirv-val@testing', '2026.4'), loggedOracle('spirv-val@stable')]
const [testing = '', stable = ''] = oracles.map(({ name }) => name)

function caused(logged: Result, cause: string): Result {
  return { ...logged, answers: logged.answers.map((answer) => ({ ...answer, cause })) }
}

const results: readonly Result[] = [
  result('SPV_TEST/one/valid-1', stable, 'agree'),
  result('SPV_TEST/one/x-1', stable, 'false-accept', 'never looks'),
  result('SPV_TEST/two/y-1', stable, 'false-accept', 'never looks'),
  result('SPV_TEST/one/x-1', testing, 'false-accept', 'never looks'),
  result('SPV_TEST/two/y-1', testing, 'agree'),
  result('SPV_TEST/two/valid-2', testing, 'false-reject'),
  result('SPV_TEST/two/valid-3', stable, 'crash', 'falls over https://example.org/7'),
  caused(result('SPV_TEST/two/z-1', testing, 'false-accept', 'on purpose'), 'as-decided'),
]
const log: RunLog = runLog(header(oracles), results)
const decided: RecordedCause = {
  summary: 'Takes it on purpose.',
  section: '1',
  kind: 'policy',
  severity: 'accepts-invalid',
}
const causes = foundCauses(log, (_, id) => (id === 'as-decided' ? decided : undefined))

describe('the causes that a run found', () => {
  it('joins the cases of one cause, in all versions of a tool', () => {
    const never = causes.filter(({ summary: text }) => text === 'Never looks.')
    expect(never).toHaveLength(1)
    expect(never[0]).toMatchObject({
      tool: 'spirv-val',
      kind: 'unsorted',
      severity: 'accepts-invalid',
      rules: ['SPV_TEST/one', 'SPV_TEST/two'],
      texts: ['SPV_TEST'],
    })
    expect(never[0]?.cases.get(stable)).toEqual(['SPV_TEST/one/x-1', 'SPV_TEST/two/y-1'])
    expect(never[0]?.cases.get(testing)).toEqual(['SPV_TEST/one/x-1'])
  })

  it('lists the gravest causes first, and removes links from sentences', () => {
    expect(causes.map(({ severity }) => severity)).toEqual([
      'crash',
      'refuses-valid',
      'accepts-invalid',
      'accepts-invalid',
    ])
    expect(causes[0]).toMatchObject({
      summary: 'Falls over.',
      links: ['https://example.org/7'],
    })
  })

  it('lists unexplained disagreements separately, and recorded ones with their record', () => {
    expect(causes.find(({ kind }) => kind === 'new')).toMatchObject({ rules: ['SPV_TEST/two'] })
    expect(causes.find(({ id }) => id === 'as-decided')).toMatchObject({
      kind: 'policy',
      summary: 'Takes it on purpose.',
    })
  })

  it.each(['in the baseline', 'not looked at'])(
    'joins answers that are known (%s) as it joins new ones',
    (reason) => {
      const wrong = (rule: string, explained?: string) =>
        result(`SPV_TEST/${rule}/x-1`, testing, 'false-accept', explained)
      const causesOf = (explained?: string) =>
        foundCauses(
          runLog(header(oracles), [wrong('one', explained), wrong('two', explained)]),
          () => undefined,
        )
      const [before, after] = [causesOf(), causesOf(reason)]
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      expect(after.map(({ kind }) => kind)).toEqual(['known', 'known'])
      expect(after[0]?.summary).toMatch(/^False-accept of SPV_TEST.*known from an earlier run\.$/)
      const mixed = [wrong('one', reason), { ...wrong('one'), case: 'SPV_TEST/one/x-2' }]
      expect(foundCauses(runLog(header(oracles), mixed), () => undefined)).toMatchObject([
        { kind: 'new' },
      ])
    },
  )

  it('does not count policy as an error', () => {
    expect(errorsOf(causes, testing).map(({ kind }) => kind)).toEqual(['new', 'unsorted'])
    expect(errorsOf(causes, testing, 'SPV_OTHER')).toEqual([])
  })
})

describe('the last screen of a run', () => {
  const figured = figures(log)
  const text = screen(figured, causes, plain)

  it('fits 100 columns, with tools from old to new and errors by severity', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect(text).toMatch(/@stable +@testing\n/)
    expect(text).toMatch(/SPV_TEST +1C 1A +1A 1R\n/)
    expect(text).toMatch(/all texts +1C 1A +1A 1R\n/)
    expect(text).toContain('Counted apart, not as errors: 1 policy of its authors.')
  })

  it('explains the letters that the table has, and no others', () => {
    expect(text).toContain('\nC crashes, A accepts invalid modules, R refuses valid modules\n')
  })

  it('names every text of the suite in full, beside five tools in 100 columns', () => {
    const five = Array.from({ length: 5 }, (_, index) => loggedOracle(`tool-${index}`))
    const long = 'SPV_EXT_shader_atomic_float_min_max'
    const run = runLog(
      header(five),
      five.map(({ name }) => result(`${long}/one/x-1`, name, 'false-accept')),
    )
    const lines = screen(
      figures(run),
      foundCauses(run, () => undefined),
      plain,
    ).split('\n')
    expect(lines.filter((line) => line.startsWith(`${long} `))).toHaveLength(1)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('names the gravest errors of the newest version in a sentence each', () => {
    expect(newestOf(figured.oracles).map(({ name }) => name)).toEqual([testing])
    expect(gravestOf(figured, causes).map(({ summary: message }) => message)).toEqual([
      'False-reject of SPV_TEST/two, which nothing explains.',
      'Never looks.',
    ])
    expect(text).toContain('2. spirv-val accepts invalid modules: Never looks.')
    expect(text).not.toContain('Falls over')
  })

  it('counts the newest version with all its options, and suggests the first of them for the next command', () => {
    const pipelines = ['-O', '-Os'].map((options) =>
      loggedOracle(`opt@testing ${options}`, '2026.4'),
    )
    const logged = [loggedOracle('opt@stable', '2025.1'), ...pipelines].map((oracle) => ({
      ...oracle,
      tool: 'opt',
    }))
    expect(newestOf(logged).map(({ name }) => name)).toEqual(['opt@testing -O', 'opt@testing -Os'])
    const wrong = runLog(
      header(logged),
      logged.map(({ name }) => result('SPV_TEST/one/valid-1', name, 'false-reject')),
    )
    const [cause] = foundCauses(wrong, () => undefined)
    expect(cause && nextCommand(cause, logged)).toContain("--tool 'opt@testing -O'")
  })

  it('counts faults that only cases with results show as wrong output', () => {
    const resultFault: FoundCause = {
      ...{ id: 'folds', tool: 'spirv-val', summary: 'Folds it.', section: '1', kind: 'bug' },
      ...{ severity: 'wrong-output', links: [], rules: [], texts: ['core'], harm: 'wrong-code' },
      ...{ fault: 'spirv-val/folds', commonness: 1 },
      cases: new Map([[testing, ['core/OpSDiv/constants']]]),
    }
    const found = foundCauses(log, () => undefined, { resultFaults: [resultFault] })
    expect(countsOf(errorsOf(found, testing))['wrong-output']).toBe(1)
    expect(gravestOf(figures(log), found)[0]?.id).toBe('folds')
    expect(screen(figures(log), found, plain)).toMatch(/all texts .* 1W\n/)
  })

  it('ends with the errors of the newest version of each tool in a sentence', () => {
    const lines = screen(figures(log), causes, plain).trimEnd().split('\n')
    expect(lines.at(-1)).toMatch(/^\d+ errors? in spirv-val 2026\.4$/)
  })

  it('is not wider than the terminal, except for commands and names, which it never breaks', () => {
    for (const columns of [60, 80]) {
      const lines = screen(figures(log), causes, plain, columns).split('\n')
      const wide = lines.filter((line) => line.length > columns)
      expect(wide.filter((line) => !line.includes('npm run -s cts -- '))).toEqual([])
    }
  })
})

describe('the next command that is suggested', () => {
  const figured = figures(log)
  const commands = causes.map((cause) => nextCommand(cause, oracles))
  const prefix = 'npm run -s cts --'

  it('writes a kit for a recorded cause, and reduces the first case of another', () => {
    expect(commands).toContain(`${prefix} bugs --tool ${testing} --cause as-decided`)
    expect(commands).toContain(`${prefix} reduce SPV_TEST/two/valid-2 --tool ${testing}`)
  })

  it('names the newest version that shows the cause, in whatever order the log has its cases', () => {
    const never = causes.find(({ summary }) => summary === 'Never looks.')
    expect(never && [...never.cases.keys()].at(-1)).toBe(testing)
    const reversed = never && { ...never, cases: new Map([...never.cases].reverse()) }
    expect(reversed && nextCommand(reversed, oracles)).toContain(` --tool ${testing}`)
  })

  it.each([
    ['mine=spirv-val=/opt/my-val', 'mine=spirv-val=/opt/my-val'],
    ['mine:val {file} {env}', "'mine:val {file} {env}'"],
  ])('repeats the SPEC %s as it was given', (spec, word) => {
    const mine = { ...loggedOracle('mine', '2026.5'), spec, tool: 'spirv-val' }
    const run = runLog(header([mine]), [result('SPV_TEST/one/x-1', 'mine', 'false-accept')])
    const found = foundCauses(run, () => undefined)
    expect(found.map((cause) => nextCommand(cause, [mine]))).toEqual([
      `${prefix} reduce SPV_TEST/one/x-1 --tool ${word}`,
    ])
  })

  it('is printed at the end of a report', () => {
    expect(nextLines(causes, oracles).split('\n')).toHaveLength(causes.length + 2)
    expect(nextLines([], oracles)).toBe('')
  })

  it('is printed with each of the disagreements that nothing explains', () => {
    expect(ending(figured, plain)).toContain(
      `\n  ${prefix} reduce SPV_TEST/two/valid-2 --tool ${testing}\n`,
    )
  })
})
