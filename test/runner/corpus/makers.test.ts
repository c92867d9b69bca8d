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
async function write(
  text: string,
  files: Readonly<Record<string, string>>,
  room = folder,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(room, text, file)
    await mkdir(dirname(path), { recursive: true })
    for (const ending of ['.ts', '.js']) await writeFile(`${path}${ending}`, content)
  }
}

describe('the makers of a text', () => {
  it('are collected from all its files, in the order of their names', async () => {
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

  it('are empty if there is no folder', async () => {
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

  it('are refused with both places of two pairs of one name, or that of an unknown rule', async () => {
    const text = 'SPV_KHR_subgroup_rotate'
    const write = async (name: string, source: string) => {
      const room = await mkdtemp(join(folder, 'room-'))
      await mkdir(join(room, text))
      await writeFile(join(room, text, `${name}.pairs.hbs`), source)
      return makersOf(text, room)
    }
    const pair = (heading: string) =>
      `{{#pair}}\n${heading}: a summary\nbody: {OpNop | undefined: %u = OpUndef %uint}\n{{/pair}}\n`
    const heading = 'value-is-of-the-result-type/one'
    await expect(write('twice', `${pair(heading)}\n${pair(heading)}`)).rejects.toThrow(
      /twice\.pairs\.hbs:7:1: value-is-of-the-result-type\/one is the name of another pair, too: .*twice\.pairs\.hbs:2:1$/,
    )
    await expect(write('slug', pair('value-is-of-the-result-typ/one'))).rejects.toThrow(
      /slug\.pairs\.hbs:2:1: SPV_KHR_subgroup_rotate has no rule value-is-of-the-result-typ; did you mean value-is-of-the-result-type\?$/,
    )
  })

  it('have in each pair the last version of the text that has its rule', async () => {
    const text = 'SPV_KHR_untyped_pointers'
    // Each is in a room of its own: a file that was imported once stays as it was.
    const makersWith = async (rule: string, until: string) => {
      const room = await mkdtemp(join(folder, 'room-'))
      const pair = `{ rule: '${rule}', name: 'shader', ${until} }`
      await write(text, { only: `export const pairs = [${pair}]` }, room)
      return makersOf(text, room)
    }
    await expect(makersWith('data-type-is-no-matrix', '')).rejects.toThrow(
      "generators/SPV_KHR_untyped_pointers: data-type-is-no-matrix/shader: the rule is in versions until 2025-07-29, and the pair says nothing: write 'until: 2025-07-29' after the heading",
    )
    await expect(makersWith('data-type-is-no-matrix', "until: '2024-08-28'")).rejects.toThrow(
      'and the pair says 2024-08-28',
    )
    await expect(makersWith('data-type-is-not-void', "until: '2024-08-28'")).rejects.toThrow(
      "the rule is in the newest version, and the pair says 2024-08-28: remove 'until: 2024-08-28'",
    )
    await expect(
      makersWith('data-type-is-no-matrix', "until: '2025-07-29'"),
    ).resolves.toMatchObject({ pairs: [{ until: '2025-07-29' }] })
  })

  it('are not loaded from files of rows, from which others are derived', async () => {
    const maker = `export const pairs = []`
    await write('with-rows', { a: maker, rows: `export const rows = []`, 'rows-b': `export {}` })
    await expect(makersOf('with-rows', folder)).resolves.toMatchObject({ pairs: [] })
  })

  it('are reported as missing if a file exports none', async () => {
    await write('misspelt', { a: `export const generator = { name: 'one' }` })
    await expect(makersOf('misspelt', folder)).rejects.toMatchObject({
      kind: 'problem',
      message: expect.stringMatching(/^generators\/misspelt\/a\.[jt]s exports no makers$/),
      hint: expect.stringMatching(/^export one of generators, .*generators\/misspelt\/shared$/),
    })
  })
})
