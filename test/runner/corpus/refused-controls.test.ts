import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest } from '#runner/corpus/read-manifest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'

const path = join(packageRoot(), 'corpus/manifest.json')
const manifest = readManifest(readFileSync(path, 'utf8'), path)
if (isProblem(manifest)) throw new Error(manifest.message)
const expected = new Map(manifest.cases.map((filed) => [filed.id, filed.expect]))

describe('the newest versions of the texts', () => {
  it('refuse the control of no case that they refuse, so that every answer to it counts', () => {
    const broken = manifest.cases.filter(
      (filed) => filed.expect === 'invalid' && filed.control !== null,
    )
    expect(broken.length).toBeGreaterThan(10_000)
    expect(
      broken
        .filter(({ control }) => control !== null && expected.get(control) === 'invalid')
        .map(({ id, control }) => `${id}: ${control} is invalid, too`),
    ).toEqual([])
  })

  it('find the control of every case that has one', () => {
    expect(
      manifest.cases
        .filter(({ control }) => control !== null && !expected.has(control))
        .map(({ id }) => id),
    ).toEqual([])
  })
})
