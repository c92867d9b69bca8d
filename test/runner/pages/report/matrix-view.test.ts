import { expect, it } from 'vitest'
import { matrixView } from '#runner/pages/report/matrix-view'
import { figures } from '#runner/report/figures'
import { header, loggedOracle, result, runLog } from '../../log/sample-log.ts'

const oracle = loggedOracle('spirv-val@testing', '2026.4')
const rules = ['SPV_TEST/one', 'SPV_TEST/two']
const many = Array.from({ length: 40 }, (_, index) => `SPV_MANY/rule-${index}`)

function viewOf(ids: readonly string[]) {
  const log = runLog(
    header([oracle]),
    ids.map((rule, index) =>
      result(`${rule}/a`, oracle.name, index === 0 ? 'false-accept' : 'agree'),
    ),
  )
  const view = matrixView(figures(log), { rules: [] })
  return view['texts'] as readonly {
    readonly isOpen: boolean
    readonly wrong: number
    readonly count: number
    readonly rows: readonly { readonly name: string; readonly agrees: boolean }[]
  }[]
}

it('the matrix lists the rules about which a tool is wrong separately', () => {
  const [text] = viewOf(rules)
  expect(text).toMatchObject({ isOpen: true, wrong: 1, count: 2 })
  expect(text?.rows.map(({ name, agrees }) => [name, agrees])).toEqual([
    ['one', false],
    ['two', true],
  ])
})

it('the matrix of many rules is folded by text', () => {
  expect(viewOf(many)[0]).toMatchObject({ isOpen: false, wrong: 1, count: 40 })
})
