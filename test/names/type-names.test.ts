import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { declaredTypes, namesOfSeveralFiles } from './type-names.ts'

const root = packageRoot()

/** The folders that declare types. */
const folders = ['spec', 'generators', 'reference', 'runner', 'scripts', 'templates', 'test']

/** Names that several files declare, each with the files and the reason. */
const shared: Readonly<
  Record<string, { readonly files: readonly string[]; readonly why: string }>
> = {
  Instruction: {
    files: ['generators/module.ts', 'reference/module.ts', 'spec/grammar/types.ts'],
    why: 'the word of SPIR-V; maker and judge see it in forms of their own, the grammar describes it',
  },
  Module: {
    files: ['generators/module.ts', 'reference/module.ts'],
    why: 'the word of SPIR-V; maker and judge share no types',
  },
  MutateOptions: {
    files: ['scripts/browser/mutate.ts', 'scripts/library/mutate.ts'],
    why: 'the options of one function in two entry points, which have different defaults',
  },
  Operand: {
    files: ['reference/module.ts', 'spec/grammar/types.ts'],
    why: 'the word of SPIR-V; the judge decodes what the grammar describes',
  },
}

function sources(): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
    ),
  )
}

describe('names of types', () => {
  it('are used for one thing in the whole tree', () => {
    const files = sources()
    const types = [...files].flatMap(([file, source]) => declaredTypes(file, source))
    expect(types.length).toBeGreaterThan(1500)
    const found = [...namesOfSeveralFiles(files)].map(([name, places]) => [
      name,
      places.map((place) => place.slice(0, place.lastIndexOf(':'))).sort(),
    ])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(shared).map(([name, { files }]) => [name, files])),
    )
  })

  it.each([
    'interface Row {',
    'export interface Row {',
    'type Row = string',
    'export type Row<Made> = readonly Made[]',
    'export class Row {',
    'abstract class Row {',
  ])('are reported with all places if two files declare them: %s', (line) => {
    const planted = new Map([
      ['runner/first.ts', `const first = 1\n${line}\n`],
      ['runner/second.ts', `${line}\n`],
    ])
    expect([...namesOfSeveralFiles(planted)]).toEqual([
      ['Row', ['runner/first.ts:2', 'runner/second.ts:1']],
    ])
  })

  it.each(['  type Row = string', '// type Row = string', "import type { Row } from './row.ts'"])(
    'are not reported for lines that declare nothing at the top of a file: %s',
    (line) => {
      expect(declaredTypes('runner/first.ts', line)).toEqual([])
    },
  )
})
