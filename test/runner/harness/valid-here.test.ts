import { expect, it } from 'vitest'
import { belowTheBar } from '#runner/harness/valid-here'

const crash = { kind: 'crash', signal: 'SIGSEGV', message: 'in compile' } as const
const refusal = { kind: 'invalid', phase: 'validate', blames: [], message: 'no' } as const
const objection = { by: 'spirv-val@testing', why: 'invalid: word 5' }

it('a crash at an invalid module names the tool that calls the module invalid', () => {
  expect(belowTheBar(crash, undefined)).toEqual({
    ...crash,
    message: 'on a module that nobody calls invalid: in compile',
  })
  expect(belowTheBar(crash, objection)).toEqual({
    ...crash,
    message: 'on a module that spirv-val@testing calls invalid: in compile',
  })
})

it('a refusal counts only if no tool calls the module invalid', () => {
  expect(belowTheBar(refusal, undefined)).toBe(refusal)
  expect(belowTheBar(refusal, objection)).toMatchObject({ kind: 'unsupported' })
})
