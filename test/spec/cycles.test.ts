import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { cycleIn } from './cycles.ts'

describe('modules that use each other', () => {
  it.each(['templates', 'runner', 'scripts', 'generators', 'reference', 'spec'])(
    'are not in a cycle in %s',
    (room) => {
      const folder = join(packageRoot(), room)
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(?:ts|js)$/.test(file),
      )
      expect(files.length).toBeGreaterThan(5)
      const sources = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
      expect(cycleIn(new Map(sources))).toBeUndefined()
    },
  )

  it('are found', () => {
    const sources = {
      'dom.js': "import { sortable } from './sorting.js'",
      'sorting.js': "import {\n  element,\n} from './parts/element.js'",
      'parts/element.js': "export { byId } from '../dom.js'",
    }
    expect(cycleIn(new Map(Object.entries(sources)))).toEqual([
      ...['dom.js', 'sorting.js', 'parts/element.js', 'dom.js'],
    ])
  })

  it('are not what only types refer to', () => {
    const sources = {
      'a.ts': "import type { B } from './b.ts'\nimport { type C } from './b.ts'",
      'b.ts': "import { a } from './a.ts'",
    }
    expect(cycleIn(new Map(Object.entries(sources)))).toBeUndefined()
  })
})
