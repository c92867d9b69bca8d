import { expect, it } from 'vitest'
import {
  assemble,
  decode,
  disassemble,
  generate,
  rules,
  UnknownNameError,
  validate,
} from '#scripts/library'

const text = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'

function wordsOf(source: string): Uint32Array {
  const assembled = assemble(source)
  if (assembled.kind !== 'assembled') throw new Error(assembled.errors[0]?.message)
  return assembled.words
}

it('takes a module from text to words, to instructions, to text and to a verdict', () => {
  const words = wordsOf(text)
  expect(words.slice(5)).toEqual(Uint32Array.of(0x20011, 1, 0x20011, 5, 0x3000e, 0, 1))
  expect(decode(words).module.instructions.map(({ name }) => name)).toEqual([
    'OpCapability',
    'OpCapability',
    'OpMemoryModel',
  ])
  expect(wordsOf(disassemble(words))).toEqual(words)
  expect(validate(words)).toEqual({ kind: 'valid' })
  expect(validate(words, { environment: 'spv1.0' })).toMatchObject({ kind: 'invalid' })
})

it('names the rules that a module breaks, and leaves out those it is told to', () => {
  const words = wordsOf(`${text}%1 = OpTypeInt 32 0\n%2 = OpTypeInt 32 0\n`)
  const verdict = validate(words)
  expect(verdict).toMatchObject({ kind: 'invalid', phase: 'validate' })
  const blamed = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
  expect(blamed.length).toBeGreaterThan(0)
  expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(blamed))
  expect(validate(words, { without: blamed })).toEqual({ kind: 'valid' })
})

it('gives errors of a text as values, and verdicts on anything', () => {
  expect(assemble('OpCapability Shadr')).toMatchObject({
    kind: 'faulty',
    errors: [{ line: 1, column: 14 }],
  })
  expect(validate(Uint8Array.of(1, 2, 3))).toMatchObject({ kind: 'invalid', phase: 'decode' })
})

it('says which name it does not know', async () => {
  expect(() => validate(wordsOf(text), { environment: 'spv9' })).toThrow(UnknownNameError)
  await expect(generate({ texts: ['SPV_nothing'] })).rejects.toThrow('there is no text SPV_nothing')
})

it('generates certified cases with their words', async () => {
  const cases = await generate({ texts: ['SPV_EXT_replicated_composites'] })
  expect(cases.length).toBeGreaterThan(100)
  expect(new Set(cases.map(({ expect: expected }) => expected))).toEqual(
    new Set(['valid', 'invalid', 'either']),
  )
})
