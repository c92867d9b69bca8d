import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCauses } from '#runner/causes/read-causes'
import { mergeRunLogs } from '#runner/log/merge-run-logs'
import { readRunLog } from '#runner/log/read-run-log'
import { runLogText } from '#runner/log/write-run-log'
import { formats } from '#runner/report/formats'
import { materialOf } from '#runner/report/material-of'
import { reportText } from '../../support/report-text.ts'
import { header, loggedOracle, result, runLog } from './sample-log.ts'

/** Names that every object has a member of, and any other that does not begin with its suite: the tool before the `@` has a name. */
const inherited = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => name !== '__proto__',
)
const names = fc.oneof(
  fc.constantFrom(...inherited),
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__' && /^[^@\s]/.test(name)),
)

/** A property that everything would inherit if a log were taken for more than data. */
function members() {
  return [Object, Object.prototype, Object.prototype.toString].map((each) => Reflect.ownKeys(each))
}

function logOf(name: string) {
  const results = [
    result('SPV_TEST/one/valid-1', name, 'false-reject'),
    result('SPV_TEST/two/x-1', name, 'agree'),
  ]
  return runLog(header([loggedOracle(name)]), results)
}

describe('a tool with any name', () => {
  it('has its results in a log, which is read as it was written', () => {
    expect(inherited).toContain('constructor')
    const before = members()
    fc.assert(
      fc.property(names, (name) => {
        const log = logOf(name)
        expect(Object.entries(log.footer.totals)).toEqual([[name, { 'false-reject': 1, agree: 1 }]])
        const read = readRunLog(runLogText(log), 'run.jsonl')
        expect(read).toEqual(log)
        expect(mergeRunLogs([log])).toEqual(log)
      }),
    )
    expect(members()).toEqual(before)
  })

  it.each(inherited)('has its results in every report: %s', (name) => {
    const before = members()
    const material = materialOf(undefined)
    expect(Object.keys(formats).length).toBeGreaterThan(5)
    for (const format of Object.keys(formats)) {
      const other = reportText(format, logOf('another'), material)
      const text = reportText(format, logOf(name), material)
      expect([format, text.replaceAll('\\', '').includes(name)]).toEqual([
        format,
        other.includes('another'),
      ])
    }
    expect(members()).toEqual(before)
  })

  it('is refused if its name cannot be the key of an object', () => {
    expect(readRunLog(runLogText(logOf('__proto__')), 'run.jsonl')).toMatchObject({
      code: 'bad-run-log',
      message: expect.stringMatching(/^run\.jsonl:1: .*is not a name of a tool/),
    })
  })

  it('has only causes that are recorded', () => {
    const causes = readCauses(
      '{"$schema": "../causes.schema.json", "tool": "x", "measured": ["1"], "causes": {}}',
      'x.json',
    )
    if ('kind' in causes) throw new Error(causes.message)
    for (const name of [...inherited, '__proto__']) expect(causes.causes[name]).toBeUndefined()
  })
})
