import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressOf } from '#runner/address-of'
import { differenceText, differingLines } from '#runner/bugs/differing-lines'
import { keeper } from '#runner/bugs/keeps'
import type { Kit } from '#runner/bugs/kit'
import { kitTest } from '#runner/bugs/kit-test'
import { brokenListing } from '#runner/bugs/listings'
import { namesIn } from '#runner/bugs/named'
import { fixedPart, quoted } from '#runner/bugs/quoted'
import { showings } from '#runner/bugs/shows'
import { twinListing } from '#runner/bugs/twin-listing'
import { bisections, versionAnswer } from '#runner/bugs/versions'
import { placeOf } from '#runner/bugs/where'
import { causesOf } from '#runner/causes/read-causes'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { knownResults } from '#runner/results/known-results'
import type { RuleId } from '#spec/rule'
import { texts } from '#spec/texts'

const corpus = join(packageRoot(), 'corpus')

function words(body: string): Uint32Array {
  const text = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %1 "main"
OpExecutionMode %1 LocalSize 1 1 1
%2 = OpTypeVoid
%3 = OpTypeFunction %2
%4 = OpTypeInt 32 0
%5 = OpTypePointer Function %4
%6 = OpConstant %4 1
%1 = OpFunction %2 None %3
%7 = OpLabel
%8 = OpVariable %5 Function
${body}
OpReturn
OpFunctionEnd
`
  const assembled = assembleText(text, 'spv1.6', 'test')
  if (isProblem(assembled)) throw new Error(assembled.message)
  return assembled
}

describe('the function keeper', () => {
  const whole = words('OpStore %8 %6\n%9 = OpLoad %4 %8')
  const keeps = keeper(whole, 'core/load-not-void' as RuleId)

  it('keeps a smaller module that still breaks the rule', () => {
    expect(keeps(whole)).toBe(true)
    expect(keeps(words('%9 = OpLoad %4 %8\nOpStore %8 %9'))).toBe(true)
  })

  it.each([
    ['loses the instruction of the rule', 'OpStore %8 %6'],
    ['loads what nothing was stored to', '%9 = OpLoad %4 %8'],
    ['has an instruction of another kind', 'OpStore %8 %6\n%9 = OpLoad %4 %8\n%10 = OpUndef %4'],
  ])('drops what %s', (_, body) => {
    expect(keeps(words(body))).toBe(false)
  })
})

describe('the function keeper for a fetch', () => {
  const shader = (operands: string): Uint32Array => {
    const text = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %1 "main"
OpExecutionMode %1 LocalSize 1 1 1
OpDecorate %2 DescriptorSet 0
OpDecorate %2 Binding 0
%3 = OpTypeVoid
%4 = OpTypeFunction %3
%5 = OpTypeFloat 32
%6 = OpTypeImage %5 2D 0 0 0 1 Unknown
%7 = OpTypeVector %5 4
%8 = OpTypeInt 32 1
%9 = OpTypeVector %8 2
%10 = OpConstant %8 0
%11 = OpConstantNull %9
%12 = OpTypePointer UniformConstant %6
%2 = OpVariable %12 UniformConstant
%1 = OpFunction %3 None %4
%13 = OpLabel
%14 = OpLoad %6 %2
%15 = OpImageFetch %7 %14 %11${operands}
OpReturn
OpFunctionEnd
`
    const assembled = assembleText(text, 'spv1.3', 'test')
    if (isProblem(assembled)) throw new Error(assembled.message)
    return assembled
  }
  const rule = 'core/fetch-sampled-image' as RuleId

  it('keeps the level of detail that the case uses', () => {
    const keeps = keeper(shader(' Lod %10'), rule)
    expect(keeps(shader(' Lod %10'))).toBe(true)
    expect(keeps(shader(''))).toBe(false)
  })

  it('does not need a level of detail if the case has none', () => {
    expect(keeper(shader(''), rule)(shader(''))).toBe(true)
  })
})

describe('placeOf', () => {
  it('names the text with its version, and the requirement', () => {
    expect(placeOf('SPV_KHR_constant_data/data-has-a-word' as RuleId)).toMatchObject({
      text: expect.stringMatching(/^SPV_KHR_constant_data, revision 1 of 2026-/),
      requirement: expect.stringMatching(/^\S.*\.$/),
      address: expect.stringMatching(
        /\/extensions\/KHR\/SPV_KHR_constant_data\.html#_modifications_to_/,
      ),
    })
  })

  it('has an address for every text', () => {
    expect(texts.length).toBeGreaterThan(5)
    for (const { name } of texts) expect(addressOf(name, '')).toMatch(/^https:\/\/.*\.html(#\w+)?$/)
  })

  it('has the address of the OpenCL environment specification', () => {
    const { address } = placeOf('OpenCL-environment/no-recursion' as RuleId)
    expect(address).toMatch(/OpenCL_Env\.html#validation-rules$/)
  })

  it('has the address of the sentence that a VUID names', () => {
    const { address } = placeOf('Vulkan-environment/integer-input-flat' as RuleId)
    expect(address).toMatch(/vkspec\.html#VUID-StandaloneSpirv-Flat-04744$/)
  })
})

describe('the cases that show a cause', () => {
  it('finds cases for every recorded cause of the newest spirv-val', () => {
    const files = expectationsOf(['spirv-val'], join(corpus, 'expectations'), [], 'read')
    const read = readCorpus(corpus, assembleText)
    if (isProblem(files) || isProblem(read)) throw new Error('no corpus')
    const causes = causesOf(corpus, 'spirv-val')
    const newest = causes?.measured.at(-1) ?? ''
    const tool = {
      kind: 'validator',
      tool: 'spirv-val',
      name: 'spirv-val',
      version: newest,
    } as const
    const entries = files.get('spirv-val')?.expectations?.entries ?? []
    const shown = showings(tool, entries, read.manifest.cases)
    const ofResults = knownResults(corpus, 'spirv-val')
    if (isProblem(ofResults)) throw new Error(ofResults.message)
    const inResults = new Set(ofResults.map(({ cause }) => cause))
    const current = Object.entries(causes?.causes ?? {}).filter(
      ([id, { versions }]) => versions.seen.includes(newest) && !inResults.has(id),
    )
    expect(current.length).toBeGreaterThan(100)
    expect(current.flatMap(([id]) => (shown.has(id) ? [] : [id]))).toEqual([])
  }, 200_000)
})

describe('namesIn', () => {
  it('gives each numeric id the name that the listing has for it', () => {
    const worded = namesIn(words('OpStore %8 %6'))
    expect(worded('%5 is not %6, nor %8 or %99; 5 and %')).toBe(
      '%_ptr_Function_uint is not %uint_1, nor %8 or %99; 5 and %',
    )
  })
})

describe('twinListing', () => {
  it('marks where the module differs, and says if it has more lines there', () => {
    const twin = words('OpStore %8 %6')
    const marks = (module: string) =>
      twinListing(twin, words(module))
        .split('\n')
        .filter((line) => line.includes('; <-- '))
        .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    expect(marks('OpStore %8 %8')).toEqual(['OpStore %8 %uint_1 ; <-- differs here'])
    expect(marks('OpStore %8 %6\n%9 = OpLoad %4 %8')).toEqual([
      'OpReturn ; <-- the module has more in front of this',
    ])
  })

  it('marks every line that differs, and no other', () => {
    const twin = words('OpStore %8 %6\n%9 = OpLoad %4 %8\nOpStore %8 %9')
    const module = words('OpStore %8 %8\n%9 = OpLoad %4 %8\nOpStore %8 %8')
    const marks = (text: string) => text.split('\n').filter((line) => line.includes('; <-- '))
    expect(marks(twinListing(twin, module))).toHaveLength(2)
    expect(marks(brokenListing(module, twin, undefined, 'is wrong'))).toEqual([
      expect.stringMatching(/OpStore .*<-- is wrong/),
      expect.stringMatching(/OpStore .*<-- differs here/),
    ])
  })

  it.each([
    ['OpStore %8 %8', 'OpStore %8 %6', 'differs in one line'],
    ['OpStore %8 %6\nOpStore %8 %6', 'OpStore %8 %6', 'lacks one line of the module'],
    ['', 'OpStore %8 %6\nOpStore %8 %8', 'has 2 lines more than the module'],
    [
      '%9 = OpLoad %4 %8\nOpStore %8 %9',
      'OpStore %8 %6',
      'has one line instead of 2 of the module',
    ],
  ])('counts the lines in which %j and %j differ', (module, twin, difference) => {
    expect(differenceText(differingLines(words(module), words(twin)), 0)).toBe(difference)
  })
})

describe('kitTest', () => {
  const broken = words('OpStore %8 %2')
  const kit = (control: Uint32Array | null) =>
    ({
      id: 'stored-type',
      rule: 'core/store-object',
      cause: { summary: 'Accepts types as Object.', section: '3.3.8', links: [] },
      finding: { outcome: 'false-accept', said: 'valid' },
      shown: {
        asked: {
          words: broken,
          environment: { name: 'spv1.6' },
          judge: { kind: 'invalid', message: '', blames: [{ word: 0, message: '%2 is a type' }] },
        },
        control,
      },
    }) as unknown as Kit
  const source = (control: Uint32Array | null): string =>
    [...(kitTest(kit(control), 'spirv-val')?.files.values() ?? [])].join('')

  it('checks the verdicts on both modules, and names ids that they have', () => {
    for (const control of [null, words('OpStore %8 %6')]) {
      const text = source(control)
      expect(text.match(/EXPECT_EQ\(Verdict::kInvalid/g)).toHaveLength(1)
      expect(text.match(/EXPECT_EQ\(Verdict::kValid/g) ?? []).toHaveLength(control ? 1 : 0)
      expect(text).toContain('// Invalid: %void is a type.')
    }
  })
})

describe('the test of a kit for llvm-spirv', () => {
  const kit = (judge: object, outcome: string) =>
    ({
      id: 'stored-type',
      cause: { summary: 'Crashes at it.', section: '3.3.8', links: [], kind: 'bug' },
      finding: { outcome, said: '' },
      shown: { asked: { words: words('OpStore %8 %6'), environment: { name: 'spv1.6' }, judge } },
    }) as unknown as Kit
  const blame = { kind: 'invalid', message: '', blames: [{ word: 0, message: 'it is wrong' }] }

  it.each([
    [{ kind: 'valid' }, 'llvm-spirv -r -o %t.bc %t.spv'],
    [blame, 'not llvm-spirv -r -o %t.bc %t.spv'],
  ])('runs the tool on the module of the kit: %j', (judge, command) => {
    const files = kitTest(kit(judge, 'crash'), 'llvm-spirv')?.files
    expect([...(files?.keys() ?? [])]).toEqual(['test/stored-type.spvasm'])
    const text = String(files?.get('test/stored-type.spvasm'))
    expect(text.match(/RUN: .*/g)).toEqual([
      'RUN: spirv-as --target-env spv1.6 -o %t.spv %s',
      `RUN: ${command}`,
    ])
    expect(text).not.toMatch(/%\{|; (phase|control|sha256):/)
    expect(isProblem(assembleText(text, 'spv1.6', 'test'))).toBe(false)
  })

  it('is absent if the output is wrong', () => {
    expect(kitTest(kit({ kind: 'valid' }, 'wrong-output'), 'llvm-spirv')).toBeUndefined()
  })
})

describe('fixedPart, which matches a message,', () => {
  it.each([
    ["error: line 17: Operand '3[%uint]' requires a type", 'requires a type'],
    ['error: 3: no', ''],
    [
      'died: none SPIRV-Cross threw an exception: nullptr',
      'SPIRV-Cross threw an exception: nullptr',
    ],
    ["died: none thread 'main' panicked at x", 'panicked at x'],
    ['error: this is no part of !spirv.struct<...', 'this is no part of !spirv.struct<'],
  ])('is the constant part of %s', (message, part) => {
    expect(fixedPart(message)).toBe(part)
  })

  it('is quoted for the shell', () => {
    expect(quoted("a'b")).toBe("'a'\\''b'")
  })
})

describe('bisections', () => {
  const run = (version: string, line: string) => versionAnswer('spirv-val', version, line)
  const [shown, right, unknown] = [
    'REPRODUCED: is accepted',
    'NOT REPRODUCED: is refused',
    'CANNOT TELL: this version does not know what the module uses: error: line 2: Invalid capability operand: 4473',
  ] as const
  const kit = { id: 'a-kit' } as Kit

  it('name what a version does not know', () => {
    expect(run('2023.1', unknown).said).toBe(
      'this version does not know the capability UntypedPointersKHR',
    )
  })

  it('name a type that the analysis of an older version does not know', () => {
    const line =
      'CANNOT TELL: this version does not know what the module uses: error: line 0: Unhandled inst type (opcode: 4417) found outside'
    expect(run('2025.1', line).said).toBe('this version does not know OpTypeUntypedPointerKHR')
  })

  it('search between versions that differ, in both directions', () => {
    const found = bisections(kit, [
      run('2023.1', right),
      run('v2025.1', shown),
      run('2026.4', right),
    ])
    expect(found.map(({ commands: [start] }) => start)).toEqual([
      'git bisect start v2025.1 v2023.1',
      'git bisect start --term-old=broken --term-new=mended v2026.4 v2025.1',
    ])
  })

  it('do not search if no version is known to be right', () => {
    expect(bisections(kit, [run('2023.1', unknown), run('2026.4', shown)])).toEqual([])
    expect(bisections(kit, [run('2023.1', shown), run('2026.4', shown)])).toEqual([])
  })

  it.each([
    ['llvm-spirv', 'git bisect start v21.1.8 v15.0.6'],
    ['mlir-translate', 'git bisect start llvmorg-21.1.8 llvmorg-15.0.6'],
    ['spirv-cross', 'git bisect start vulkan-sdk-21.1.8 vulkan-sdk-15.0.6'],
  ])('name releases of %s as its repository does', (tool, start) => {
    const [found] = bisections(kit, [
      versionAnswer(tool, '15.0.6', right),
      versionAnswer(tool, '21.1.8', shown),
    ])
    expect(found?.commands[0]).toBe(start)
  })
})
