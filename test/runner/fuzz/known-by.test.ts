import { describe, expect, it } from 'vitest'
import type { Expectations } from '#runner/expectations/expectations'
import { knownBy } from '#runner/fuzz/campaign/known-by'
import { unknownTexts } from '#runner/fuzz/campaign/unknown-texts'
import type { Suspect } from '#runner/fuzz/finding/suspect'
import type { FuzzOutcome } from '#runner/fuzz/observe/observation'
import type { Probe } from '#runner/fuzz/observe/probe'
import type { Oracle } from '#runner/oracle/oracle'
import { probeByModule } from '#runner/oracle/probe'
import type { RuleId } from '#spec/rule'
import { planted } from '../../support/planted.ts'

const set = 'NonSemantic.DebugPrintf'

/** Accepts every instruction of non-semantic sets, as a release older than a set does. */
const judge: Oracle['judge'] = async () => ({ kind: 'valid' })
const unaware: Oracle = {
  ...planted.isRight('old'),
  judge,
  probe: (text) => probeByModule(judge, text),
}

function suspect(rule: RuleId, outcome: FuzzOutcome): Suspect {
  const environment = { name: 'spv1.6' }
  return { disagreement: { outcome, rule, key: rule }, environment } as unknown as Suspect
}

describe('a rule of a text that a validator does not know', () => {
  it('is no finding where the validator accepts what breaks the rule', async () => {
    const right = planted.isRight()
    const texts = await unknownTexts([unaware, right])
    expect([...(texts.get('old') ?? [])]).toContain(set)
    expect([...(texts.get('old') ?? [])]).not.toContain('core')
    expect([...(texts.get('right') ?? [])]).toEqual([])
    const { known } = knownBy({ expectations: new Map(), unknownTexts: texts })
    const probe = (tool: Oracle) => ({ tools: [tool] }) as unknown as Probe
    const accepted = suspect(`${set}/instruction-number-is-1`, 'false-accept')
    expect(known(accepted, probe(unaware))).toBe(`does not know ${set}`)
    expect(known(accepted, probe(right))).toBeUndefined()
    const crash = suspect(`${set}/instruction-number-is-1`, 'crash')
    expect(known(crash, probe(unaware))).toBeUndefined()
    expect(known(suspect('core/float-width', 'false-accept'), probe(unaware))).toBeUndefined()
  })
})

describe('a crash that no message records', () => {
  const entries = [
    { outcome: 'crash', reason: 'copies', cause: 'crash-copy', cases: ['core/a/copy-*'] },
    { outcome: 'crash', reason: 'loads', cause: 'crash-load', cases: ['core/a/load-*'] },
  ] as const
  const recorded = (key: string, reason: string) => ({ outcome: 'crash', key, reason })
  const { knownByPlace } = knownBy({
    expectations: new Map([['old', { tool: 'old', moving: {}, entries } satisfies Expectations]]),
    messages: new Map([
      [
        'old',
        {
          tool: 'old',
          versions: {
            '1': [
              recorded('SIGSEGV in MarkMembers, lib+x10, Find', 'copies'),
              recorded('SIGSEGV in MarkMembers, lib+x20, Copy', 'copies'),
              recorded('SIGSEGV in GetWord, MarkMembers, Find', 'copies'),
              recorded('SIGSEGV in GetWord, Load', 'loads'),
            ],
          },
        },
      ],
    ]),
  })
  const dies = (key: string, outcome: FuzzOutcome = 'crash') =>
    knownByPlace(
      { disagreement: { outcome, key } } as unknown as Suspect,
      {
        tools: [unaware],
      } as unknown as Probe,
    )

  it('has the one cause of all recorded crashes that end in the same function', () => {
    const cause = { cause: 'crash-copy', reason: 'copies', case: 'core/a/copy-*' }
    expect(dies('-Os: SIGSEGV in MarkMembers, lib+x30, Each')).toEqual(cause)
  })

  it.each([
    ['two causes end there', dies('SIGSEGV in GetWord, Each')],
    ['none ends there', dies('SIGSEGV in Other, MarkMembers')],
    ['it has no stack', dies('SIGSEGV')],
    ['it is not a crash', dies('SIGSEGV in MarkMembers, lib+x30', 'wrong-output')],
  ])('is new where %s', (_, known) => {
    expect(known).toBeUndefined()
  })
})
