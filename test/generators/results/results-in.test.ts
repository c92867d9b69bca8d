import { describe, expect, it } from 'vitest'
import { resultsOf } from '#generators/results/results-in'

const heading = 'core/OpNop/name: a summary'

function casesOf(source: string) {
  return resultsOf({ file: 'x.results.hbs', source, partials: {} }, { rows: [{ value: 7 }] })
}

describe('a file of cases with results', () => {
  it('has a case for each block', () => {
    const cases = casesOf(`{{#each rows}}
{{#result}}
core/OpNop/name-{{value}}: a summary
output %c{{value}} %uint {{value}}
{{/result}}
{{/each}}`)
    expect(cases.map(({ id, expected }) => [id, expected])).toEqual([
      ['core/OpNop/name-7', { 1: Uint8Array.of(7, 0, 0, 0) }],
    ])
  })

  it.each([
    [`{{#result}}\n${heading}\n  output %cc7 %uint 7\n{{/result}}`, 'x.results.hbs:3:10: %cc7 is'],
    [`{{#result}}\n${heading}\nrule: some\n{{/result}}`, 'x.results.hbs:3:1: the label is none'],
    [`\n{{#result}}\nno heading\n{{/result}}`, "x.results.hbs:3:1: no 'text/instruction/name: "],
    ['{{#results}}{{/results}}', "x.results.hbs:1:4: 'results' is neither"],
    [`{{#result}}\n${heading}\n{{values}}\n{{/result}}`, "x.results.hbs:3:3: 'values' is neither"],
    [`{{> nothing}}`, "x.results.hbs:1:1: there is no 'nothing'"],
    ['text', 'x.results.hbs: this text belongs to no {{#result}}: text'],
    ['', 'x.results.hbs: there is no {{#result}}'],
  ])('is refused with the place of the mistake: %s', (source, message) => {
    expect(() => casesOf(source)).toThrow(message)
  })
})
