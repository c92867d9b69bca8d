import { element } from '../../pages/script/dom.js'
import type { IdAtCursor } from './ids.ts'

/** More uses are not listed. */
const mostUses = 12

/** Says where the id at the cursor is defined and used, with buttons that lead there. */
export function showId(
  line: HTMLElement,
  id: IdAtCursor | undefined,
  goTo: (line: number) => void,
): void {
  if (id === undefined) {
    line.replaceChildren()
    return
  }
  const { name, definition, uses } = id
  const button = (number: number) =>
    element('button', { type: 'button', click: () => goTo(number) }, String(number))
  const listed = uses.slice(0, mostUses).flatMap((number) => [' ', button(number)])
  line.replaceChildren(
    element('code', { class: 't-id' }, name),
    ...(definition === undefined
      ? [' has no definition here']
      : [' is defined on line ', button(definition)]),
    ...(uses.length === 0 ? [', and not used'] : [', used on', ...listed]),
    ...(uses.length > mostUses ? [` and ${uses.length - mostUses} others`] : []),
  )
}
