import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { misplaced } from './folders.ts'

const folder = join(packageRoot(), 'scripts')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|sh)$/.test(file),
)

describe('files in scripts/', () => {
  it('are in the folder of commands, of helpers that commands share, of maintainers, or of the library', () => {
    expect(files.length).toBeGreaterThan(100)
    const faults = files.flatMap((file) =>
      misplaced(file, readFileSync(join(folder, file), 'utf8')),
    )
    expect(faults).toEqual([])
  })

  it.each([
    ['table.ts', ''],
    ['tables/table.ts', ''],
    ['cli/fail.ts', `import { command } from '../commands/check.ts'`],
    ['commands/check.ts', `const { bench } = await import('../dev/bench.ts')`],
    ['library/check.ts', `import { command } from '../commands/check.ts'`],
  ])('are reported: %s with %s', (file, source) => {
    expect(misplaced(file, source)).toHaveLength(1)
  })

  it.each([
    ['dev/bench.ts', `import { fail } from '../cli/fail.ts'`],
    ['commands/check.ts', `import { fail } from '../cli/fail.ts'\nimport '../cts.ts'`],
    ['cli/options/text.ts', `import { fail } from '../fail.ts'`],
  ])('are allowed: %s with %s', (file, source) => {
    expect(misplaced(file, source)).toEqual([])
  })
})
