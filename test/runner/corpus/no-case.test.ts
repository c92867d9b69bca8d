import { expect, test } from 'vitest'
import { noCase } from '#runner/corpus/no-case'

const id = 'SPV_EXT_mesh_shader/payload-without-initializer'

test('a misspelt rule leads to a hint with the rule that was meant', () => {
  const { message, hint } = noCase(['core/*', id.replace('without', 'witout')])
  expect(message).toBe('no case is selected')
  expect(hint).toBe(
    `SPV_EXT_mesh_shader/payload-witout-initializer: no such rule; did you mean ${id}?`,
  )
})

test('existing rules, globs and names unlike all rules lead to the general hint', () => {
  const widen = 'widen --rule, --case, --env or --sample'
  for (const rules of [undefined, [id], ['core/nothing-*'], ['VUID-0000'], ['!core/*']])
    expect(noCase(rules).hint).toBe(widen)
})
