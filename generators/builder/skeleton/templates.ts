import { existsSync, readFileSync } from 'node:fs'
import Handlebars from 'handlebars'
import { MakerError } from '../../maker-error.ts'

const parts = ['preamble', 'main']

/** The folder of the templates, above the sources and above what they are built to. */
function folder(): URL {
  for (const path of ['../../../templates/modules/', '../../../../templates/modules/']) {
    const url = new URL(path, import.meta.url)
    if (existsSync(url)) return url
  }
  throw new MakerError('faulty-template', `no templates/modules above ${import.meta.url}`)
}

/** Renders the module templates: assembly as it stands, where nothing is escaped and nothing may be missing. */
export function createTemplates(): (name: string, data: object) => string {
  const handlebars = Handlebars.create()
  const options = { noEscape: true, strict: true, preventIndent: true, knownHelpersOnly: true }
  const here = folder()
  const source = (path: string) => readFileSync(new URL(`${path}.hbs`, here), 'utf8')
  for (const part of parts) {
    handlebars.registerPartial(part, handlebars.compile(source(`parts/${part}`), options))
  }
  const compiled = new Map<string, Handlebars.TemplateDelegate>()
  return (name, data) => {
    let template = compiled.get(name)
    if (template === undefined) {
      template = handlebars.compile(source(name), options)
      compiled.set(name, template)
    }
    return template(data)
  }
}
