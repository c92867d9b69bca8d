import type { PlaygroundData } from '../../../runner/playground/page-data.ts'
import { byId, element } from '../../pages/script/dom.js'
import type { DataFiles } from './data-files.ts'
import { sentenceOf } from './sentence-of.ts'

/** Shows one example for each text, and the names of all cases when the user looks for one. */
export function examplesPanel(
  { examples }: PlaygroundData,
  files: DataFiles,
  open: (id: string) => void,
): void {
  const list = byId('example') as HTMLSelectElement
  list.append(
    ...examples.map((example) => element('option', { value: example.case }, example.text)),
  )
  list.addEventListener('change', () => {
    if (list.value !== '') open(list.value)
  })
  byId('examples').append(
    element(
      'p',
      {},
      'One module for each text, chosen among those that released tools judge wrongly.',
    ),
    ...examples.map((example) =>
      element(
        'article',
        { class: 'example' },
        element(
          'h3',
          {},
          element(
            'button',
            { type: 'button', class: 'link-button', click: () => open(example.case) },
            example.text,
          ),
        ),
        element('p', {}, sentenceOf(example.title)),
        element('p', { class: 'where' }, example.why),
      ),
    ),
  )
  const input = byId('case') as HTMLInputElement
  const names = byId('case-names')
  /** More names than this do not help. */
  const most = 200
  let ids: readonly string[] = []
  const suggest = () => {
    const words = input.value.toLowerCase().split(/\s+/)
    const found: string[] = []
    for (const id of ids) {
      if (words.every((word) => id.toLowerCase().includes(word))) found.push(id)
      if (found.length === most) break
    }
    names.replaceChildren(...found.map((id) => element('option', { value: id })))
  }
  const load = async () => {
    const rules = await files.rules()
    ids = Object.entries(rules).flatMap(([rule, { cases }]) =>
      cases.map((name) => `${rule}/${name}`),
    )
    suggest()
  }
  input.addEventListener('focus', () => void load(), { once: true })
  input.addEventListener('input', suggest)
  input.addEventListener('change', () => {
    if (input.value.trim() !== '') open(input.value.trim())
  })
}
