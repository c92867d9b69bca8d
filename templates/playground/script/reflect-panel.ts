import type { Client } from '../../../scripts/browser/client.ts'
import type { Source } from '../../../scripts/browser/source.ts'
import { byId, element } from '../../pages/script/dom.js'

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(cell).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${cell(part)}`)
      .join('; ')
  return String(value)
}

/** The name of a column in words: `descriptorSet` is `descriptor set`. */
function heading(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Rows as a table: a column for each name that any of them has. */
function table(caption: string, rows: readonly object[]): HTMLElement | undefined {
  if (rows.length === 0) return undefined
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return element(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': caption, tabindex: 0 },
    element(
      'table',
      {},
      element('caption', {}, caption),
      element(
        'thead',
        {},
        element('tr', {}, ...names.map((name) => element('th', { scope: 'col' }, heading(name)))),
      ),
      element(
        'tbody',
        {},
        ...rows.map((row) =>
          element(
            'tr',
            {},
            ...names.map((name) => element('td', {}, cell((row as Record<string, unknown>)[name]))),
          ),
        ),
      ),
    ),
  )
}

/** Shows what a runtime reads from NonSemantic.ClspvReflection, and where the module contradicts it. */
export async function showReflection(
  client: Client,
  source: Source,
  environment: string,
): Promise<void> {
  const panel = byId('reflect')
  const found = await client.reflect(source, { environment })
  if ('kind' in found) {
    panel.replaceChildren(element('p', {}, found.message))
    return
  }
  if (found.versions.length === 0) {
    panel.replaceChildren(
      element(
        'p',
        {},
        'The module has no NonSemantic.ClspvReflection: there is nothing to reflect.',
      ),
    )
    return
  }
  const tables = [
    table('Contradictions', found.mismatches),
    table('Kernels', found.kernels),
    table('Arguments', found.arguments),
    table('Bindings', found.resources),
    table('Push constants', found.pushConstants),
    table('Specialization constants', found.specConstants),
    table('Constant data', found.constantData),
    table('Strings of printf', found.printf.strings),
  ]
  panel.replaceChildren(
    element('p', {}, `NonSemantic.ClspvReflection ${found.versions.join(', ')}.`),
    ...tables.filter((shown) => shown !== undefined),
  )
}
