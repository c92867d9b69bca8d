import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import { debugInfosNamed } from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { validate } from '#reference/validate'
import type { Oracle } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { kindOf } from '#scripts/dev/debug-survival/debug-kinds'
import type { DebugTransformer } from '#scripts/dev/debug-survival/debug-transformer'
import { realTransformers } from '#scripts/dev/debug-survival/real-transformers'
import { subjectsIn } from '#scripts/dev/debug-survival/subjects'
import { survivals } from '#scripts/dev/debug-survival/survival'
import { kindsText, survivalText } from '#scripts/dev/debug-survival/survival-text'
import {
  compiledShader,
  environment,
  shader,
  transformer,
  untouched,
  without,
} from '../support/debugged-shader.ts'
import { assembler, consumer, disassembler } from '../support/tools.ts'

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

describe('the programs of a suite', () => {
  it('are asked about compiled modules, and lose the known parts', async () => {
    const subjects = await compiledShader()
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
