import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { otherReason } from '#runner/check/other-reason'

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

  it('is another one where an id without a definition is reported for its kind', () => {
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
  ])('%s', (message, about) => {
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
  ])('with a message that points at %s', (_, line, printed, name) => {
    const message = `error: line ${line}: This is wrong | ${printed}`
    const about = name === undefined ? undefined : `${name}, which the fault does not affect`
    expect(reason(...size, ...value, message)).toBe(about)
  })

  it('is not another one where the message names the fault or speaks of places', () => {
    const vector = '%6 = OpTypeVector %float 4'
    const reasonOf = (text: string) =>
      reason(...size, ...value, `error: line 9: ${text} | ${vector}`)
    expect(reasonOf('Constant is wrong')).toBeUndefined()
    expect(reasonOf("<id> '6[%uint_2]' is wrong")).toBeUndefined()
    expect(reasonOf("<id> '5[%vector]' is wrong")).toBe(
      'OpTypeVector, which the fault does not affect',
    )
    expect(reasonOf('It must appear before all others')).toBeUndefined()
  })

  it('is not looked for where a declaration for the whole module differs', () => {
    const vector = 'error: line 9: This is wrong | %6 = OpTypeVector %float 4'
    const linkage = ['OpCapability Linkage', 'OpCapability Kernel'] as const
    expect(reason(...linkage, ...value, vector)).toBeUndefined()
  })

  it('is not looked for in words that are not instructions', () => {
    const cut = control.slice(0, -1)
    const message = 'error: line 9: This is wrong | %6 = OpTypeVector %float 4'
    expect(
      otherReason(message, { rule: 'core/x', summary: '', words: cut, control }),
    ).toBeUndefined()
  })
})
