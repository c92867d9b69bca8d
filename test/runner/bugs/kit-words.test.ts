import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headerLines, isInHeader } from '#runner/bugs/header-words'
import type { Kit } from '#runner/bugs/kit'
import { reportFiles } from '#runner/bugs/kit-files'
import { controlListing, moduleListing } from '#runner/bugs/listings'
import { placeOfKit } from '#runner/bugs/place-of-kit'
import { resultShowings } from '#runner/bugs/result-showings'
import { meanings } from '#runner/bugs/script'
import { secondSentence } from '#runner/bugs/second-verdict'
import { shortened } from '#runner/bugs/shortened'
import { kitTitle } from '#runner/bugs/title'
import { placeOf, placeOfSection } from '#runner/bugs/where'
import { answered, expected, reading } from '#runner/bugs/wording'
import type { Cause } from '#runner/causes/cause'
import { causesOf } from '#runner/causes/read-causes'
import { assembleText } from '#runner/corpus/assembly'
import type { FiledCase } from '#runner/corpus/manifest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { knownResults } from '#runner/results/known-results'
import { instructionByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import { rules } from '#spec/texts'
import type { Verdict } from '#spec/verdict'

const corpus = join(packageRoot(), 'corpus')
const words = (() => {
  const text = 'OpCapability Shader\nOpMemoryModel Logical GLSL450\n'
  const assembled = assembleText(text, 'spv1.6', 'test')
  if (isProblem(assembled)) throw new Error(assembled.message)
  return assembled
})()

function kitWith(
  cause: Partial<Cause>,
  {
    judge = { kind: 'valid' },
    control = null,
    outcome = 'wrong-output',
    said: text = 'nothing',
    module = words,
  }: {
    readonly judge?: Verdict
    readonly control?: Uint32Array | null
    readonly outcome?: string
    readonly said?: string
    readonly module?: Uint32Array
  } = {},
  id = 'some-cause',
): Kit {
  return {
    id,
    rule: 'core/switch-literals-distinct',
    cause: {
      summary: 'Writes it wrongly.',
      section: '3.3.8 Memory Instructions: OpLoad',
      kind: 'bug',
      severity: 'wrong-output',
      versions: { seen: ['1'] },
      links: [],
      ...cause,
    },
    finding: { outcome, said: text, tools: [{ name: 'some-tool' }] },
    shown: {
      asked: { words: module, environment: { name: 'spv1.6' }, judge },
      control,
      disagreement: { outcome },
    },
  } as unknown as Kit
}

const invalid = (rule: string, word: number, message: string): Verdict => ({
  kind: 'invalid',
  phase: 'validate',
  blames: [{ rule: rule as RuleId, word, message }],
  message,
})

describe('the place of a kit', () => {
  it('is the section of the cause if the tool refuses a valid module', () => {
    expect(placeOfKit(kitWith({}))).toMatchObject({
      text: expect.stringMatching(/^SPIR-V Specification/),
      section: '3.3.8 Memory Instructions: OpLoad',
      requirement: '',
      address: expect.stringMatching(/SPIRV\.html#OpLoad$/),
    })
  })

  it('is the broken rule if the tool accepts an invalid module', () => {
    const judge = invalid('core/switch-literals-distinct', 0, 'twice')
    expect(placeOfKit(kitWith({}, { judge, outcome: 'false-accept' }))).toMatchObject({
      section: expect.stringContaining('OpSwitch'),
      requirement: expect.stringMatching(/^\S/),
    })
  })

  it.each([
    [
      'SPV_KHR_ray_tracing: OpTraceRayKHR',
      /SPV_KHR_ray_tracing/,
      /SPV_KHR_ray_tracing\.html#OpTraceRayKHR$/,
    ],
    ['OpenCL.std: printf', /OpenCL/, /OpenCL\.ExtendedInstructionSet\.100\.html$/],
    [
      'Built-In Variables: WorkgroupSize (VUID-WorkgroupSize-WorkgroupSize-04427)',
      /Vulkan/,
      /#VUID-WorkgroupSize-WorkgroupSize-04427$/,
    ],
    [
      '2.16.1 Universal Validation Rules: SSA',
      /^SPIR-V Specification/,
      /SPIRV\.html#_universal_validation_rules$/,
    ],
  ])('names the text of %s', (section, text, address) => {
    const place = placeOfSection(section, [])
    expect(place.text).toMatch(text)
    expect(place.address).toMatch(address)
  })
})

describe('the text of a section', () => {
  /** Instructions that no version of the core has. */
  const ofExtensions = (section: string) =>
    (section.match(/\bOp[A-Z]\w+/g) ?? []).filter(
      (name) => instructionByName(name)?.version === null,
    )

  it('is that of the extension if it names an instruction which only an extension has', () => {
    const named = readdirSync(join(corpus, 'causes')).flatMap((file) => {
      const tool = basename(file, '.json')
      return Object.entries(causesOf(corpus, tool)?.causes ?? {}).flatMap(([id, { section }]) =>
        ofExtensions(section).length === 0
          ? []
          : [`${tool}/${id}: ${section}: ${placeOfSection(section, []).text}`],
      )
    })
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((place) => place.includes(': SPIR-V Specification'))).toEqual([])
    const ofRules = rules.filter(({ section }) => ofExtensions(section).length > 0)
    expect(ofRules.length).toBeGreaterThan(50)
    expect(ofRules.filter(({ id }) => /^SPIR-V Spec/.test(placeOf(id).text))).toEqual([])
  })

  it.each([
    ['3.56.3 Annotation Instructions / OpMemberDecorateIdEXT', 'SPV_EXT_descriptor_heap'],
    ['SPV_KHR_cooperative_matrix: OpCooperativeMatrixLoadKHR', 'SPV_KHR_cooperative_matrix'],
    ['3.3.6 Type-Declaration Instructions: OpTypeVectorIdEXT', 'SPV_EXT_long_vector'],
    ['OpenCL.std: vload_half', 'OpenCL Extended Instruction Set'],
  ])('begins for %s with %s', (section, text) => {
    expect(placeOfSection(section, []).text.startsWith(text)).toBe(true)
  })

  it('is that of a rule nearby, where several texts reword the instruction', () => {
    const section = 'Modifications: OpCopyMemorySized'
    const text = 'SPV_KHR_untyped_pointers'
    const nearby = `${text}/copy-memory-sized-has-a-capability` as const
    expect(placeOfSection(section, []).text.startsWith(text)).toBe(false)
    expect(placeOfSection(section, [nearby]).text.startsWith(text)).toBe(true)
  })
})

describe('a title', () => {
  const files = readdirSync(join(corpus, 'causes'))

  it('is a whole sentence of at most 100 characters with the id, for every recorded cause', () => {
    const titles = files.flatMap((file) => {
      const tool = basename(file, '.json')
      return Object.entries(causesOf(corpus, tool)?.causes ?? {}).map(([id, cause]) => ({
        id,
        title: kitTitle(kitWith(cause, {}, id), tool),
      }))
    })
    expect(titles.length).toBeGreaterThan(400)
    // A cause among these needs a title, or a shorter one.
    const faulty = titles.filter(
      ({ id, title }) =>
        title.length > 100 ||
        !title.endsWith(` [${id}]`) ||
        title.includes('…') ||
        /^[^:]*: (?:Op\w+|Logical): /.test(title),
    )
    expect(faulty.map(({ title }) => title)).toEqual([])
  })

  it('is written by hand for a cause whose summary is too long', () => {
    const summary = `Accepts OpUniform on a function, ${'which is long, '.repeat(9)}always.`
    const title = 'Accepts OpUniform on a function'
    expect(kitTitle(kitWith({ summary, title }), 't')).toBe(
      't: accepts OpUniform on a function [some-cause]',
    )
    expect(kitTitle(kitWith({ summary: 'Refuses it.', title }), 't')).toBe(
      't: refuses it [some-cause]',
    )
  })

  it.each([
    ['open', /^t: question about OpLoad /],
    ['unsupported', /^t: not supported: OpLoad /],
    ['policy', /^t: decision about OpLoad /],
  ] as const)('claims no bug for a cause of kind %s', (kind, start) => {
    expect(kitTitle(kitWith({ kind, summary: 'Refuses all.' }), 't')).toMatch(start)
  })

  it.each([
    [
      'Accepts a type as Object of OpStore. Another sentence.',
      60,
      'Accepts a type as Object of OpStore',
    ],
    [
      'Crashes at a long list of things, which nobody reads',
      40,
      'Crashes at a long list of things',
    ],
    ['Crashes at words without any end at all', 28, 'Crashes at words…'],
    ['Takes (a, b) of the one thing after all others', 30, 'Takes (a, b) of the one thing…'],
  ])('shortens %j to %d', (text, room, short) => {
    expect(shortened(text, room)).toBe(short)
  })
})

describe('the words of a kit', () => {
  it('leave a question open if the text does', () => {
    const judge = invalid('core/switch-literals-distinct', 0, 'it is twice')
    const kit = kitWith({ kind: 'open' }, { judge, outcome: 'false-accept' })
    expect(expected(kit)).toMatch(/^Whether this module is valid depends on how the text is read/)
    expect(reading(kit).join(' ')).toContain('can be read in two ways')
    expect(expected(kitWith({ kind: 'unsupported' }))).toContain('does not support')
  })

  it.each(['false-reject', 'false-accept', 'wrong-output', 'wrong-result'])(
    'blame the tool for %s under one reading only if the question is open',
    (outcome) => {
      expect(meanings(kitWith({ kind: 'open' }, { outcome })).wrong).toContain('by one reading')
      expect(meanings(kitWith({}, { outcome })).wrong).not.toContain('reading')
    },
  )

  it('count an error that the tool itself reports as an answer', () => {
    const message = 'died: none SPIRV-Cross threw an exception: nullptr'
    expect(answered(kitWith({}, { outcome: 'crash', said: message }))).toBe(
      'The tool ends with an error: SPIRV-Cross threw an exception: nullptr',
    )
    expect(answered(kitWith({}, { outcome: 'crash', said: 'died: SIGSEGV' }))).toMatch(
      /^The tool gives no answer: SIGSEGV/,
    )
  })

  it('describe the fault of an invalid module only once', () => {
    const judge = invalid('core/switch-literals-distinct', 0, 'it is twice')
    const kit = kitWith({}, { judge, outcome: 'false-accept' })
    expect(expected(kit)).toContain('it is twice')
    expect(reading(kit).join(' ')).not.toContain('wice')
  })

  it('describe the rule that an output breaks in a sentence, and buffers in words of Vulkan', () => {
    const output =
      'the output is invalid for the reference: core/switch-literals-distinct 3 is twice'
    expect(answered(kitWith({}, { said: output }))).toMatch(
      /^The tool writes wrong output: it breaks the rule that no two literals .*; 3 is twice\.$/,
    )
    const message = 'buffer 0,1, byte 28: expected 0x000000ff, got 0x00000001'
    expect(answered(kitWith({}, { outcome: 'wrong-result', said: message }))).toContain(
      'the buffer of set 0, binding 1 holds at byte 28 the word 0x000000ff by the text, and 0x00000001 after the tool',
    )
  })

  it('contain no jargon of ours', () => {
    const kit = kitWith({})
    const all = [expected(kit), answered(kit), ...reading(kit)].join(' ')
    expect(all).not.toMatch(/keeps to it|normative sentence|the reference|confidence|\bcause\b/)
  })
})

describe('the answer of the newest validator', () => {
  const name = 'spirv-val 2026.4'
  it.each([
    [{ name, verdict: { kind: 'valid' } }, /^spirv-val 2026\.4 accepts it\.$/],
    [
      { name, verdict: invalid('core/a', 0, 'no'), known: 'Refuses what is valid.' },
      /does not accept it: `no` That is an error of the validator \(Refuses what is valid\)/,
    ],
    [{ name, verdict: invalid('core/a', 0, 'no') }, /By the text above the module is valid/],
  ] as const)('is given with its reason: %j', (second, sentence) => {
    expect(secondSentence(second)).toMatch(sentence)
  })
})

describe('the report of a kit', () => {
  const reportOf = (cause: Partial<Cause>, same: readonly string[] = [], device?: string) => {
    const origin = { suite: { name: 'suite', version: '1' } } as Parameters<typeof reportFiles>[4]
    const kit = { ...kitWith({ kind: 'unsupported', ...cause }), same }
    const probe = {
      tools: [
        { tool: 'some-tool', name: 'some-tool', version: '1', command: 'some-tool {file}', device },
      ],
    }
    return String(
      reportFiles(
        kit,
        probe as unknown as Parameters<typeof reportFiles>[1],
        [],
        undefined,
        origin,
      ).get('README.md'),
    )
  }

  it('names the other causes of the same fault, and the device', () => {
    expect(reportOf({}, ['a/one', 'b/two'])).toContain(
      '\n\nThe same fault has other reports: a/one, b/two.\n',
    )
    expect(reportOf({})).not.toContain('The same fault')
    expect(reportOf({}, [], 'llvmpipe')).toContain('Version: some-tool 1, device llvmpipe. ')
  })

  it('says on which day a search for threads found none', () => {
    expect(reportOf({ searched: '2026-11-29' })).toContain(
      '\n\nA search on 2026-11-29 found no thread about it.\n\n## Module\n',
    )
    expect(reportOf({ links: ['https://example.org/1'] })).toContain(
      '\n\nSee also:\n- https://example.org/1\n\n## Module\n',
    )
    expect(reportOf({})).not.toContain('A search on')
  })
})

describe('a fault in the header', () => {
  const broken = Uint32Array.from(words)
  broken[4] = 7

  it('is shown in words of the module and its control', () => {
    const judge = invalid('core/schema-zero', 4, 'the schema is 7')
    const kit = kitWith({}, { judge, control: words, outcome: 'false-accept', module: broken })
    expect(moduleListing(kit)).toContain('; word 4, schema: 0x00000007  <-- the schema is 7\n')
    expect(controlListing(kit, words)).toContain('; word 4, schema: 0x00000000  <-- differs here\n')
    expect(moduleListing(kit)).toContain('OpMemoryModel')
  })

  it('is not shown if only other words differ', () => {
    expect(isInHeader(words, null, 9)).toBe(false)
    expect(isInHeader(words, Uint32Array.from(words), undefined)).toBe(false)
    expect(headerLines(words, null, undefined, '').split('\n')).toHaveLength(6)
  })
})

describe('resultShowings', () => {
  it('finds the cases with results that show a cause', () => {
    const entries = knownResults(corpus, 'spirv-opt')
    if (isProblem(entries)) throw new Error(entries.message)
    const filed = {
      id: 'core/OpSDiv/constants',
      rule: 'core/OpSDiv',
      environments: ['spv1.6', 'vulkan1.4'],
    } as unknown as FiledCase
    const tool = { kind: 'consumer', name: 'spirv-opt@testing -O', version: '2026.4' } as const
    const shown = resultShowings(tool, entries, [filed])
    expect(shown.get('fold-narrow-signed-division')).toEqual([
      { case: filed, environment: 'vulkan1.4', outcome: 'wrong-result' },
    ])
  })
})
