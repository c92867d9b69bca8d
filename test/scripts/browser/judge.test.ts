import { describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { isProblem } from '#runner/is-problem'
import { assemble, type Judgement, judge, validate } from '#scripts/browser'
import { readLimits } from '#scripts/browser/read-limits'

const head = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
const twice = `${head}%word = OpTypeInt 32 0\n%same = OpTypeInt 32 0\n`

function wordsOf(text: string): Uint32Array {
  const assembled = assemble(text)
  if (assembled.kind !== 'assembled') throw new Error(assembled.errors[0]?.message)
  return assembled.words
}

function judged(...asked: Parameters<typeof judge>): Judgement {
  const judgement = judge(...asked)
  if (isProblem(judgement)) throw new Error(judgement.message)
  return judgement
}

describe('judge in a browser', () => {
  it('says for each violation where it is in the text, and what the rule is', () => {
    const { verdict, phase, blames, environment } = judged(twice)
    expect({ verdict, phase, environment }).toEqual({
      ...{ verdict: 'invalid', phase: 'validate', environment: 'spv1.6' },
    })
    expect(blames).toMatchObject([
      {
        rule: 'core/type-unique',
        word: 16,
        instruction: 5,
        text: '%2 = OpTypeInt 32 0',
        source: { line: 5, text: '%same = OpTypeInt 32 0' },
        words: { id: 'core/type-unique', text: 'core', section: expect.stringMatching(/^2\.8 /) },
      },
    ])
  })

  it('gives the same verdict as the library', () => {
    for (const text of [head, twice]) {
      const words = wordsOf(text)
      const verdict = validate(words, { environment: 'spv1.3' })
      const judgement = judged(words, { environment: 'spv1.3' })
      expect(judgement.verdict).toBe(verdict.kind)
      if (verdict.kind !== 'invalid') continue
      const blames = judgement.blames.map(({ rule, word, message }) => ({ rule, word, message }))
      expect(blames).toEqual(verdict.blames)
    }
  })

  it('accepts octets, words and numbers in text as the same module', () => {
    const words = wordsOf(twice)
    const hex = [...words].map((word) => `0x${word.toString(16).padStart(8, '0')}`)
    const forms = {
      words,
      octets: toBytes(words),
      spvhex: hex.join('\n'),
      array: `// A shader.\nstatic const uint32_t shader[] = {\n  ${hex.join(', ')},\n};\n`,
      dump: [...toBytes(words)].map((octet) => octet.toString(16).padStart(2, '0')).join(' '),
      digits: [...toBytes(words)].map((octet) => octet.toString(16).padStart(2, '0')).join(''),
      decimal: `{ ${[...toBytes(words)].join(', ')} }`,
    }
    for (const [name, source] of Object.entries(forms)) {
      const { form, blames } = judged(source)
      expect(form, name).toBe(typeof source === 'string' ? 'hex' : 'module')
      expect(blames, name).toMatchObject([{ rule: 'core/type-unique', word: 16, line: 10 }])
    }
    expect(judged(new TextEncoder().encode(twice)).form).toBe('assembly')
  })

  it('lists the errors of a text that cannot be assembled', () => {
    expect(judged(`${head}OpFoo\nOpCapability Shadr\n`)).toMatchObject({
      ...{ verdict: 'error', blames: [], form: 'assembly' },
      errors: [{ line: 4 }, { line: 5 }],
    })
  })

  it('says what is not decided about a valid module', () => {
    expect(judged(head)).toMatchObject({ verdict: 'valid', blames: [], undecided: [] })
    const other = 'OpCapability Shader\nOpCapability Linkage\nOpExtension "SPV_QCOM_tile_shading"\n'
    expect(judged(`${other}OpMemoryModel Logical GLSL450\n`).unknownExtensions).toEqual([
      'SPV_QCOM_tile_shading',
    ])
  })

  it('reports names that do not exist, with similar names', () => {
    expect(judge(head, { environment: 'vulkan1.33' })).toMatchObject({
      ...{ kind: 'problem', message: 'there is no environment vulkan1.33' },
      hint: expect.stringContaining('vulkan1.3'),
    })
    expect(judge(head, { revisions: { SPV_KHR_nothing: 3 } })).toMatchObject({
      ...{ kind: 'problem', code: 'unknown-text' },
    })
  })

  it('accepts revisions, layouts and limits of a device', () => {
    const limits = readLimits('{"VkPhysicalDeviceLimits": {"maxComputeWorkGroupInvocations": 4}}')
    if (isProblem(limits)) throw new Error(limits.message)
    const shader = `OpCapability Shader\nOpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"\nOpExecutionMode %main LocalSize 8 1 1
%void = OpTypeVoid\n%function = OpTypeFunction %void
%main = OpFunction %void None %function\n%start = OpLabel\nOpReturn\nOpFunctionEnd\n`
    const environment = 'vulkan1.3'
    expect(judged(shader, { environment }).verdict).toBe('valid')
    expect(judged(shader, { environment, limits })).toMatchObject({
      verdict: 'invalid',
      blames: [{ vuids: [expect.stringMatching(/^VUID-/)] }],
    })
    expect(judge(shader, { environment: 'spv1.3', limits })).toMatchObject({ kind: 'problem' })
    const revisions = { SPV_KHR_untyped_pointers: 'first', core: 'newest' }
    expect(judged(shader, { environment, revisions, layouts: { scalar: true } }).verdict).toBe(
      'valid',
    )
  })

  it.each([
    ['nothing', ''],
    ['a zero', '\0'],
    ['half a word', Uint8Array.of(3, 2, 35)],
    ['half a module', wordsOf(twice).subarray(0, 7)],
    ['a word that ends nowhere', Uint32Array.of(0x0723_0203, 0x1_0600, 0, 9, 0, 0xffff_0011)],
    ['no text', Uint8Array.of(0xff, 0xfe, 0x00, 0x01)],
    ['digits that end early', '0x07230203 0x0001'],
    ['an array without an end', 'const uint32_t a[] = { 0x07230203, 0x00010600'],
  ])('has a verdict on %s', (_, source) => {
    expect(['invalid', 'error', 'valid']).toContain(judged(source).verdict)
  })
})
