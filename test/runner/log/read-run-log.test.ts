import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { readRunLog } from '#runner/log/read-run-log'
import { runLogText } from '#runner/log/write-run-log'
import { header, loggedOracle, result, runLog } from './sample-log.ts'

const log = runLog(header([loggedOracle('a'), loggedOracle('b')]), [
  result('SPV_TEST/one/x-1', 'a', 'agree'),
  result('SPV_TEST/one/x-1', 'b', 'false-accept'),
])
const text = runLogText(log)
const lines = text.trimEnd().split('\n')

function refusal(rows: readonly string[]): string {
  const read = readRunLog(rows.join('\n'), 'run.jsonl')
  if (!isProblem(read)) throw new Error('the log was taken')
  return read.message
}

describe('readRunLog', () => {
  it('reads back the written log', () => {
    expect(readRunLog(text, 'run.jsonl')).toEqual(log)
  })

  it('refuses a run without a footer', () => {
    expect(refusal(lines.slice(0, -1))).toMatch(/run\.jsonl: is an incomplete run/)
  })

  it('refuses a line that was cut off, and says which', () => {
    expect(refusal([...lines.slice(0, 2), lines[2]?.slice(0, 40) ?? ''])).toMatch(/^run\.jsonl:3: /)
  })

  it('refuses an empty file', () => {
    expect(refusal([''])).toMatch(/there is no header/)
  })

  it('refuses results before the header, two headers, and lines after the footer', () => {
    const [head = '', line = '', , foot = ''] = lines
    expect(refusal([line, head, foot])).toMatch(/run\.jsonl:1: the first line must be the header/)
    expect(refusal([head, head])).toMatch(/run\.jsonl:2: a second header/)
    expect(refusal([...lines, line])).toMatch(/run\.jsonl:5: something follows the footer/)
  })

  it('refuses a result of an oracle that the header does not name', () => {
    const [head = '', first = '', second = '', foot = ''] = lines
    expect(refusal([head, first.replace('"oracle":"a"', '"oracle":"c"'), second, foot])).toMatch(
      /run\.jsonl:2: .*'c'/,
    )
  })

  it('refuses a footer with a wrong count', () => {
    const [head = '', first = '', second = '', foot = ''] = lines
    expect(refusal([head, first, foot])).toMatch(/1 results, but its footer says 2/)
    expect(refusal([head, first, second, foot.replace('false-accept', 'agree')])).toMatch(/totals/)
  })

  it.each([
    ['"expect":"invalid"', '"expect":"valid"', /'false-accept' does not go with .* 'valid'/],
    ['"kind":"valid"', '"kind":"timeout","ms":1', /'false-accept' does not go with .*'timeout'/],
    ['"outcome":"false-accept"', '"outcome":"agree"', /'agree' is not the worst of its answers/],
    ['"rule":"SPV_TEST/one"', '"rule":"SPV_TEST/nine"', /no rule 'SPV_TEST\/nine'/],
    ['"case":"SPV_TEST/one', '"case":"SPV_TEST/two', /'SPV_TEST\/two\/x-1' is not of the rule/],
    ['"environment":"spv1.6"', '"environment":"mars1.0"', /no environment 'mars1\.0'/],
  ])('refuses a result in which %s has become %s', (before, after, why) => {
    const [head = '', first = '', second = '', foot = ''] = lines
    const message = refusal([head, first, second.replace(before, after), foot])
    expect(message).toMatch(/^run\.jsonl:3: /)
    expect(message).toMatch(why)
  })

  it('refuses a line that is JSON of another shape, naming the field', () => {
    const [head = '', line = ''] = lines
    expect(refusal([head, line.replace('"agree"', '"fine"')])).toMatch(/outcome/)
    expect(refusal(['{"kind":"greeting"}'])).toMatch(/^run\.jsonl:1: kind/)
  })
})
