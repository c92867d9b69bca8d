import { describe, expect, it } from 'vitest'
import { message } from '#runner/oracle/message'
import { spirvToolsMessages, validatorMessages } from '#runner/oracle/spirv-tools-messages'
import { verdictOf } from '#runner/oracle/verdict-of'

const reading = { messages: [], refuses: (code: number) => code === 1, file: '/tmp/m.spv' }
const answered = { kind: 'answered', stdout: '', stderr: '' } as const

describe('verdictOf', () => {
  it.each([
    '/src/a.cpp:1:2: runtime error: shift exponent 40 is too large',
    '==12==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1',
    'SUMMARY: UndefinedBehaviorSanitizer: undefined-behavior',
    "terminate called after throwing an instance of 'std::bad_alloc'",
  ])('treats %j as a crash, whatever the exit code', (stderr) => {
    for (const exitCode of [0, 1, 134])
      expect(verdictOf({ ...answered, exitCode, stderr }, reading)).toMatchObject({ kind: 'crash' })
  })

  it.each([
    "terminate called after throwing an instance of 'std::bad_alloc'",
    'memory allocation of 4096 bytes failed',
    'fatal error: runtime: out of memory',
  ])('treats %j as lack of memory, unless the module was accepted', (stderr) => {
    const verdict = (exitCode: number) => verdictOf({ ...answered, exitCode, stderr }, reading)
    expect(verdict(1)).toMatchObject({ kind: 'crash', signal: 'memory' })
    expect(verdict(0)).not.toMatchObject({ signal: 'memory' })
    const died = { kind: 'signalled', signal: 'SIGABRT', stdout: '', stderr } as const
    expect(verdictOf(died, reading)).toMatchObject({ kind: 'crash', signal: 'memory' })
  })

  it('counts a validator that refuses one form of an instruction as judging it, but not other programs', () => {
    const judged = (stderr: string, messages: typeof validatorMessages) =>
      verdictOf({ ...answered, exitCode: 1, stderr }, { ...reading, messages }).kind
    const form = 'error: line 20: Invalid OpSpecConstantOp opcode: 4419'
    expect(judged(form, validatorMessages)).toBe('invalid')
    expect(judged(form, spirvToolsMessages)).toBe('unsupported')
    const whole = 'error: line 20: Invalid opcode: 4711'
    for (const messages of [validatorMessages, spirvToolsMessages])
      expect(judged(whole, messages)).toBe('unsupported')
  })

  it('reports a tool with a missing library as one that could not be asked', () => {
    const stderr = 'tool: error while loading shared libraries: libx.so: cannot open'
    expect(verdictOf({ ...answered, exitCode: 1, stderr }, reading)).toMatchObject({
      kind: 'error',
    })
  })

  it('reports a program that could not be started as one that could not be asked', () => {
    expect(verdictOf({ kind: 'not-started', why: 'gone' }, reading)).toEqual({
      kind: 'error',
      why: 'gone',
    })
  })
})

describe('the message of a verdict', () => {
  it('does not say where the module was, and is one line that a terminal can show', () => {
    expect(message('\u001b[31mbad\u0007 /tmp/m.spv\n\n  second\nthird\n', '/tmp/m.spv')).toBe(
      '[31mbad  <module> | second',
    )
  })

  it('is not longer than a line of a report', () => {
    expect(message('x'.repeat(10_000), 'm')).toBe(`${'x'.repeat(400)}...`)
  })
})
