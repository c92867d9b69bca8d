import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { dearestLines } from '../support/dearest.ts'

const times = Array.from({ length: 12 }, (_, index) => ({
  file: `test/file-${index}.test.ts`,
  project: index % 2 === 0 ? 'unit' : 'tools',
  ms: 1000 * (index + 1),
}))

describe('the dearest files', () => {
  it('are the ten that took longest, the dearest first, with their part of all time', () => {
    const lines = dearestLines(times)
    expect(lines).toHaveLength(11)
    expect(lines.slice(0, 2)).toEqual([
      'The dearest 10 of 12 files took 75.0 of 78.0 s, as if files had run one by one:',
      '    12.0 s  tools  test/file-11.test.ts',
    ])
    expect(lines.at(-1)).toBe('     3.0 s  unit  test/file-2.test.ts')
  })

  it('are not told after a run of few files', () => {
    expect(dearestLines(times.slice(0, 10))).toEqual([])
  })

  it('are told by every run', () => {
    expect(readFileSync(join(packageRoot(), 'vitest.config.ts'), 'utf8')).toContain(
      'new DearestReporter()',
    )
  })
})
