import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { extentsOf } from '#generators/words/extents-of'
import { learnMessages } from '#runner/check/learn-messages'
import { type LearntMessages, messageAbout } from '#runner/check/learnt-messages'
import { otherReason } from '#runner/check/other-reason'
import type { LoggedRun } from '#runner/log/run-log'

function words(text: string): Uint32Array {
  const done = assemble(text, { version: 0x0001_0600 })
  if (done.kind !== 'assembled') throw new Error('is no assembly')
  return done.words
}

const sound = [
  'OpCapability Shader',
  'OpCapability Linkage',
  'OpMemoryModel Logical GLSL450',
  'OpDecorate %group RelaxedPrecision',
  '%group = OpDecorationGroup',
  'OpGroupDecorate %group %value',
  '%float = OpTypeFloat 32',
  '%int = OpTypeInt 32 0',
  '%vector = OpTypeVector %float 4',
  '%value = OpUndef %float',
  '%one = OpConstant %int 1',
  '%other = OpUndef %vector',
].join('\n')
const control = words(sound)

/** The reason for a module in which one line of the sound one is another. */
function reason(from: string, to: string, rule: string, summary: string, message: string) {
  const text = sound.replace(from, to)
  if (text === sound) throw new Error(`nothing to replace: ${from}`)
  return otherReason(message, { rule, summary, words: words(text), control })
}

describe('the reason of a rejection', () => {
  const group = ['OpGroupDecorate %group', 'OpGroupDecorate %float'] as const
  const rule = [
    'core/decoration-group-is-group',
    'Decoration Group is an OpDecorationGroup.',
  ] as const

  it('is another one if an undefined id is reported for its kind', () => {
    const message = "error: line 6: ID '3[%float]' has not been defined | OpGroupDecorate %float %4"
    expect(reason(...group, ...rule, message)).toBe('an id without a definition')
    const order = ['core/definition-before-use', 'An id is defined before it is used.'] as const
    expect(reason(...group, ...order, message)).toBeUndefined()
  })

  it.each([
    [
      'error: line 6: Opcode GroupDecorate requires one of these capabilities: Matrix',
      'a capability, extension or version that is not declared',
    ],
    ['error: line 6: Unknown instruction', 'something that the tool does not know'],
    ['error: line 6: GroupDecorate is in an invalid layout section', 'the order of sections'],
    [
      'error: line 6: End of input reached while decoding OpGroupDecorate starting at word 16: expected more operands after 1 words.',
      'the number of words',
    ],
  ])('is told from the message: %s', (message, about) => {
    expect(reason(...group, ...rule, message)).toBe(about)
  })

  const size = ['%one = OpConstant %int 1', '%one = OpConstant %int 2'] as const
  const value = ['core/value', 'A constant is 1.'] as const

  it.each([
    [
      'an instruction without relation to the fault',
      9,
      '%6 = OpTypeVector %float 4',
      'OpTypeVector',
    ],
    ['the changed instruction', 11, '%uint_2 = OpConstant %uint 2', undefined],
    ['the type that the changed instruction uses', 8, '%uint = OpTypeInt 32 0', undefined],
    ['a number that is not that of the instruction', 9, '%uint = OpTypeInt 32 0', undefined],
    ['a number after the last instruction', 99, '%uint = OpTypeInt 32 0', undefined],
  ])('is told from a message that points at %s', (_, line, printed, name) => {
    const message = `error: line ${line}: This is wrong | ${printed}`
    const about =
      name === undefined
        ? undefined
        : `wrong place: ${name}, instruction ${line}, which the fault does not affect`
    expect(reason(...size, ...value, message)).toBe(about)
  })

  it('is the right one if the message describes the fault or a place', () => {
    const vector = '%6 = OpTypeVector %float 4'
    const reasonOf = (text: string) =>
      reason(...size, ...value, `error: line 9: ${text} | ${vector}`)
    expect(reasonOf('Constant is wrong')).toBeUndefined()
    expect(reasonOf("<id> '6[%uint_2]' is wrong")).toBeUndefined()
    expect(reasonOf("<id> '5[%vector]' is wrong")).toBe(
      'wrong place: OpTypeVector, instruction 9, which the fault does not affect',
    )
    expect(reasonOf('It must appear before all others')).toBeUndefined()
  })

  it('is another one if the message ends with an instruction that the module does not have', () => {
    const reasonOf = (printed: string) =>
      reason(...size, ...value, `error: line 11: Constant is wrong | ${printed}`)
    expect(reasonOf('OpMemoryBarrier %uint_2 %uint_2')).toBe(
      'wrong place: OpMemoryBarrier, which the module does not have',
    )
    expect(reasonOf('OpMemoryBarrier is wrong | %uint_2 = OpConstant %uint 2')).toBeUndefined()
    expect(reasonOf('OpBetterThanThis is wrong')).toBeUndefined()
  })

  it('is missing if the message says no more than a place', () => {
    const none = 'no reason: the message says nothing of the module'
    for (const message of ['', 'error: line 2', 'error: 17: ', 'error: line 12: | %1 = OpLabel'])
      expect(reason(...group, ...rule, message), message).toBe(none)
    expect(reason(...group, ...rule, 'error: line 6: is not a group')).toBeUndefined()
  })

  it('is not looked for if a declaration for the whole module differs', () => {
    const vector = 'error: line 9: This is wrong | %6 = OpTypeVector %float 4'
    const linkage = ['OpCapability Linkage', 'OpCapability Kernel'] as const
    expect(reason(...linkage, ...value, vector)).toBeUndefined()
  })

  it('is not looked for if the words are not instructions', () => {
    const cut = control.slice(0, -1)
    const message = 'error: line 9: This is wrong | %6 = OpTypeVector %float 4'
    expect(
      otherReason(message, { rule: 'core/x', summary: '', words: cut, control }),
    ).toBeUndefined()
  })

  it.each([
    ['where the reference sees it', 9, undefined],
    [
      'elsewhere',
      3,
      'wrong place: OpTypeVector, instruction 9, which the fault does not affect: it is in OpMemoryModel, instruction 3',
    ],
  ])('is compared by place with the word that the reference blames: %s', (_, line, about) => {
    const text = sound.replace(...size)
    const { start = 0 } = extentsOf(words(text))[line - 1] ?? {}
    const blame = { rule: 'core/x' as const, word: start, message: 'is wrong' }
    const message = 'error: line 9: This is wrong | %6 = OpTypeVector %float 4'
    const reason = otherReason(message, {
      ...{ rule: value[0], summary: value[1], words: words(text), control },
      judged: () => ({ kind: 'invalid', phase: 'validate', blames: [blame], message: 'is wrong' }),
    })
    expect(reason).toBe(about)
  })
})

describe('a message that was learnt', () => {
  const refusals: readonly (readonly [rule: string, message: string])[] = [
    ...[1, 2, 3, 4].map((index) => [`SPV_TEST/many-${index}`, 'is wrong'] as const),
    ['SPV_TEST/one', 'error: line 7: the width is 12'],
    ['SPV_TEST/two', 'the size is 3'],
    ['SPV_TEST/three', 'is wrong'],
  ]
  const oracle = { name: 'mine', tool: 'mine', kind: 'validator', version: '2' }
  const results = refusals.map(([rule, message], index) => ({
    ...{ kind: 'result', case: `${rule}/x-${index}`, rule, expect: 'invalid', oracle: 'mine' },
    outcome: 'agree',
    answers: [
      {
        ...{ environment: 'spv1.6', outcome: 'agree' },
        verdict: { kind: 'invalid', phase: 'validate', blames: [], message },
      },
    ],
  }))
  const run = { header: { oracles: [oracle] }, results } as unknown as LoggedRun
  const learnt = learnMessages(run, new Map()).get('mine')
  const about = messageAbout(learnt, '2')

  it.each([
    ['another rule, whose message it is', 'the width is 64', 'SPV_TEST/two', 'SPV_TEST/one'],
    ['its rule', 'the width is 64', 'SPV_TEST/one', undefined],
    ['nothing, since many rules share it', 'is wrong', 'SPV_TEST/two', undefined],
    ['nothing, since it is not known', 'the colour is 3', 'SPV_TEST/two', undefined],
    [
      'nothing, since the rule has no message of its own',
      'the width is 1',
      'SPV_TEST/three',
      undefined,
    ],
  ])('is about %s', (_, message, rule, other) => {
    expect(about?.(message, rule)).toBe(other)
  })

  it('applies to builds of a newer version until the messages are learnt again', () => {
    expect(messageAbout(learnt, '3')?.('the size is 4', 'SPV_TEST/one')).toBe('SPV_TEST/two')
    const again = learnMessages(run, new Map([['mine', learnt as LearntMessages]]))
    expect(again.get('mine')).toEqual(learnt)
    const newer = { ...run, header: { oracles: [{ ...oracle, version: '3' }] } }
    const both = learnMessages(newer as unknown as LoggedRun, again).get('mine')
    expect(both?.rows.map(({ versions }) => versions)).toEqual([
      ['2', '3'],
      ['2', '3'],
    ])
  })
})
