type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form that have a name, those that say how others are read first. */
function fieldsOf(form: HTMLElement): readonly FormControl[] {
  const found = [...form.querySelectorAll<FormControl>('select, textarea, input')]
  return [...found].sort(
    (a, b) => Number(b instanceof HTMLSelectElement) - Number(a instanceof HTMLSelectElement),
  )
}

function nameOf(field: FormControl): string {
  return field.getAttribute('aria-label') ?? ''
}

/** Notes which fields of a form the user changes. */
export function noteTyped(form: HTMLElement): void {
  for (const name of ['input', 'change'])
    form.addEventListener(name, ({ target }) => {
      if (target instanceof HTMLElement) target.dataset['typed'] = 'yes'
    })
}

/** What the user has typed into a form, by the names of its fields. */
export function typedIn(form: HTMLElement): ReadonlyMap<string, string> {
  const typed = fieldsOf(form).filter((field) => field.dataset['typed'] === 'yes')
  return new Map(typed.map((field) => [nameOf(field), field.value]))
}

/** Whether a field can have a value: another module may have other choices. */
function mayBe(field: FormControl, value: string): boolean {
  return (
    !(field instanceof HTMLSelectElement) ||
    [...field.options].some((option) => option.value === value)
  )
}

/** Puts what was typed into the fields of those names, where the form was made again. */
export function typeAgain(form: HTMLElement, typed: ReadonlyMap<string, string>): void {
  for (const field of fieldsOf(form)) {
    const value = typed.get(nameOf(field))
    if (value === undefined || !mayBe(field, value)) continue
    field.dataset['typed'] = 'yes'
    // A choice that makes the form again would do so for ever.
    if (field.value === value) continue
    field.value = value
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
}
