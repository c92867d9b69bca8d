import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { calquesIn } from './comments.ts'

const root = packageRoot()

/** The folders whose comments are read. */
const rooms = ['spec', 'generators', 'reference', 'runner', 'scripts', 'templates', 'test']

/** These files name the words that they look for. */
const planted = ['test/names/comments.ts', 'test/names/comments.test.ts']

function filesBelow(room: string): readonly string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll(sep, '/')}`)
    .filter((file) => /\.(?:ts|js|mjs|hbs)$/.test(file) && !planted.includes(file))
}

describe('comments in the sources', () => {
  it.each(rooms)('have a subject and no calque in %s', (room) => {
    const files = filesBelow(room)
    expect(files.length).toBeGreaterThan(5)
    expect(
      files.flatMap((file) => calquesIn(file, readFileSync(join(root, file), 'utf8'))),
    ).toEqual([])
  })

  it.each([
    ['/** Of a pointer type. */', 'a sentence that begins with "Of"'],
    ['// Is for who wants one site.', '"who" without a person'],
    ['/** A variable of so many locations. */', '"so many" for a number'],
    ["/** Modules of somebody's. */", '"somebody\'s" for a user\'s'],
    ['/** Is told of each slice. */', '"is told" for is reported'],
    ['// A store through what is no pointer.', '"what is no"'],
    ['/** The form that it is held against. */', '"held against" for compared'],
    ['/** Made anew for each. */', '"anew" for again'],
    ['/** Text in the place of a line. */', '"in the place of" for instead of'],
    ['// An operand that is no value.', '"that is no" for "that is not a"'],
  ])('are reported with file and line: %s', (line, what) => {
    expect(calquesIn('runner/planted.ts', `const first = 1\n\n${line}\n`)).toContain(
      `runner/planted.ts:3: ${what}`,
    )
  })

  it('are found in templates as well', () => {
    const template =
      '{{#pair}}\n{{!--\n  Values, and\n  what is no value.\n--}}\n{{! Of a pair. }}\n{{/pair}}'
    expect(calquesIn('generators/planted.pairs.hbs', template)).toEqual([
      'generators/planted.pairs.hbs:2: "what is no"',
      'generators/planted.pairs.hbs:6: a sentence that begins with "Of"',
    ])
  })

  it('are read across line breaks', () => {
    const block = '/**\n * The tool that answers\n * for who asks.\n */'
    expect(calquesIn('runner/planted.ts', block)).toEqual([
      'runner/planted.ts:1: "who" without a person',
    ])
  })

  it.each([
    '/** So many that a run is worth it. */',
    '/** One of the items. */',
    "const text = 'Of a pointer type'",
    '/** The people who write modules. */',
  ])('are not reported for the same words in other sentences: %s', (line) => {
    expect(calquesIn('runner/planted.ts', line)).toEqual([])
  })
})
