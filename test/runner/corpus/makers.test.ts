import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makersOf } from '#runner/corpus/makers'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'makers-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes the files of a text, as sources and as what these are compiled to; the content of each is what it exports. */
async function write(text: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, text, file)
    await mkdir(dirname(path), { recursive: true })
    for (const ending of ['.ts', '.js']) await writeFile(`${path}${ending}`, content)
  }
}

describe('the makers of a text', () => {
  it('come from all its files, in the order of their names', async () => {
    await write('several', {
      a: `export const generators = [{ name: 'words' }, { name: 'arrays' }]`,
      b: `export const generators = [{ name: 'words-of-two' }]
        export const mutators = [{ name: 'zero' }, { name: 'one' }]
        export const pairs = [{ rule: 'r', name: 'second' }, { rule: 'r', name: 'first' }]`,
      'shared/helper': `export const helper = 1`,
    })
    const { generators, mutators, wordMutators, pairs } = await makersOf('several', folder)
    expect(generators.map(({ name }) => name)).toEqual(['arrays', 'words-of-two', 'words'])
    expect(mutators.map(({ name }) => name)).toEqual(['one', 'zero'])
    expect(wordMutators).toEqual([])
    expect(pairs.map(({ name }) => name)).toEqual(['second', 'first'])
  })

  it('are none where there is no folder', async () => {
    expect(Object.values(await makersOf('absent', folder))).toEqual([[], [], [], [], [], []])
  })

  it('have names of their own', async () => {
    await write('doubled', {
      a: `export const mutators = [{ name: 'one' }]`,
      b: `export const mutators = [{ name: 'one' }]`,
    })
    await expect(makersOf('doubled', folder)).rejects.toThrow(
      'generators/doubled: two mutators are called one',
    )
  })

  it('are missed where a file exports none', async () => {
    await write('misspelt', { a: `export const generator = { name: 'one' }` })
    await expect(makersOf('misspelt', folder)).rejects.toMatchObject({
      kind: 'problem',
      message: expect.stringMatching(/^generators\/misspelt\/a\.[jt]s exports no makers$/),
      hint: expect.stringMatching(/^export one of generators, .*generators\/misspelt\/shared$/),
    })
  })
})
