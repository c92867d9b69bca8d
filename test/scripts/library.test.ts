import { expect, it } from 'vitest'
import {
  assemble,
  check,
  decode,
  disassemble,
  generate,
  isProblem,
  mutate,
  reduce,
  reflect,
  rules,
  smith,
  UnknownNameError,
  validate,
  validateAll,
} from '#scripts/library'
import '../support/needs-time.ts'

const text = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'

function wordsOf(source: string): Uint32Array {
  const assembled = assemble(source)
  if (assembled.kind !== 'assembled') throw new Error(assembled.errors[0]?.message)
  return assembled.words
}

it('the library turns a text into words, instructions, a text and a verdict', () => {
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

it('the library names the rules that a module breaks, without those that the caller excludes', () => {
  const words = wordsOf(`${text}%1 = OpTypeInt 32 0\n%2 = OpTypeInt 32 0\n`)
  const verdict = validate(words)
  expect(verdict).toMatchObject({ kind: 'invalid', phase: 'validate' })
  const blamed = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
  expect(blamed.length).toBeGreaterThan(0)
  expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(blamed))
  expect(validate(words, { without: blamed })).toEqual({ kind: 'valid' })
})

it('the library returns errors of a text as values, and has a verdict on any input', () => {
  expect(assemble('OpCapability Shadr')).toMatchObject({
    kind: 'faulty',
    errors: [{ line: 1, column: 14 }],
  })
  expect(validate(Uint8Array.of(1, 2, 3))).toMatchObject({ kind: 'invalid', phase: 'decode' })
})

it('the library returns the verdicts on many modules in their order', () => {
  const broken = `${text}%1 = OpTypeInt 32 0\n%2 = OpTypeInt 32 0\n`
  const inputs = [wordsOf(broken), Uint8Array.of(1, 2, 3), wordsOf(text), wordsOf(broken)]
  const options = { environment: 'spv1.5', without: ['core/section-order'] } as const
  for (const chosen of [{}, options])
    expect(validateAll(inputs, chosen)).toEqual(inputs.map((input) => validate(input, chosen)))
  expect(validateAll(inputs).map(({ kind }) => kind)).toEqual([
    'invalid',
    'invalid',
    'valid',
    'invalid',
  ])
})

it('the library reports a name that it does not know', async () => {
  expect(() => validateAll([], { environment: 'spv9' })).toThrow(UnknownNameError)
  expect(() => validate(wordsOf(text), { environment: 'spv9' })).toThrow(UnknownNameError)
  await expect(generate({ texts: ['SPV_nothing'] })).rejects.toThrow('there is no text SPV_nothing')
})

it('the library generates certified cases with their words', async () => {
  const cases = await generate({ texts: ['SPV_EXT_replicated_composites'] })
  expect(cases.length).toBeGreaterThan(100)
  expect(new Set(cases.map(({ expect: expected }) => expected))).toEqual(
    new Set(['valid', 'invalid', 'either']),
  )
})

it('the library makes random valid modules, and breaks a rule in them', async () => {
  const made = []
  for await (const module of smith({ seed: 3, environments: ['vulkan1.3'] })) {
    made.push(module)
    if (made.length === 3) break
  }
  for (const { words, environment } of made)
    expect(validate(words, { environment })).toEqual({ kind: 'valid' })
  const [first] = made
  if (first === undefined) throw new Error('no module')
  const broken = await mutate(first.words, { environment: 'vulkan1.3', seed: 1 })
  if (isProblem(broken)) throw new Error(broken.message)
  expect(validate(broken.words, { environment: 'vulkan1.3' })).toEqual(broken.verdict)
  expect(await mutate(first.words, { rules: ['core/none'] })).toMatchObject({ code: 'no-mutator' })
  await expect(smith({ texts: ['SPV_nothing'] }).next()).rejects.toThrow(UnknownNameError)
})

it('the library reads what a runtime reads, from any input', () => {
  const read = reflect(wordsOf(text))
  expect(read).toMatchObject({ verdict: { kind: 'valid' }, kernels: [], mismatches: [] })
  expect(reflect(Uint8Array.of(1, 2)).verdict.kind).toBe('invalid')
})

it('the library runs tools on cases, and reduces what a tool gets wrong', async () => {
  const rule = 'core/magic-number'
  const checked = await check({ tools: ['yes:true {file}'], rules: [rule] })
  if (isProblem(checked)) throw new Error(checked.message)
  expect(checked.summary.totals[0]?.unexplained).toBe(0)
  expect(checked.summary.totals[1]?.counts['false-accept']).toBeGreaterThan(0)
  expect(checked.log.results.every((result) => result.rule === rule)).toBe(true)
  expect(await check({ rules: ['core/none'] })).toMatchObject({ code: 'no-case' })

  const twice = wordsOf(`${text}%3 = OpTypeFloat 32\n%1 = OpTypeInt 32 0\n%2 = OpTypeInt 32 0\n`)
  const reduced = await reduce(twice, { tool: 'yes:true {file}' })
  if (reduced === undefined || isProblem(reduced)) throw new Error('nothing to reduce')
  expect(disassemble(reduced.words)).not.toContain('OpTypeFloat')
  expect(reduced.finding).toMatchObject({ outcome: 'false-accept' })
  expect(reduced.trail.end).toBe('smallest')
  expect(await reduce(twice, { tool: 'no-such-tool' })).toMatchObject({ kind: 'problem' })
})
