import type { Settings } from '../../../runner/playground/address.ts'
import type { PlaygroundData } from '../../../runner/playground/page-data.ts'
import { byId, element } from '../../pages/script/dom.js'

/** The controls that say how a module is judged. */
export interface Controls {
  readonly settings: () => Settings
  /** Sets the controls; names that there are not are returned. */
  readonly show: (settings: Partial<Settings>) => readonly string[]
  readonly setLimits: (json: string | undefined, name: string) => void
}

function select(id: string): HTMLSelectElement {
  return byId(id) as HTMLSelectElement
}

function revisionSelect({ name, versions }: PlaygroundData['texts'][number]): HTMLElement {
  const options = versions.map(({ date, revision }, index) =>
    element(
      'option',
      { value: index === versions.length - 1 ? '' : date },
      `${date} (revision ${revision})`,
    ),
  )
  return element(
    'label',
    {},
    `${name} `,
    element('select', { name: `revision ${name}` }, ...options.reverse()),
  )
}

/** Fills the form, and calls `changed` when the user changes it. */
export function controls({ environments, texts }: PlaygroundData, changed: () => void): Controls {
  const form = byId('settings') as HTMLFormElement
  select('environment').append(
    element('option', { value: '' }, 'that of its version'),
    ...environments.map((name) => element('option', {}, name)),
  )
  byId('revisions').append(
    ...texts.filter(({ versions }) => versions.length > 1).map(revisionSelect),
  )
  let limits: string | undefined

  const revisionSelects = () =>
    [...form.querySelectorAll<HTMLSelectElement>('#revisions select')].map(
      (list) => [list.name.slice('revision '.length), list] as const,
    )
  const boxes = () => [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]

  const settings = (): Settings => ({
    environment: select('environment').value,
    revisions: Object.fromEntries(
      revisionSelects().flatMap(([name, { value }]) => (value === '' ? [] : [[name, value]])),
    ),
    layouts: boxes().flatMap(({ checked, name }) => (checked ? [name] : [])),
    ...(limits === undefined ? {} : { limits }),
  })
  const summarise = () => {
    const { revisions, layouts } = settings()
    const count = Object.keys(revisions).length + layouts.length + (limits === undefined ? 0 : 1)
    byId('settings-summary').textContent = count === 0 ? '' : `(${count} changed)`
  }
  const setLimits = (json: string | undefined, name: string) => {
    limits = json
    byId('limits-state').textContent = json === undefined ? 'no device' : name
    byId('no-limits').hidden = json === undefined
    summarise()
  }
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return
    summarise()
    changed()
  })
  byId('no-limits').addEventListener('click', () => {
    setLimits(undefined, '')
    changed()
  })

  return {
    settings,
    setLimits,
    show: ({ environment = '', revisions = {}, layouts = [], limits: given }) => {
      const unknown: string[] = []
      const isKnown = environment === '' || environments.includes(environment)
      select('environment').value = isKnown ? environment : ''
      if (!isKnown) unknown.push(environment)
      const lists = new Map(revisionSelects())
      for (const list of lists.values()) list.selectedIndex = 0
      for (const [name, date] of Object.entries(revisions)) {
        const list = lists.get(name)
        const option = [...(list?.options ?? [])].find((candidate) => candidate.value === date)
        if (list !== undefined && option !== undefined) list.value = date
        else unknown.push(`${name}:${date}`)
      }
      for (const box of boxes()) box.checked = layouts.includes(box.name)
      const names = boxes().map(({ name }) => name)
      unknown.push(...layouts.filter((name) => !names.includes(name)))
      setLimits(given, 'as in the address')
      return unknown
    },
  }
}
