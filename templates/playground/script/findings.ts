import type { Blame, Judgement } from '../../../scripts/browser/judgement.ts'
import { element } from '../../pages/script/dom.js'
import { closestCase } from './closest.ts'
import type { DataFiles } from './data-files.ts'
import { toolAnswers } from './tool-answers.ts'

/** What a list of broken rules needs besides the verdict. */
export interface FindingsContext {
  readonly files: DataFiles
  /** The text of the module, to which the closest case is looked for. */
  readonly text: () => string
  readonly goTo: (line: number) => void
  readonly openCase: (id: string) => void
}

/** More places of one rule are not listed. */
const mostPlaces = 50

/** The line of a violation in the text that the editor shows. */
export function lineOf({ source, line }: Blame): number | undefined {
  return source?.line ?? line
}

function lineButton(line: number, goTo: FindingsContext['goTo']): HTMLElement {
  return element(
    'button',
    { type: 'button', class: 'link-button', click: () => goTo(line) },
    `line ${line}`,
  )
}

function place(blame: Blame, { goTo }: FindingsContext): HTMLElement {
  const line = lineOf(blame)
  const text = blame.source?.text ?? blame.text
  const { compiledFrom } = blame
  return element(
    'li',
    {},
    ...(line === undefined ? [`word ${blame.word}`] : [lineButton(line, goTo)]),
    ': ',
    element('span', { class: 'message' }, blame.message),
    ...(text === undefined ? [] : [element('br'), element('code', {}, text)]),
    ...(compiledFrom === undefined
      ? []
      : [element('br'), `compiled from ${compiledFrom.file}:${compiledFrom.line}`]),
  )
}

/** A rule with the places that break it. */
function finding(rule: string, blames: readonly Blame[], context: FindingsContext): HTMLElement {
  const [first] = blames
  const words = first?.words
  const vuids = [...new Set(blames.flatMap((blame) => blame.vuids ?? []))]
  const link = element('a', { rel: 'noreferrer noopener', target: '_blank' }, words?.section ?? '')
  const answers = element('div', {})
  const twin = element('details', {}, element('summary', {}, 'Closest case and its valid twin'))
  let isAsked = false
  twin.addEventListener('toggle', () => {
    if (!twin.open || isAsked) return
    isAsked = true
    void closestCase(rule, context).then((shown) => twin.append(shown))
  })
  void context.files
    .rules()
    .then((rules) => {
      const known = rules[rule]
      if (known === undefined) return
      link.href = known.address
      answers.append(...toolAnswers(known))
      if (known.cases.length === 0) twin.remove()
    })
    .catch((error: unknown) => answers.append(String(error)))
  return element(
    'article',
    { class: 'finding', 'data-rule': rule },
    element('h3', {}, words?.summary ?? rule),
    element(
      'ul',
      { class: 'places' },
      ...blames.slice(0, mostPlaces).map((blame) => place(blame, context)),
      ...(blames.length > mostPlaces
        ? [element('li', {}, `and ${blames.length - mostPlaces} further places`)]
        : []),
    ),
    element(
      'p',
      { class: 'where' },
      element('code', {}, rule),
      ', ',
      link,
      ...(vuids.length === 0 ? [] : [', ', element('code', {}, vuids.join(', '))]),
      ...(words?.confidence === 'certain' || words === undefined ? [] : [`, ${words.confidence}`]),
    ),
    answers,
    twin,
  )
}

/** Every rule that a module breaks, in the order of the module. */
export function findings({ blames }: Judgement, context: FindingsContext): readonly HTMLElement[] {
  const byRule = new Map<string, Blame[]>()
  for (const blame of blames) {
    const places = byRule.get(blame.rule) ?? []
    byRule.set(blame.rule, places)
    places.push(blame)
  }
  return [...byRule].map(([rule, places]) => finding(rule, places, context))
}

/** The errors of a text that is not a module yet. */
export function textErrors({ errors }: Judgement, goTo: FindingsContext['goTo']): HTMLElement {
  return element(
    'ul',
    { class: 'places' },
    ...errors
      .slice(0, mostPlaces)
      .map(({ line, column, message }) =>
        element(
          'li',
          {},
          lineButton(line, goTo),
          `, column ${column}: `,
          element('span', { class: 'message' }, message),
        ),
      ),
  )
}
