import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { meaninglessNames } from './names.ts'

/** The folders that hold code. */
const named = ['spec', 'generators', 'reference', 'runner', 'scripts', 'templates', 'test']

const root = packageRoot()

/** This file, whose planted names are in quotes. */
const planted = 'test/names/names.test.ts'

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
    .filter((file) => /\.(ts|js|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => file !== planted)
}

describe('names of variables', () => {
  it.each(named)('are nouns of the field in %s', (folder) => {
    const files = sources(folder)
    expect(files.length).toBeGreaterThan(5)
    expect(
      files.flatMap((file) => meaninglessNames(file, readFileSync(join(root, file), 'utf8'))),
    ).toEqual([])
  })

  it.each([
    ['for (const of of rules) print(of)', 'of'],
    ['const rows = rules.map((one) => one.id)', 'one'],
    ['export function at(index: number) { return index }', 'at'],
    ['const { rules: [own] } = text', 'own'],
    ['const { said } = finding', 'said'],
    ['let [, ...there] = rows', 'there'],
    ['const shown = ({ answer: by = 1 }) => by', 'by'],
    ["import { rule as of } from './rule.ts'", 'of'],
    ['export function* of() {}', 'of'],
    ['try { run() } catch (said) {}', 'said'],
    ['interface Row { readonly read: (text: string, at: number) => string }', 'at'],
  ])('are reported with file and line: %s', (line, name) => {
    expect(meaninglessNames('runner/planted.ts', `const first = 1\n\n${line}\n`)).toEqual([
      `runner/planted.ts:3: ${name}`,
    ])
  })

  it.each([
    'for (const rule of rules) print({ of: rule, at: rule.word })',
    'const line = found.at(-1)?.said',
    "const text = 'one of (of: them)'",
  ])('are not reported where they are properties or words: %s', (line) => {
    expect(meaninglessNames('runner/planted.ts', line)).toEqual([])
  })
})
