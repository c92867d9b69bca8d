import { expect, it } from 'vitest'
import { withArticles } from '#generators/pairs/with-articles'

it('withArticles puts the right article before each name that asks for one, and changes nothing else', () => {
  expect(withArticles('a AnyHitKHR entry point, and a IntersectionKHR one')).toBe(
    'an AnyHitKHR entry point, and an IntersectionKHR one',
  )
  const right = 'a Uniform variable in a MissKHR entry point, an Input of %a, a OR'
  expect(withArticles(right)).toBe(right)
})
