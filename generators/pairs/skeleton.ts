import { existsSync, readFileSync } from 'node:fs'
import Handlebars from 'handlebars'
import { MakerError } from '../maker-error.ts'
import { type Pieces, places, skeletons } from './pieces.ts'

const parts = ['module', 'function']

/** The parts of a skeleton that apply if the pieces do not replace them. */
const usual = ['capabilities', 'memoryModel', 'entryPoints', 'modes', 'main', 'end'] as const

/** The folder of the templates, above the sources and above what they are built to. */
function folder(): URL {
  for (const path of ['../../templates/modules/', '../../../templates/modules/']) {
    const url = new URL(path, import.meta.url)
    if (existsSync(url)) return url
  }
  throw new MakerError('faulty-template', `no templates/modules above ${import.meta.url}`)
}

/** Templates of assembly: nothing is escaped, and nothing that is named may be missing. */
function compiled(): ReadonlyMap<string, Handlebars.TemplateDelegate> {
  const handlebars = Handlebars.create()
  const options = { noEscape: true, strict: true, preventIndent: true, knownHelpersOnly: true }
  const here = folder()
  const template = (name: string) =>
    handlebars.compile(readFileSync(new URL(`${name}.hbs`, here), 'utf8'), options)
  for (const part of parts) handlebars.registerPartial(part, template(part))
  return new Map(skeletons.map((name) => [name, template(name)]))
}

let templates: ReadonlyMap<string, Handlebars.TemplateDelegate> | undefined

/** The assembly of a module of pieces, in the order of its sections (2.4), without empty lines. */
export function rendered(pieces: Pieces): string {
  templates ??= compiled()
  const { skeleton = 'compute', main } = pieces
  const text = templates.get(skeleton)?.({
    ...Object.fromEntries(places.map((place) => [place, pieces[place] ?? ''])),
    given: Object.fromEntries(usual.map((place) => [place, pieces[place] !== undefined])),
    hasMain: main === undefined ? skeleton !== 'library' : main !== '',
  })
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  return `${lines.join('\n')}\n`
}
