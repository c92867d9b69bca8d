import type { Client } from '../../../scripts/browser/client.ts'
import type { JudgeOptions } from '../../../scripts/browser/judgement.ts'
import type { BreakableRule, Mutation } from '../../../scripts/browser/mutate.ts'
import type { Source } from '../../../scripts/browser/source.ts'
import { byId, element } from '../../pages/script/dom.js'
import { listing } from '../../pages/script/listing.js'
import { sentenceOf } from './sentence-of.ts'

/** The module that is broken, and what becomes of it. */
export interface BreakContext {
  readonly client: Client
  readonly source: () => Source
  readonly options: () => Promise<JudgeOptions>
  readonly open: (assembly: string) => void
  /** Ends the search when the module changes. */
  readonly signal: AbortSignal
}

function broken(
  mutation: Mutation,
  { before, after }: { readonly before: string; readonly after: string },
  context: BreakContext,
  again: () => void,
): HTMLElement {
  const { judgement, assembly, summary } = mutation
  const rules = [...new Set(judgement.blames.map(({ rule }) => rule))]
  return element(
    'div',
    { class: 'broken' },
    element('p', {}, `${sentenceOf(summary)} Broken: ${rules.join(', ')}.`),
    ...judgement.blames
      .slice(0, 1)
      .map(({ message }) => element('p', { class: 'message' }, message)),
    listing(after, before),
    element(
      'p',
      { class: 'field' },
      element(
        'button',
        { type: 'button', class: 'button', click: () => context.open(assembly) },
        'Open it in the editor',
      ),
      element(
        'button',
        { type: 'button', class: 'button', click: again },
        'Break it in another way',
      ),
    ),
  )
}

/** A button that breaks one of these rules, or anything, and where it shows what it did. */
function breaker(
  label: string,
  rules: readonly string[] | undefined,
  context: BreakContext,
): { readonly button: HTMLElement; readonly result: HTMLElement } {
  const result = element('div', { 'aria-live': 'polite' })
  let seed = 0
  const breakIt = async () => {
    result.replaceChildren('Breaking it')
    const { environment } = await context.options()
    const mutation = await context.client.mutate(context.source(), {
      ...{ seed },
      ...(rules && { rules }),
      ...(environment === undefined ? {} : { environment }),
    })
    seed++
    if (mutation.kind === 'problem') {
      result.replaceChildren(element('p', {}, `${mutation.message}.`))
      return
    }
    const listed = { ids: 'numbers', header: false, indent: false } as const
    const before = await context.client.disassemble(context.source(), listed)
    const after = await context.client.disassemble(mutation.words, listed)
    const texts = [before, after].map((shown) => ('kind' in shown ? '' : shown.text.trim()))
    result.replaceChildren(
      broken(
        mutation,
        { before: texts[0] ?? '', after: texts[1] ?? '' },
        context,
        () => void breakIt(),
      ),
    )
  }
  const button = element(
    'button',
    {
      ...{ type: 'button', class: 'button', click: () => void breakIt() },
      ...(rules && { 'aria-label': `Break ${rules.join(', ')}` }),
    },
    label,
  )
  return { button, result }
}

function ruleRow(rule: BreakableRule, context: BreakContext): HTMLElement {
  const { button, result } = breaker('Break it', [rule.id], context)
  return element(
    'article',
    { class: 'example', 'data-rule': rule.id },
    element('h3', {}, rule.summary),
    element(
      'p',
      { class: 'where' },
      element('code', {}, rule.id),
      `, ${rule.section}, ${rule.places} ${rule.places === 1 ? 'place' : 'places'} `,
      button,
    ),
    result,
  )
}

/** Lists the rules that have a place in the module, each with a button that breaks it there. */
export async function showBreakable(context: BreakContext): Promise<void> {
  const panel = byId('break')
  panel.replaceChildren(
    element('p', { role: 'status' }, 'Looking for rules that can be broken here'),
  )
  const { client, source, options, signal } = context
  const found = await client.breakable(source(), await options(), { signal })
  if ('kind' in found) {
    panel.replaceChildren(
      element('p', {}, `${found.message}.`),
      element(
        'p',
        { class: 'where' },
        'Only a valid module can be broken in one place: mend it first, or open an example’s valid twin.',
      ),
    )
    return
  }
  const rows = found.map((rule) => ({ rule, row: ruleRow(rule, context) }))
  const filter = element('input', {
    type: 'search',
    'aria-label': 'Search rules',
    placeholder: 'search rules',
    input: () => {
      const word = filter.value.toLowerCase()
      for (const { rule, row } of rows)
        row.hidden = !`${rule.id} ${rule.summary}`.toLowerCase().includes(word)
    },
  })
  const anyhow = breaker('Break anything', undefined, context)
  panel.replaceChildren(
    element('p', { class: 'field' }, anyhow.button),
    anyhow.result,
    element(
      'p',
      {},
      `${found.length} rules have a place in this module. Each is broken there alone, and the judge confirms it.`,
    ),
    filter,
    ...rows.map(({ row }) => row),
  )
}
