import { describe, expect, it } from 'vitest'
import type { Asked } from '#runner/fuzz/observe/asked'
import { notAsked, type Observation } from '#runner/fuzz/observe/observation'
import type { Probe } from '#runner/fuzz/observe/probe'
import { patient } from '#runner/fuzz/reduce/patient'
import { newest } from '../../reference/newest.ts'

const fine: Observation = { kind: 'valid', template: '' }
const hanging: Observation = {
  kind: 'timeout',
  template: '',
  disagreement: { outcome: 'timeout', key: 'valid', said: 'no answer' },
}

/** A tool that hangs at modules whose first word is 1, and the questions that it was asked. */
function hangingAtOne(): { readonly probe: Probe; readonly asked: number[] } {
  const asked: number[] = []
  const probe: Probe = {
    name: 'fake',
    tools: [],
    one: { of: 1, at: 0 },
    observe: async (modules) =>
      modules.map(({ words: [word = 0] }) => {
        asked.push(word)
        return word === 1 ? hanging : fine
      }),
  }
  return { probe, asked }
}

function modules(...words: readonly number[]): readonly Asked[] {
  return words.map((word) => ({
    words: Uint32Array.of(word),
    environment: newest,
    judge: { kind: 'valid' },
  }))
}

describe('the wrapper patient', () => {
  it('stops asking as soon as the tool hangs', async () => {
    const { probe, asked } = hangingAtOne()
    const seen = await patient(probe, 2).observe(modules(0, 1, 1, 0))
    expect(seen).toEqual([fine, hanging, notAsked, notAsked])
    expect(asked).toEqual([0, 1])
  })

  it('asks nothing if the tool has hung often enough', async () => {
    const { probe, asked } = hangingAtOne()
    const waiting = patient(probe, 2)
    for (const _ of [1, 2, 3]) await waiting.observe(modules(0, 1))
    expect(asked).toEqual([0, 1, 0, 1])
    expect(await waiting.observe(modules(0))).toEqual([notAsked])
  })
})
