import type { RuleAnswer, RuleData } from '../../../runner/playground/page-data.ts'
import { element } from '../../pages/script/dom.js'

function answer({ tool, state, mark, text, causes }: RuleAnswer): HTMLElement {
  return element(
    'li',
    {},
    element('span', { class: state }, element('span', { 'aria-hidden': 'true' }, `${mark} `), tool),
    `: ${text}`,
    ...(causes.length === 0
      ? []
      : [element('ul', {}, ...causes.map((cause) => element('li', {}, cause)))]),
  )
}

/** What released tools say about a rule. */
export function toolAnswers({ tools, cases }: RuleData): readonly HTMLElement[] {
  if (tools.length === 0)
    return [
      element(
        'p',
        { class: 'where' },
        cases.length === 0
          ? 'No case asks tools about this rule.'
          : 'No released tool is known to be wrong about this rule.',
      ),
    ]
  return [
    element(
      'details',
      { class: 'tools-say' },
      element(
        'summary',
        {},
        `Released tools: ${tools.map(({ tool, mark }) => `${mark} ${tool}`).join(', ')}`,
      ),
      element('ul', { class: 'answers' }, ...tools.map(answer)),
    ),
  ]
}
