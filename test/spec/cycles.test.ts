import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { cycleIn, type Exception } from './cycles.ts'

/** A walker takes operands by functions that take the walker: neither can be said without the other. */
const exceptions: readonly Exception[] = ['decode/takers.ts -> decode/walker.ts']

describe('modules that refer to each other', () => {
  it.each(['templates', 'runner', 'scripts', 'generators', 'reference', 'spec'])(
    'do not form a cycle in %s',
    (room) => {
      const folder = join(packageRoot(), room)
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(?:ts|js)$/.test(file),
      )
      expect(files.length).toBeGreaterThan(5)
      const sources = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
      expect(cycleIn(new Map(sources), exceptions)).toBeUndefined()
    },
  )

  it('are found if a cycle is planted', () => {
    const sources = {
      'dom.js': "import { sortable } from './sorting.js'",
      'sorting.js': "import {\n  element,\n} from './parts/element.js'",
      'parts/element.js': "export { byId } from '../dom.js'",
    }
    expect(cycleIn(new Map(Object.entries(sources)))).toEqual([
      ...['dom.js', 'sorting.js', 'parts/element.js', 'dom.js'],
    ])
  })

  it('are found even if only types form the cycle', () => {
    const sources = new Map([
      ['a.ts', "import type { B } from './b.ts'\nimport { type C } from './b.ts'"],
      ['b.ts', "import { a } from './a.ts'"],
    ])
    expect(cycleIn(sources)).toEqual(['a.ts', 'b.ts', 'a.ts'])
    expect(cycleIn(sources, ['a.ts -> b.ts'])).toBeUndefined()
  })
})
