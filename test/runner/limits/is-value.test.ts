import { expect, it } from 'vitest'
import { isValue } from '#runner/limits/is-value'
import { valueSchema } from '#runner/limits/limits-schema'
import { structures } from '#spec/limits/generated/limits'
import { valueKind } from '#spec/limits/value-kind'

const candidates: readonly unknown[] = [
  ...[0, 1, -1, 7, 0.5, 2 ** 31, 2 ** 32, 2 ** 64, 2 ** 65, -(2 ** 31) - 1, Number.NaN],
  ...[true, false, null, undefined, '', 'no-such-name', 'toString', [], {}, [1, 2, 3], [1, 'a', 3]],
  ...[
    ['VK_SUBGROUP_FEATURE_BASIC_BIT'],
    ['no-such-bit'],
    'VK_POINT_CLIPPING_BEHAVIOR_ALL_CLIP_PLANES',
  ],
  ...[{ width: 1, height: 2 }, { width: 'a' }, { depth: 1 }, { toString: 1 }, [0, 0]],
]

it('a value of a limit is read exactly if the schema of its type accepts it', () => {
  const types = new Set(Object.values(structures).flatMap((members) => Object.values(members)))
  expect(types.size).toBeGreaterThan(20)
  const answers = new Set<boolean>()
  for (const type of types)
    for (const value of candidates) {
      const kind = valueKind(type)
      const isRead = valueSchema(kind).safeParse(value).success
      expect([type, value, isValue(value, kind)]).toEqual([type, value, isRead])
      answers.add(isRead)
    }
  expect(answers).toEqual(new Set([true, false]))
})
