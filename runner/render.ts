import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Handlebars from 'handlebars'
import { packageRoot } from './package-root.ts'

/** The values that a template may show: plain data, since getters and class instances render as nothing. */
export type View = { readonly [name: string]: unknown }

/**
 * A template of `templates/` ready to be filled in, any number of times.
 *
 * @param path below `templates/`, with `.hbs`.
 * @param escaping `xml` escapes every value for XML and HTML; `none` leaves them as they are.
 * @throws if there is no such template, or if a value that the template names is missing.
 */
export function template(path: string, escaping: 'xml' | 'none'): (view: View) => string {
  const handlebars = Handlebars.create()
  const parts = join(packageRoot(), 'templates', 'parts')
  for (const file of readdirSync(parts))
    handlebars.registerPartial(basename(file, '.hbs'), readFileSync(join(parts, file), 'utf8'))
  return handlebars.compile<View>(readFileSync(join(packageRoot(), 'templates', path), 'utf8'), {
    noEscape: escaping === 'none',
    strict: true,
    preventIndent: true,
    knownHelpersOnly: true,
  })
}
