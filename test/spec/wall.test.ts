import { describe, expect, test } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { breaches, breachesBelow, rooms, sourcesOf } from '#runner/wall'

const root = packageRoot()

describe('the wall between the rooms', () => {
  test.each(rooms.filter((room) => room !== 'test'))('allows every import in %s', (room) => {
    expect(sourcesOf(root, room).length).toBeGreaterThan(0)
    expect(breachesBelow(root, [room])).toEqual([])
  })

  test.each([
    ['generators/a/b.ts', `import { check } from '#reference/check'`],
    ['generators/a/b.ts', `import type { Module } from "#reference/module"`],
    ['generators/a/b.ts', `export { check } from '#reference/check'`],
    ['generators/a/b.ts', `const { check } = await import('#runner/run')`],
    ['generators/a/b.ts', `import '#scripts/start'`],
    ['generators/a/b.ts', `import { x } from '#generators/choices'`],
    ['generators/a/b.ts', `import { x } from '../../reference/check.ts'`],
    ['generators/a/b.ts', `const folder = new URL('../../reference/', import.meta.url)`],
    ['reference/a.ts', `import { pick } from '#generators/choices'`],
    ['reference/a.ts', `import { pick } from '../generators/choices.ts'`],
    ['reference/a.ts', `import {\n  one,\n  two,\n} from '#runner/log/run-log'`],
    ['spec/a.ts', `import { check } from '#reference/check'`],
    ['runner/a.ts', `import { command } from '#scripts/commands/trace'`],
    ['runner/a.ts', `import { x } from '../test/spec/wall.ts'`],
    ['runner/a.ts', `const folder = new URL('../scripts/', import.meta.url)`],
    ['scripts/a.ts', `import { x } from '#test/spec/wall'`],
  ])('stops a planted import in %s: %s', (file, source) => {
    expect(breaches(file, source)).toHaveLength(1)
  })

  test.each([
    ['generators/a/b.ts', `import { x } from '#spec/rule'\nimport { y } from '../choices.ts'`],
    ['generators/a/b.ts', `// import { x } from '#reference/check'`],
    ['generators/a/b.ts', `import fc from 'fast-check'\nimport { join } from 'node:path'`],
    [
      'runner/a/b.ts',
      `import { x } from '#reference/check'\nimport { y } from '#generators/maker'`,
    ],
    ['runner/a.ts', `const folder = new URL('../generators/', import.meta.url)`],
    ['scripts/a.ts', `import { x } from '#runner/log/run-log'\nnew URL('../templates/', here)`],
  ])('lets allowed imports in %s pass', (file, source) => {
    expect(breaches(file, source)).toEqual([])
  })
})
