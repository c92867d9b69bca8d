import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { skippedLines } from '../support/skipped.ts'

describe('skipped tests', () => {
  it('are counted by what they lack, most frequent first, with the command that installs it', () => {
    expect(
      skippedLines([
        { file: 'test/runner/pages/report/page.test.ts', note: 'apt-get install chromium' },
        { file: 'test/runner/farm/s3.test.ts' },
        { file: 'test/runner/farm/stop.test.ts' },
      ]),
    ).toEqual([
      '3 tests were skipped, because this machine lacks what they need:',
      '     2  a Redis server: apt-get install redis-server',
      '     1  apt-get install chromium',
    ])
  })

  it('are not mentioned if there are none', () => {
    expect(skippedLines([])).toEqual([])
  })

  it('all have a reason: their file gives a note or is in the list of needs', () => {
    const folder = join(packageRoot(), 'test')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.test.ts'),
    )
    const skipping = files.filter((file) =>
      /\b(?:it|describe|test)\.(?:skipIf|runIf)\(/.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(skipping.length).toBeGreaterThan(10)
    const lines = skipping.flatMap((file) => skippedLines([{ file: `test/${file}` }]))
    expect(lines.filter((line) => line.includes('no reason'))).toEqual([])
  })

  it('are reported by every run', () => {
    expect(existsSync(join(packageRoot(), 'vitest.config.ts'))).toBe(true)
    expect(readFileSync(join(packageRoot(), 'vitest.config.ts'), 'utf8')).toContain(
      'new SkippedReporter()',
    )
  })
})
