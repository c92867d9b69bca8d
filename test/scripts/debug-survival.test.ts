import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import {
  debugInfoOf,
  debugInfosNamed,
} from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { validate } from '#reference/validate'
import { valuesAtLines } from '#runner/execute/values-at-lines'
import { isProblem } from '#runner/is-problem'
import type { Oracle } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { kindOf } from '#scripts/dev/debug-survival/debug-kinds'
import type { DebugTransformer } from '#scripts/dev/debug-survival/debug-transformer'
import { realTransformers } from '#scripts/dev/debug-survival/real-transformers'
import { compiledSubjects, subjectsIn } from '#scripts/dev/debug-survival/subjects'
import { survivals } from '#scripts/dev/debug-survival/survival'
import {
  kindsText,
  survivalText,
  valuesText,
  wrongValuesText,
} from '#scripts/dev/debug-survival/survival-text'
import { valueSurvivals } from '#scripts/dev/debug-survival/value-survival'
import { sourcesIn } from '#scripts/dev/real/source'
import { environmentByName } from '#spec/environments'
import { assembly } from '../support/assembly.ts'
import { assembler, consumer, disassembler } from '../support/tools.ts'

const environment = environmentByName('spv1.6') as NonNullable<ReturnType<typeof environmentByName>>

/** A shader of two local variables and three lines; the last line is before the second. */
function shader(version = 100): Uint8Array {
  const words = assembly(
    `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.Shader.DebugInfo.${version}"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "a.comp"
%nameMain = OpString "main"
%nameA = OpString "a"
%nameB = OpString "b"
%nameType = OpString "uint"
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%pointer = OpTypePointer Function %uint
%zero = OpConstant %uint 0
%two = OpConstant %uint 2
%three = OpConstant %uint 3
%five = OpConstant %uint 5
%seven = OpConstant %uint 7
%wide = OpConstant %uint 32
%encoding = OpConstant %uint 6
%language = OpConstant %uint 2
%signature = OpTypeFunction %void
%source = OpExtInst %void %set DebugSource %file
%unit = OpExtInst %void %set DebugCompilationUnit %two %two %source %language
%type = OpExtInst %void %set DebugTypeBasic %nameType %wide %encoding %zero
%kind = OpExtInst %void %set DebugTypeFunction %three %void
%function = OpExtInst %void %set DebugFunction %nameMain %kind %source %two %zero %unit %nameMain %zero %two
%expression = OpExtInst %void %set DebugExpression
%local = OpExtInst %void %set DebugLocalVariable %nameA %type %source %three %zero %function %zero
%other = OpExtInst %void %set DebugLocalVariable %nameB %type %source %five %zero %function %zero
%main = OpFunction %void None %signature
%entry = OpLabel
%a = OpVariable %pointer Function
%b = OpVariable %pointer Function
%scope = OpExtInst %void %set DebugScope %function
%definition = OpExtInst %void %set DebugFunctionDefinition %function %main
%declared = OpExtInst %void %set DebugDeclare %local %a %expression
%line1 = OpExtInst %void %set DebugLine %source %three %three %zero %zero
OpStore %a %two
%value = OpExtInst %void %set DebugValue %other %two %expression
%line2 = OpExtInst %void %set DebugLine %source %seven %seven %zero %zero
OpStore %b %three
%line3 = OpExtInst %void %set DebugLine %source %five %five %zero %zero
OpReturn
OpFunctionEnd
`,
    { version: 0x0001_0600 },
  )
  return toBytes(words)
}

/** A module without the instructions of the set that have that name. */
function without(module: Uint8Array | Uint32Array, name: string): Uint8Array {
  const decoded = decode(module).module
  const { words } = decoded
  const kept = [...decoded.instructions]
    .filter((instruction) => debugInfoOf(decoded, instruction)?.row?.name !== name)
    .flatMap(({ word, wordCount }) => [...words.subarray(word, word + wordCount)])
  return toBytes(Uint32Array.of(...words.subarray(0, 5), ...kept))
}

/** A module with a DebugNoScope after the last instruction of its last block. */
function withScopeAfterBlock(module: Uint8Array | Uint32Array): Uint8Array {
  const decoded = decode(module).module
  const { words, bound } = decoded
  const [scope] = debugInfosNamed(decoded, 'DebugScope')
  const [end] = decoded.all('OpFunctionEnd')
  const noScope = [(5 << 16) | 12, scope?.instruction.resultType ?? 0, bound, scope?.set ?? 0, 24]
  const changed = Uint32Array.of(
    ...words.subarray(0, end?.word),
    ...noScope,
    ...words.subarray(end?.word),
  )
  changed[3] = bound + 1
  return toBytes(changed)
}

function transformer(
  name: string,
  change: (module: Uint8Array | Uint32Array) => Uint8Array,
): DebugTransformer {
  return {
    name,
    takeAll: async (questions) =>
      questions.map(({ module }) => ({ kind: 'output', value: change(module) })),
  }
}

const crashing: DebugTransformer = {
  name: 'crashes',
  takeAll: async (questions) =>
    questions.map(() => ({ kind: 'crash', signal: 'SIGSEGV', message: '' })),
}

const refusing: DebugTransformer = {
  name: 'refuses',
  takeAll: async (questions) =>
    questions.map(() => ({ kind: 'invalid', phase: 'validate', blames: [], message: 'no' })),
}

const untouched = transformer('nothing', (module) => without(module, 'none'))

/** A validator that refuses modules without a DebugLine. */
const validator: Oracle = {
  ...{ kind: 'validator', name: 'fake', tool: 'fake', version: '', command: '' },
  judge: async () => ({ kind: 'valid' }),
  judgeAll: async (questions) =>
    questions.map(({ module }) =>
      debugInfosNamed(decode(module).module, 'DebugLine').length > 0
        ? { kind: 'valid' }
        : { kind: 'invalid', phase: 'validate', blames: [], message: 'no lines' },
    ),
  probe: async () => 'known',
  close: () => {},
}

async function survivalWith(changed: DebugTransformer, module = shader()) {
  const [survival] = await survivals([{ module, environment }], [changed], validator)
  if (survival === undefined) throw new Error('no transformer was asked')
  return survival
}

describe('the measured loss of debug information', () => {
  it('is taken from a valid module', () => {
    expect(validate(shader(), environment)).toEqual({ kind: 'valid' })
  })

  it('is that nothing is lost if the module is unchanged', async () => {
    expect(await survivalWith(untouched)).toMatchObject({
      ...{ given: 1, written: 1, unchanged: 1, unwritten: {}, broken: {} },
      validByReference: { before: 1, after: 1 },
      validByTool: { before: 1, after: 1 },
      code: { before: 3, after: 3 },
      codeWithLine: { before: 3, after: 3 },
      lines: { before: 3, after: 3 },
      variables: { before: 2, after: 2 },
      steps: { before: 2, after: 2 },
      forwardSteps: { before: 1, after: 1 },
    })
  })

  it('includes lines that a transformer drops', async () => {
    const survival = await survivalWith(
      transformer('drops lines', (module) => without(module, 'DebugLine')),
    )
    expect(survival).toMatchObject({
      unchanged: 0,
      validByReference: { before: 1, after: 1 },
      validByTool: { before: 1, after: 0 },
      code: { before: 3, after: 3 },
      codeWithLine: { before: 3, after: 0 },
      lines: { before: 3, after: 0 },
      variables: { before: 2, after: 2 },
    })
    expect(survival.kinds.DebugLine).toEqual({ before: 3, after: 0 })
    expect(survival.kinds.DebugScope).toEqual({ before: 1, after: 1 })
  })

  it.each(['DebugDeclare', 'DebugValue'])('includes variables that lose their %s', async (name) => {
    const survival = await survivalWith(transformer(name, (module) => without(module, name)))
    expect(survival.variables).toEqual({ before: 2, after: 1 })
    expect(survival.kinds.variables).toEqual({ before: 2, after: 2 })
  })

  it('includes the rule that a DebugNoScope after the block breaks', async () => {
    const survival = await survivalWith(transformer('ends scopes late', withScopeAfterBlock))
    expect(survival.validByReference).toEqual({ before: 1, after: 0 })
    expect(survival.broken).toEqual({
      'NonSemantic.Shader.DebugInfo/scope-instructions-are-in-a-block': 1,
    })
    const already = await survivalWith(untouched, withScopeAfterBlock(shader()))
    expect(already.validByReference).toEqual({ before: 0, after: 0 })
    expect(already.broken).toEqual({})
  })

  it('excludes modules that are not written, and counts them', async () => {
    expect(await survivalWith(crashing)).toMatchObject({
      ...{ given: 1, written: 0, unwritten: { crash: 1 } },
      code: { before: 0, after: 0 },
      lines: { before: 0, after: 0 },
    })
    expect((await survivalWith(refusing)).unwritten).toEqual({ refused: 1 })
  })

  it('is printed as one row for each transformer that differs from the first', async () => {
    const transformers = [
      untouched,
      transformer('alike', (module) => without(module, 'none')),
      transformer('drops lines', (module) => without(module, 'DebugLine')),
      transformer('ends scopes late', withScopeAfterBlock),
      crashing,
    ]
    const found = await survivals([{ module: shader(), environment }], transformers, validator)
    const lines = survivalText(found, 'fake').split('\n')
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      [
        ...['transformer', 'modules', 'same', 'valid', 'by fake', 'code with line'],
        ...['lines kept', 'variables kept', 'forward', 'rules broken'],
      ],
      ['nothing', '1', '1', '1 -> 1', '1 -> 1', '100 -> 100', '100', '100', '50 -> 50'],
      ['drops lines', '1', '0', '1 -> 1', '1 -> 0', '100 -> 0', '0', '100', '50 -> -'],
      [
        ...['ends scopes late', '1', '0', '1 -> 0', '1 -> 1', '100 -> 100', '100', '100'],
        ...['50 -> 50', 'scope-instructions-are-in-a-block 1'],
      ],
      [
        ...['crashes', '0', '0', '0 -> 0', '0 -> 0', '- -> -', '-', '-', '- -> -'],
        'no module: crash 1',
      ],
      [''],
      ['The figures of nothing are also those of alike.'],
    ])
    expect(kindsText(found)).toMatch(/^drops lines .* 3 -> 0 +1 -> 1 /m)
  })
})

/** A module with another operand in its DebugValue. */
function withOtherValue(module: Uint8Array | Uint32Array): Uint8Array {
  const decoded = decode(module).module
  const [info] = debugInfosNamed(decoded, 'DebugValue')
  const seven = [...decoded.instructions].find(
    ({ name, operands }) => name === 'OpConstant' && operands[0]?.value === 7,
  )
  const changed = decoded.words.slice()
  changed[info?.operands[1]?.word ?? 0] = seven?.result ?? 0
  return toBytes(changed)
}

describe('values of variables that debug information describes', () => {
  it('are those before the first instruction of a line, of variables described so far', () => {
    const found = valuesAtLines(shader(), { groups: [1, 1, 1] })
    expect([...(found?.visits ?? [])]).toEqual([
      [
        '1 a.comp:3',
        [
          {
            arriving: new Map([['a:3:0', undefined]]),
            during: new Map([
              ['a:3:0', new Set(['2'])],
              ['b:5:0', new Set(['2'])],
            ]),
          },
        ],
      ],
      [
        '1 a.comp:7',
        [
          {
            arriving: new Map([
              ['a:3:0', '2'],
              ['b:5:0', '2'],
            ]),
            during: new Map([
              ['a:3:0', new Set(['2'])],
              ['b:5:0', new Set(['2'])],
            ]),
          },
        ],
      ],
      [
        '1 a.comp:5',
        [
          {
            arriving: new Map([
              ['a:3:0', '2'],
              ['b:5:0', '2'],
            ]),
            during: new Map([
              ['a:3:0', new Set(['2'])],
              ['b:5:0', new Set(['2'])],
            ]),
          },
        ],
      ],
    ])
  })

  it.each([
    ['stay', untouched, { kept: 4, withoutLine: 0, wrong: [] }],
    [
      'are lost with a DebugValue',
      transformer('', (module) => without(module, 'DebugValue')),
      { kept: 2, withoutLine: 0, wrong: [] },
    ],
    [
      'are lost with their lines',
      transformer('', (module) => without(module, 'DebugLine')),
      { kept: 0, withoutLine: 4, wrong: [] },
    ],
    [
      'are wrong where a DebugValue names another',
      transformer('', withOtherValue),
      {
        kept: 2,
        withoutLine: 0,
        wrong: ['a.comp:7', 'a.comp:5'].map((line) => ({
          ...{ module: 'shader', place: `1 ${line}`, scalar: 'b:5:0', before: ['2'], after: '7' },
          isHeldElsewhere: false,
        })),
      },
    ],
  ])('are compared after a change: %s', async (_, changed, expected) => {
    const subject = { name: 'shader', module: shader(), environment }
    const [survival] = await valueSurvivals([subject], [changed])
    expect(survival).toMatchObject({ given: 1, run: 1, described: 4, ...expected })
  })

  it('are printed as one row for each transformer, with the first wrong value of each module', async () => {
    const subject = { name: 'shader', module: shader(), environment }
    const transformers = [untouched, transformer('other', withOtherValue)]
    const found = await valueSurvivals([subject], transformers)
    expect(valuesText(found).split('\n').at(-1)?.split(/ {2,}/)).toEqual([
      ...['other', '1', '4', '50', '0', '0', '0', '2'],
    ])
    expect(wrongValuesText(found)).toBe(
      'other: shader, invocation 1, a.comp:7, b:5:0: 2 -> 7 (never held)',
    )
  })
})

describe('the programs of a suite', () => {
  it('are asked about compiled modules, and lose the known parts', async () => {
    const shaders = sourcesIn(join(packageRoot(), 'test/real')).filter(({ file }) =>
      file.endsWith('bits.comp'),
    )
    const subjects = await compiledSubjects(shaders)
    if (isProblem(subjects)) throw new Error(subjects.message)
    expect(subjects.length).toBe(1)
    const programs = {
      optimiser: await consumer('spirv-opt@testing'),
      linker: await consumer('spirv-link@testing'),
      disassembler: await disassembler('spirv-dis@testing'),
      assembler: await assembler('spirv-as@testing'),
    }
    const transformers = realTransformers(programs)
    const names = transformers.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(60)
    expect(names).toEqual(expect.arrayContaining(['-O', '-Os', '--canonicalize-ids']))
    const page = readFileSync(join(packageRoot(), 'docs/debug-information.md'), 'utf8')
    for (const name of names) expect(page, 'is about another spirv-opt').toContain(name)
    const asked = ['no pass', 'spirv-as of spirv-dis', 'spirv-link', '--strip-nonsemantic']
    const found = await survivals(
      subjects,
      transformers.filter(({ name }) => asked.includes(name)),
      validator,
    )
    for (const tool of Object.values(programs)) tool.close()
    const late = { 'NonSemantic.Shader.DebugInfo/scope-instructions-are-in-a-block': 1 }
    expect(found.map(({ transformer, written, broken }) => [transformer, written, broken])).toEqual(
      [
        ['no pass', 1, late],
        ['spirv-as of spirv-dis', 1, {}],
        ['spirv-link', 1, late],
        ['--strip-nonsemantic', 1, {}],
      ],
    )
    const shares = found.map(({ lines, variables }) => [
      lines.before > 0 && lines.after / lines.before,
      variables.before > 0 && variables.after / variables.before,
    ])
    expect(shares).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
    ])
  }, 120_000)
})

describe('kinds of instructions of the set', () => {
  it.each([
    ['DebugTypeMember', 'types'],
    ['DebugFunctionDefinition', 'functions'],
    ['DebugGlobalVariable', 'variables'],
    ['DebugNoScope', 'DebugNoScope'],
    ['DebugSource', 'others'],
    [undefined, 'others'],
  ])('include %s among %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind)
  })
})

describe('modules of a folder', () => {
  it('are sampled evenly from those with a version of the set that the text describes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'debug-survival-test-'))
    try {
      expect(subjectsIn(folder, undefined, 4)).toMatchObject({ kind: 'problem' })
      writeFileSync(join(folder, 'a.spv'), shader(102))
      expect(subjectsIn(folder, undefined, 4)).toMatchObject({ kind: 'problem' })
      for (const name of ['b.spv', 'c.spv', 'd.spv', 'e.txt'])
        writeFileSync(join(folder, name), shader())
      expect(subjectsIn(folder, undefined, 4)).toMatchObject([
        { name: 'b.spv', environment },
        { name: 'c.spv' },
        { name: 'd.spv' },
      ])
      expect(subjectsIn(folder, 'vulkan1.3', 2)).toMatchObject([
        { name: 'c.spv', environment: { name: 'vulkan1.3' } },
      ])
      expect(subjectsIn(folder, 'vulkan9', 2)).toMatchObject({ code: 'unknown-environment' })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    expect(subjectsIn(join(folder, 'none'), undefined, 4)).toMatchObject({ code: 'unreadable' })
  })
})
