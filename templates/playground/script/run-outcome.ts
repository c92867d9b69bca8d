import type { RunResult } from '../../../scripts/browser/run.ts'
import type { TraceStep } from '../../../scripts/browser/trace.ts'
import { element } from '../../pages/script/dom.js'
import { type OctetForm, octetsText } from './octets-text.ts'

/** More numbers of a buffer are not shown. */
const mostRows = 512

/** Numbers of a buffer before and after a run, four octets a row. */
function bufferTable(
  name: string,
  before: Uint8Array | undefined,
  { bytes, known }: { readonly bytes: Uint8Array; readonly known: Uint8Array },
  form: OctetForm,
): HTMLElement {
  const rows: HTMLElement[] = []
  for (let from = 0; from < bytes.length && rows.length < mostRows; from += 4) {
    const to = Math.min(from + 4, bytes.length)
    const isKnown = known.subarray(from, to).every((mark) => mark !== 0)
    const old = before === undefined ? '' : octetsText(before.subarray(from, to), form)
    const now = isKnown ? octetsText(bytes.subarray(from, to), form) : 'undefined'
    rows.push(
      element(
        'tr',
        old === now ? {} : { class: 'changed' },
        element('th', { scope: 'row' }, String(from)),
        element('td', {}, old),
        element('td', {}, old === now ? now : element('b', {}, now)),
      ),
    )
  }
  const left = Math.ceil(bytes.length / 4) - rows.length
  return element(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': `Buffer ${name}`, tabindex: 0 },
    element(
      'table',
      {},
      element('caption', {}, `Buffer ${name}, as ${form}`),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...['offset', 'before', 'after'].map((head) => element('th', { scope: 'col' }, head)),
        ),
      ),
      element('tbody', {}, ...rows),
    ),
    ...(left > 0 ? [element('p', {}, `and ${left} further rows`)] : []),
  )
}

const headings = {
  undefined: 'Undefined behaviour',
  open: 'The texts can be read two ways about it',
  unsupported: 'The interpreter does not know it',
  limit: 'Ended at a limit',
  defect: 'The module is not well formed',
} as const

/** What is said of the buffers of a run beside what is in them, each by its key. */
export interface ShownBuffers {
  readonly before: Readonly<Record<string, Uint8Array>>
  readonly formOf: (key: string) => OctetForm
  readonly nameOf: (key: string) => string
  readonly goTo: (line: number) => void
}

/** What a run came to. */
export function outcomeView(
  outcome: RunResult['outcome'],
  { before, formOf, nameOf, goTo }: ShownBuffers,
): readonly HTMLElement[] {
  if (outcome.kind === 'refused')
    return [element('p', { class: 'verdict invalid' }, `Not run: ${outcome.message}`)]
  if (outcome.kind === 'finished')
    return [
      element('p', { class: 'verdict valid' }, `Finished after ${outcome.steps} steps.`),
      ...Object.entries(outcome.buffers).map(([key, buffer]) =>
        bufferTable(nameOf(key), before[key], buffer, formOf(key)),
      ),
    ]
  const { line } = outcome
  return [
    element(
      'p',
      { class: 'verdict invalid' },
      `${headings[outcome.kind]}: ${outcome.message} `,
      ...(line === undefined
        ? []
        : [
            element(
              'button',
              { type: 'button', class: 'link-button', click: () => goTo(line) },
              `line ${line}`,
            ),
          ]),
    ),
    ...(outcome.kind === 'undefined' ? [element('p', { class: 'where' }, outcome.section)] : []),
  ]
}

/** Steps through the trace of a run, forwards and backwards. */
export function traceView(
  steps: readonly TraceStep[],
  isCut: boolean,
  stepTo: (line: number | undefined) => void,
): HTMLElement {
  const last = steps.length - 1
  let position = 0
  const range = element('input', {
    type: 'range',
    min: 0,
    max: Math.max(0, last),
    value: 0,
    'aria-label': 'Step of the run',
  })
  const text = element('code', {})
  const where = element('p', { 'aria-live': 'polite' })
  const go = (to: number) => {
    position = Math.min(Math.max(0, to), last)
    range.value = String(position)
    const step = steps[position]
    if (step === undefined) return
    const { invocation, result, to: target, line } = step
    const becomes = result === undefined ? '' : ` is ${result}`
    const written = target === undefined ? '' : `, to ${target.object} at byte ${target.offset}`
    text.textContent = step.text
    where.replaceChildren(
      `Step ${position + 1} of ${steps.length}${isCut ? ', the first ones' : ''}, invocation ${invocation}: `,
      text,
      `${becomes}${written}`,
    )
    stepTo(line)
  }
  const button = (label: string, to: () => number) =>
    element('button', { type: 'button', class: 'button', click: () => go(to()) }, label)
  range.addEventListener('input', () => go(Number(range.value)))
  if (steps.length > 0) go(0)
  return element(
    'section',
    { 'aria-label': 'Trace' },
    element('h3', {}, 'Trace'),
    element(
      'p',
      { class: 'field' },
      button('First', () => 0),
      button('Back', () => position - 1),
      button('Forward', () => position + 1),
      button('Last', () => last),
      range,
    ),
    where,
  )
}
