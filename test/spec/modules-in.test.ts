import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modulesIn } from '#spec/modules-in'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'))
  mkdirSync(join(folder, 'b/c'), { recursive: true })
  for (const file of ['own.js', 'b/two.js', 'b/one.js', 'b/c/three.js'])
    writeFileSync(join(folder, file), `export const file = '${file}'`)
  for (const file of ['b/one.d.ts', 'b/one.md']) writeFileSync(join(folder, file), 'no module')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function found(path: RegExp) {
  const url = pathToFileURL(join(folder, 'own.js')).href
  return (await modulesIn<{ readonly file: string }>(url, path)).map(([name, { file }]) => [
    name,
    file,
  ])
}

it('modulesIn finds modules by their paths, with their exports, in order', async () => {
  expect(await found(/^b\/[^/]+$/)).toEqual([
    ['b/one', 'b/one.js'],
    ['b/two', 'b/two.js'],
  ])
  expect(await found(/three/)).toEqual([['b/c/three', 'b/c/three.js']])
  expect(await found(/^nowhere$/)).toEqual([])
})
