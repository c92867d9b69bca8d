import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pairsIn } from '#generators/notation/pairs-in'
import { packageRoot } from '#runner/package-root'

const page = readFileSync(join(packageRoot(), 'docs/pairs.md'), 'utf8')
const boxes = Array.from(page.matchAll(/^```handlebars\n(.*?)^```$/gms), ([, box = '']) => box)

describe('docs/pairs.md', () => {
  it('contains only examples that are valid files of pairs', () => {
    expect(boxes.length).toBeGreaterThanOrEqual(3)
    const pairs = pairsIn({ file: 'docs/pairs.md', source: boxes.join('\n'), partials: {} })
    const ways = pairs.map(({ name, control, broken }) => {
      expect(control).toContain('OpMemoryModel')
      return [name, ...Object.keys(broken)]
    })
    expect(ways).toEqual([
      ['generic', 'start-of-generic', 'stop-of-generic'],
      ['kernel', 'shader-as-well'],
      ['push-constant', 'second-offset-missing'],
      ['flat', 'scalar', 'longer'],
      ['solid', 'shorter'],
      ['members', 'four-more', 'many'],
    ])
  })
})
