import { expect, it, vi } from 'vitest'
import type { Judge } from '#runner/corpus/certify'
import { remembering } from '#runner/corpus/remembering'
import { type Environment, environmentByName } from '#spec/environments'

const [first, second] = ['spv1.5', 'spv1.6'].map(environmentByName) as [Environment, Environment]

it('a judge that remembers is asked once about each question', () => {
  const judge = vi.fn<Judge>(() => ({ kind: 'valid' }))
  const remembered = remembering(judge)
  const [some, others] = [Uint32Array.of(1), Uint32Array.of(1)]
  const questions: readonly Parameters<Judge>[] = [
    [some, first, 'lenient'],
    [others, first, 'lenient'],
    [some, second, 'lenient'],
    [some, first, 'strict'],
    [some, first, 'lenient', { core: '2020-01-01' }],
    [some, first, 'lenient', {}, new Map([['VkPhysicalDeviceLimits::maxPushConstantsSize', 128]])],
  ]
  for (let n = 0; n < 2; n++)
    for (const question of questions) expect(remembered(...question)).toEqual({ kind: 'valid' })
  expect(judge.mock.calls.length).toBe(questions.length)
})
