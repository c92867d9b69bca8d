import { describe, expect, it } from 'vitest'
import type { Answer, Result } from '#runner/log/run-log'
import { announceFindings } from '#scripts/cli/check/announce-findings'
import { progress } from '#scripts/cli/output/progress'

function stream(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) =>
    written.push(typeof text === 'string' ? text : new TextDecoder().decode(text)) > 0
  return { isTTY, columns: 10, write, written }
}

describe('the progress line', () => {
  it('replaces its line on a terminal, never wider than that, and removes it', () => {
    const to = stream(true)
    const { show, done } = progress(to)
    show('one')
    show('a line that is too long')
    done()
    const clear = '\r\u001b[2K'
    expect(to.written).toEqual([`${clear}one`, `${clear}a line th`, clear])
  })

  it('leaves a completed line on a terminal', () => {
    const to = stream(true)
    progress(to).say('a line that is too long')
    expect(to.written).toEqual(['\r\u001b[2Ka line that is too long\n'])
  })

  it('writes nothing to a stream that is not a terminal', () => {
    const to = stream(false)
    const { show, say, done } = progress(to)
    show('one')
    say('two')
    done()
    expect(to.written).toEqual([])
  })
})

describe('findings of a run', () => {
  const answer = (outcome: Answer['outcome'], explained?: string): Answer => ({
    environment: 'spv1.6',
    verdict: { kind: 'valid' },
    outcome,
    ...(explained === undefined ? {} : { explained }),
  })
  const result = (rule: string, answers: readonly Answer[]): Result => ({
    kind: 'result',
    ...{ oracle: 'mine', case: `${rule}/case-1`, rule, expect: 'invalid', answers },
    outcome: answers[0]?.outcome ?? 'agree',
  })

  it('are printed as they come: the first of each outcome about each rule that nothing explains', () => {
    const lines: string[] = []
    const announce = announceFindings({ say: (what) => lines.push(what) })
    announce(result('core/a', [answer('agree'), answer('false-accept')]))
    announce(result('core/a', [answer('false-accept'), answer('crash')]))
    announce(result('core/b', [answer('false-accept', 'a known cause')]))
    expect(lines).toEqual([
      'false-accept mine: core/a/case-1 [spv1.6]',
      'crash mine: core/a/case-1 [spv1.6]',
    ])
  })

  it('are left to the summary if a tool has very many', () => {
    const lines: string[] = []
    const announce = announceFindings({ say: (what) => lines.push(what) })
    for (let rule = 0; rule < 30; rule++)
      announce(result(`core/rule-${rule}`, [answer('false-accept')]))
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe('mine: more findings follow, which the summary lists')
  })
})
