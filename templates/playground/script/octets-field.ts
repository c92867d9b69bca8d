import { element } from '../../pages/script/dom.js'
import { forms, type OctetForm, octetsText, typedOctets } from './octets-text.ts'

/** A field in which octets are typed as numbers, or dropped as a file. */
export interface OctetsField {
  readonly body: HTMLElement
  readonly form: () => OctetForm
  /** The octets; a sentence that says what is wrong with them otherwise. */
  readonly read: () => Uint8Array | string
}

/** More octets are not written into a field: they are kept as a file. */
const mostShown = 64 * 1024

/** A field with that label and those octets. */
export function octetsField(label: string, octets: Uint8Array): OctetsField {
  let form: OctetForm = 'u32'
  let kept: Uint8Array | undefined
  const area = element('textarea', { 'aria-label': label, spellcheck: false, autocomplete: 'off' })
  const note = element('p', { class: 'where', role: 'alert' })
  const show = (shown: Uint8Array) => {
    kept = shown.length > mostShown ? shown : undefined
    area.value = kept === undefined ? octetsText(shown, shown.length % 4 === 0 ? form : 'hex') : ''
    area.placeholder = kept === undefined ? '' : `a file of ${kept.length} octets`
  }
  const picker = element(
    'select',
    {
      'aria-label': `Form of ${label}`,
      change: () => {
        const before = read()
        form = picker.value as OctetForm
        if (typeof before !== 'string') show(before)
      },
    },
    ...forms.map((name) => element('option', { selected: name === form }, name)),
  )
  const read = (): Uint8Array | string => {
    const found = kept ?? typedOctets(area.value, form)
    note.textContent = typeof found === 'string' ? found : ''
    return typeof found === 'string' ? `${label}: ${found}` : found
  }
  if (octets.length % 4 !== 0) {
    form = 'hex'
    picker.value = form
  }
  area.addEventListener('dragover', (event) => event.preventDefault())
  area.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? []
    if (file === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void file.arrayBuffer().then((buffer) => show(new Uint8Array(buffer)))
  })
  area.addEventListener('input', () => {
    kept = undefined
  })
  show(octets)
  const body = element(
    'div',
    {},
    element('p', { class: 'field' }, element('b', {}, label), picker),
    area,
    note,
  )
  return { body, form: () => form, read }
}
