import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { sourcesOf } from '#runner/wall'
import { foreignImports } from './shared-helpers.ts'

const root = packageRoot()

describe('helpers of several texts', () => {
  test.each(['reference', 'generators'])('are not in the folder of one text in %s', (room) => {
    const files = sourcesOf(root, room)
    expect(files.length).toBeGreaterThan(100)
    expect(
      files.flatMap((file) => foreignImports(file, readFileSync(join(root, file), 'utf8'))),
    ).toEqual([])
  })

  test('are reported if they are in the folder of one text', () => {
    const file = join('reference', 'SPV_KHR_ray_tracing', 'types.ts')
    expect(
      foreignImports(file, `import { a } from '../SPV_KHR_ray_query/shared/shapes.ts'`),
    ).toEqual([`${file}: ../SPV_KHR_ray_query/shared/shapes.ts`])
    expect(
      foreignImports(file, `import { a } from '../shared/shapes.ts'\nimport { b } from './b.ts'`),
    ).toEqual([])
    expect(foreignImports(file, `import { a } from '../core/modes/entry-points.ts'`)).toEqual([])
  })
})
