import { describe, expect, it } from 'vitest'
import { formats } from '#runner/report/formats'
import { materialOf } from '#runner/report/material-of'
import { madeRun } from '../log/made-results.ts'

describe('memory in which a report is written', () => {
  it.each(Object.keys(formats))('does not grow with the number of answers: %s', (name) => {
    const { run, kept } = madeRun()
    for (const _ of formats[name]?.render(run, materialOf(undefined)) ?? []);
    expect(kept().length).toBeGreaterThan(0)
    // A report that lists every answer by tool keeps some in memory until it has enough of them for a temporary file.
    const most = name === 'junit' || name === 'tap' ? 600 : 60
    for (const octets of kept()) expect(octets).toBeLessThan(most)
  })
})
