import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { unreadExports } from '#runner/unread-exports'
import { texts } from '#spec/texts'
import { temporaryFolder } from './corpus/fake-corpus.ts'

/** A checkout of these files, by their paths. */
function checkoutOf(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder()
  for (const [file, source] of Object.entries({
    'generators/choices.ts': '',
    'reference/check.ts': '',
    ...files,
  })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return root
}

describe('exports of makers and checks', () => {
  it('are all read in this checkout', () => {
    const names = texts.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(unreadExports(packageRoot(), names)).toEqual([])
  })

  it.each([
    [
      'generators/SPV_A/dots.ts',
      'export const pairs = []\nexport const mutatorz = []',
      'generators/SPV_A/dots.ts exports mutatorz, which no file imports (did you mean mutators?)',
    ],
    [
      'reference/SPV_A/sums/dots.ts',
      'export const checks = []\nexport const chekcs = []',
      'reference/SPV_A/sums/dots.ts exports chekcs, which no file imports (did you mean checks?)',
    ],
    [
      'reference/SPV_A/dots.ts',
      'export const checks = []\nexport function dotOfEverything() {}',
      'reference/SPV_A/dots.ts exports dotOfEverything, which no file imports',
    ],
  ])('are reported if nothing reads them: %s', (file, source, message) => {
    expect(unreadExports(checkoutOf({ [file]: source }), ['SPV_A'])).toEqual([message])
  })

  it('may be for other files, for the compiler, or shared', () => {
    const root = checkoutOf({
      'reference/SPV_A/dots.ts':
        'export const checks = []\nexport const dot = 1\nexport interface Dot {}\nexport type Dots = Dot[]',
      'reference/SPV_A/sums.ts': `import {\n  type Dot,\n  dot as point,\n} from './dots.ts'\nexport const checks = [point]`,
      'reference/SPV_A/shared/lines.ts': 'export const line = 1',
      'reference/SPV_B/lines.ts': 'export const line = 1',
      'generators/SPV_A/rows.ts': 'export const rows = []',
    })
    expect(unreadExports(root, ['SPV_A'])).toEqual([])
  })
})
