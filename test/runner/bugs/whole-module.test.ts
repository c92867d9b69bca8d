import { describe, expect, it } from 'vitest'
import { kitOf } from '#runner/bugs/kit'
import type { Cause } from '#runner/causes/cause'
import { assembleText } from '#runner/corpus/assembly'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Probe } from '#runner/fuzz/observe/probe'
import { isProblem } from '#runner/is-problem'
import { planted } from '../../support/planted.ts'

const words = assembleText(
  'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n%1 = OpTypeVoid\n%2 = OpTypeBool\n',
  'spv1.6',
  'test',
)
if (isProblem(words)) throw new Error(words.message)

/** Waits for ever, whatever it is asked about. */
const hangs: Probe = {
  ...{ name: 'hangs', tools: [planted.isRight()], one: { of: 1, at: 0 } },
  observe: async (asked) =>
    asked.map(() => ({
      kind: 'timeout' as const,
      template: '',
      disagreement: { outcome: 'timeout' as const, key: 'valid', said: 'no answer within 5 ms' },
    })),
}
const filed = {
  id: 'core/a/b-1',
  rule: 'core/undef-not-void',
  control: null,
} as unknown as FiledCase
const cause: Cause = {
  ...{ summary: 'Hangs.', section: '2.17', kind: 'bug', severity: 'crash' },
  ...{ versions: { seen: ['1'] }, links: [] },
}
const showings = [{ case: filed, environment: 'spv1.6', outcome: 'timeout' as const }]
const material = { wordsOf: () => words, caseNamed: () => undefined, probe: hangs }

describe('the module of a kit for a tool that hangs', () => {
  it('is reduced', async () => {
    const kit = await kitOf('hangs', cause, showings, material)
    expect(kit?.shown.words.length).toBeLessThan(words.length)
  })

  it('is the module of the case if the tool answers a reduced one in time', async () => {
    const kit = await kitOf('hangs', cause, showings, { ...material, isWhole: true })
    expect(kit?.shown.words).toEqual(words)
    expect(kit?.finding.outcome).toBe('timeout')
  })
})
