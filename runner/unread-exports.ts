import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { judgeExports } from '#reference/judge-exports'
import { nearest } from '#spec/nearest'
import { makerLists } from './corpus/maker-lists.ts'
import { sourcesOf } from './wall.ts'

/** The exports by which the files of a text are read, by room; `rows` are the sentences that a room transcribes. */
const read: Readonly<Record<string, readonly string[]>> = {
  generators: [...makerLists, 'rows'],
  reference: [...judgeExports, 'rows'],
}

/** Exports that exist at run time; types are for the compiler, which finds a misspelt one. */
const exported = /^export (?:async )?(?:const|let|class|function\*?) (\w+)/gm
const imported = /^(?:import|export) (?:type )?\{([^}]*)\}\s*from/gm

function namesIn(pattern: RegExp, source: string): readonly string[] {
  return [...source.matchAll(pattern)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .replace(/^\s*type\s/, '')
          .trim()
          .split(' as ')[0] ?? '',
    ),
  )
}

/**
 * The exports of makers and checks that nothing reads, a sentence for each: a misspelt `mutators` or `checks` would be
 * passed over in silence where the file exports another list as well.
 *
 * @param root of a checkout.
 * @param texts the names of folders to look at; what their files share is not looked at.
 */
export function unreadExports(root: string, texts: readonly string[]): readonly string[] {
  return Object.entries(read).flatMap(([room, lists]) => {
    const files = sourcesOf(root, room).map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return { file: file.replaceAll(sep, '/'), source }
    })
    const imports = new Set(files.flatMap(({ source }) => namesIn(imported, source)))
    const ofTexts = files.filter(({ file }) => {
      const [, text = '', ...below] = file.split('/')
      return texts.includes(text) && below.length > 0 && !below.includes('shared')
    })
    return ofTexts.flatMap(({ file, source }) =>
      namesIn(exported, source)
        .filter((name) => !lists.includes(name) && !imports.has(name))
        .map((name) => {
          const [meant] = nearest(name, lists)
          const asked = meant === undefined ? '' : ` (did you mean ${meant}?)`
          return `${file} exports ${name}, which no file imports${asked}`
        }),
    )
  })
}
