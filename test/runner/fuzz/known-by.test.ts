import { describe, expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
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

  it('has the cause of those whose next function is the same, where several end in one', () => {
    expect(dies('SIGSEGV in GetWord, lib+x30, MarkMembers')?.cause).toBe('crash-copy')
    expect(dies('SIGSEGV in GetWord, Load, Each')?.cause).toBe('crash-load')
    expect(dies('SIGSEGV in lib+x99, MarkMembers, Find')?.cause).toBe('crash-copy')
  })

  it.each([
    ['two causes end there', dies('SIGSEGV in GetWord, Each')],
    ['none ends there', dies('SIGSEGV in Other, MarkMembers')],
    ['one function without a name ends there', dies('SIGSEGV in lib+x99, MarkMembers, Each')],
    ['another signal ends it there', dies('SIGBUS in MarkMembers, lib+x10, Find')],
    ['only the library of its functions is known', dies('SIGSEGV in lib+x10, lib+x11, lib+x12')],
    ['no function has a name', dies('SIGABRT in wasm-function-#, wasm-function-#: unreachable')],
    ['it has no stack', dies('SIGSEGV')],
    ['it is not a crash', dies('SIGSEGV in MarkMembers, lib+x30', 'wrong-output')],
  ])('is new where %s', (_, known) => {
    expect(known).toBeUndefined()
  })
})

describe('a finding that was made small', () => {
  const entries = [
    { outcome: 'crash', reason: 'throws', cause: 'crash-copy', cases: ['core/a/copy-*'] },
    { outcome: 'false-reject', reason: 'refuses', cause: 'no-gather', cases: ['core/b/*'] },
  ] as const
  const results = [
    {
      outcome: 'wrong-result',
      reason: 'by the sign',
      cause: 'signs',
      cases: ['core/OpExtInst/SMax-constants', 'core/OpSDiv/constants'],
      options: ['-O', '--ccp'],
    },
  ] as const
  const recorded = [
    { outcome: 'crash', key: 'SIGSEGV in Copy, Run', at: 'OpCopyObject', reason: 'throws' },
    { outcome: 'crash', key: 'none', at: 'OpLoad', reason: 'throws' },
    { outcome: 'false-reject', key: 'InvalidId', at: 'OpImageGather', reason: 'refuses' },
  ]
  const { known, knownByInstruction } = knownBy({
    expectations: new Map([['old', { tool: 'old', moving: {}, entries } satisfies Expectations]]),
    messages: new Map([['old', { tool: 'old', versions: { '1': recorded } }]]),
    results: new Map([['old', results]]),
  })
  const probe = { tools: [unaware] } as unknown as Probe
  const shows = (outcome: FuzzOutcome, key: string, text: string, options?: readonly string[]) =>
    ({
      disagreement: { outcome, key, ...(options === undefined ? {} : { options }) },
      environment: { name: 'spv1.6' },
      words: assembleText(text, 'spv1.6', 'text'),
    }) as unknown as Suspect
  const causeOf = (...shown: Parameters<typeof shows>) =>
    knownByInstruction(shows(...shown), probe)?.cause
  const [copy, load, gather, division] = [
    'OpCopyObject %1 %3',
    'OpLoad %1 %3',
    'OpImageGather %1 %3 %4 %5',
    'OpSDiv %1 %3 %4',
  ].map((line) => `%2 = ${line}`) as [string, string, string, string]
  const maximum = (name: string) =>
    `%9 = OpExtInstImport "GLSL.std.450"\n%6 = OpFunction %1 None %7\n%8 = OpExtInst %1 %9 ${name} %3 %4\nOpStore %5 %8`

  it('has the cause of a recorded crash at its instruction, where one of both has no stack', () => {
    expect(causeOf('crash', 'SIGSEGV', copy)).toBe('crash-copy')
    expect(causeOf('crash', 'none', load)).toBe('crash-copy')
    expect(causeOf('crash', 'none in Take, Run', load)).toBe('crash-copy')
  })

  it('is new where it crashes at another instruction, by another signal or in another function', () => {
    expect(causeOf('crash', 'SIGSEGV', load)).toBeUndefined()
    expect(causeOf('crash', 'SIGBUS', copy)).toBeUndefined()
    expect(causeOf('crash', 'SIGSEGV in Other, Run', copy)).toBeUndefined()
  })

  it('is known by a vague message only at the instruction of the record', () => {
    expect(known(shows('false-reject', 'InvalidId', gather), probe)).toBeUndefined()
    expect(causeOf('false-reject', 'InvalidId', gather)).toBe('no-gather')
    expect(causeOf('false-reject', 'InvalidId', copy)).toBeUndefined()
    expect(causeOf('false-reject', 'InvalidOperand', gather)).toBeUndefined()
  })

  it('has the cause of wrong results of its instruction with one of its passes', () => {
    const wrong = 'computes another value'
    const divided = `%6 = OpFunction %1 None %7\n${division}\n%8 = OpBitcast %9 %2\nOpStore %5 %8`
    expect(causeOf('wrong-result', wrong, divided, ['--ccp'])).toBe('signs')
    expect(causeOf('wrong-result', wrong, maximum('SMax'), ['--ccp'])).toBe('signs')
    expect(causeOf('wrong-result', wrong, maximum('SMin'), ['--ccp'])).toBeUndefined()
    expect(causeOf('wrong-result', wrong, maximum('SMax'), ['--licm'])).toBeUndefined()
    expect(causeOf('wrong-result', wrong, copy, ['--ccp'])).toBeUndefined()
    expect(causeOf('wrong-result', 'does not end', divided, ['--ccp'])).toBeUndefined()
  })
})
