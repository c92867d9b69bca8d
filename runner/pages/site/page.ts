import type { View } from '../../render.ts'
import { template } from '../../render.ts'
import type { Material } from '../../report/material.ts'
import { addresses, rootFrom } from './addresses.ts'
import type { SiteData } from './site.ts'

/** Pages that the menu has. */
export type Place = 'front' | 'causes' | 'tools' | 'texts' | 'playground' | 'none'

/** The content of one page, without the surroundings that all have. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly place: Place
  readonly view: View
}

const menu: readonly { readonly place: Place; readonly name: string; readonly to: string }[] = [
  { place: 'front', name: 'Overview', to: addresses.front },
  { place: 'causes', name: 'Errors', to: addresses.causes },
  { place: 'tools', name: 'Tools', to: `${addresses.front}#tools` },
  { place: 'texts', name: 'Texts', to: `${addresses.front}#texts` },
  { place: 'playground', name: 'Playground', to: addresses.playground },
]

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

/** Fills the template of a kind of page, `templates/pages/<kind>.hbs`, with the menu and the foot that every page has. */
export function pageFiller(
  kind: string,
  { runs }: SiteData,
  { playground }: Pick<Material, 'playground'>,
): (page: Page) => string {
  const fill = template(`pages/${kind}.hbs`, 'xml')
  const newest = runs.at(-1)
  const suite = newest?.log.header.suite ?? { name: '', version: '' }
  return ({ path, title, place, view }) => {
    const root = rootFrom(path)
    const entries = menu.filter(({ to }) => to !== addresses.playground || playground === to)
    const menuOf = entries.map(({ to, name, place: menuPlace }) => ({
      href: `${root}${to}`,
      name,
      view: '',
      isHere: menuPlace === place,
    }))
    const day = newest?.day ?? ''
    return fill({
      ...view,
      bodyClass: 'site',
      style: '',
      path,
      root,
      title,
      policy,
      suite,
      day,
      menu: menuOf,
    })
  }
}
