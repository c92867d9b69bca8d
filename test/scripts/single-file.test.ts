import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { archiveOf, filesIn } from '../../scripts/dev/single-file/archive.ts'
import { cachedFolder, digestsOf } from '../../scripts/dev/single-file/cached-folder.ts'
import { listOf } from '../../scripts/dev/single-file/list-of.ts'

describe('archiveOf', () => {
  it('restores every file, including empty ones and odd names', () => {
    const files = new Map([
      ['a/ä.js', new Uint8Array([1, 2, 3])],
      ['empty', new Uint8Array()],
      ['b', new Uint8Array(70_000).fill(7)],
    ])
    const found = filesIn(archiveOf(files))
    expect([...found.keys()]).toEqual([...files.keys()])
    for (const [path, content] of files)
      expect([...(found.get(path) ?? [])], path).toEqual([...content])
    expect(filesIn(new Uint8Array()).size).toBe(0)
  })
})

describe('listOf', () => {
  const root = mkdtempSync(join(tmpdir(), 'single-file-test-'))
  const library = join(root, 'node_modules', '@a', 'b')
  mkdirSync(join(library, 'lib'), { recursive: true })
  for (const file of ['package.json', 'lib/a.js', 'lib/a.js.map', 'lib/a.d.ts', 'README.md'])
    writeFileSync(join(library, file), '')

  it('has the files of the package and those of its dependencies that a program reads', () => {
    const pack = JSON.stringify([{ files: [{ path: 'package.json' }, { path: 'dist/cts.js' }] }])
    const list = listOf(root, pack, `${root}\n${library}\n`)
    expect(Object.fromEntries(list)).toEqual({
      'node_modules/spirv-cts/package.json': join(root, 'package.json'),
      'node_modules/spirv-cts/dist/cts.js': join(root, 'dist/cts.js'),
      'node_modules/@a/b/package.json': join(library, 'package.json'),
      'node_modules/@a/b/lib/a.js': join(library, 'lib/a.js'),
    })
  })

  it('does not mistake other text for an answer of npm', () => {
    expect(() => listOf(root, '[]', root)).toThrow()
  })
})

describe('cachedFolder', () => {
  const files = new Map([
    ['start.cjs', Buffer.from('start')],
    ['node_modules/a/index.js', Buffer.from('a')],
  ])
  const digests = digestsOf(files)

  /** A cache in which the files are, and how often they have been unpacked. */
  function unpacked() {
    const cache = join(mkdtempSync(join(tmpdir(), 'single-file-test-')), 'program')
    let count = 0
    const open = () =>
      cachedFolder(cache, digests, () => {
        count++
        return archiveOf(files)
      })
    return { cache, open, folder: open(), count: () => count }
  }

  function expectWhole(cache: string, folder: string): void {
    for (const [path, content] of files) expect(readFileSync(join(folder, path))).toEqual(content)
    const names = readdirSync(cache, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /js$/.test(name))).toHaveLength(files.size)
  }

  it('unpacks the files once', () => {
    const { cache, folder, open, count } = unpacked()
    expect(open()).toBe(folder)
    expect(count()).toBe(1)
    expectWhole(cache, folder)
  })

  it.each<[string, (folder: string) => void]>([
    ['is missing', (folder) => rmSync(join(folder, 'node_modules/a/index.js'))],
    ['is cut off', (folder) => truncateSync(join(folder, 'start.cjs'), 2)],
    ['has other contents', (folder) => writeFileSync(join(folder, 'start.cjs'), 'other')],
    ['is one too many', (folder) => writeFileSync(join(folder, 'node_modules/b.js'), '')],
    [
      'is a folder',
      (folder) => {
        rmSync(join(folder, 'start.cjs'))
        mkdirSync(join(folder, 'start.cjs'))
      },
    ],
  ])('unpacks them again if a file %s', (_, damage) => {
    const { cache, folder, open, count } = unpacked()
    damage(folder)
    expect(open()).toBe(folder)
    expect(count()).toBe(2)
    expectWhole(cache, folder)
  })
})
