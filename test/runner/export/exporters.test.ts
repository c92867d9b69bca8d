import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { amber } from '#runner/export/amber'
import { exportCorpus } from '#runner/export/export-corpus'
import type { ExportedCase } from '#runner/export/exported-case'
import { exporters } from '#runner/export/exporters'
import { families } from '#runner/export/families'
import { gtestEnvironments } from '#runner/export/gtest-environments'
import { exported, ownCorpus } from './exported.ts'

let corpus: Corpus
/**
 * One rule with a case that is not assembly (`.spvhex`), and one that can be read two ways, beside plain ones; and an
 * instruction with results.
 */
const rules = [
  'SPV_KHR_constant_data/OpConstantDataKHR',
  'SPV_KHR_constant_data/data-has-*',
  'SPV_KHR_constant_data/extension-is-declared',
  'SPV_EXT_replicated_composites/extension-is-declared',
]
const inHex = 'SPV_EXT_descriptor_heap/buffer-pointer-has-four-words'

beforeAll(() => {
  corpus = ownCorpus()
})

/** Entries of an export whose path matches; never none. */
function entries(
  files: ReadonlyMap<string, string>,
  path: RegExp,
): readonly (readonly [string, string])[] {
  const found = [...files].filter(([name]) => path.test(name))
  expect(found.length).toBeGreaterThan(0)
  return found
}

describe('every export', () => {
  it.each(Object.keys(exporters))('%s is the same each time and says how it is used', (format) => {
    const files = exported(corpus, format, { rules })
    expect([...exported(corpus, format, { rules })]).toEqual([...files])
    const readme = files.get('README.md') ?? ''
    expect(readme).toMatch(`spirv-cts ${corpus.manifest.suite.version}`)
    expect(readme).toMatch('SPV_KHR_constant_data 1')
    expect(readme).not.toMatch(/\{\{|undefined|\[object/)
  })

  it('includes the controls of the selected cases, in no further environments', () => {
    const [filed] = corpus.manifest.cases.filter(
      ({ control, environments }) => control !== null && environments.length > 1,
    )
    const [, second = ''] = filed?.environments ?? []
    const choice = { cases: [filed?.id ?? ''], environments: [second] }
    const table = exported(corpus, 'dir', choice).get('cases.tsv') ?? ''
    expect(table.trimEnd().split('\n')).toEqual([
      `valid\t${second}\tcases/${filed?.control}.spv`,
      `${filed?.expect}\t${second}\tcases/${filed?.id}.spv`,
    ])
  })

  it('judges a case that a later version allows by itself, and does not use it to judge others', () => {
    const exportable = (id: string, expect: string, control: string | null) =>
      ({ case: { id, expect, control } }) as ExportedCase
    const [control, allowed] = [
      exportable('control', 'valid', null),
      exportable('allowed', 'valid', 'control'),
    ]
    const [broken, either] = [
      exportable('broken', 'invalid', 'control'),
      exportable('open', 'either', 'control'),
    ]
    expect(families([control, allowed, broken, either])).toEqual([
      { control, broken: [broken, either] },
      { control: allowed, broken: [] },
    ])
  })

  it('leaves out cases for a device with particular limits', () => {
    const [filed] = corpus.manifest.cases.filter(({ limits }) => limits !== undefined)
    const dir = exporters['dir'] ?? amber
    expect(exportCorpus(corpus, { cases: [filed?.id ?? ''] }, dir)).toMatchObject({
      code: 'no-case',
    })
  })

  it('is refused if none of the cases can be expressed', () => {
    const made = exportCorpus(corpus, { rules: ['SPV_EXT_descriptor_heap/offset-*'] }, amber)
    expect(made).toMatchObject({ kind: 'problem', code: 'no-case' })
    const none = exportCorpus(corpus, { rules: ['none'] }, amber)
    expect(none).toMatchObject({ kind: 'problem', message: 'no case is selected' })
  })
})

describe('the export for lit', () => {
  it('asks about the control first, and expects that the invalid module is refused', () => {
    const files = exported(corpus, 'lit', { rules: [...rules, inHex] })
    const tests = entries(files, /\.(spvasm|test)$/)
    const invalid = tests.filter(([, text]) => text.includes('\n; expect: invalid\n'))
    expect(invalid.length).toBeGreaterThan(10)
    for (const [path, text] of invalid) {
      const asks = text.split('\n').filter((line) => /^; RUN: .*%spirv_val/.test(line))
      expect(asks.length, path).toBeGreaterThan(1)
      expect(
        asks.map((line) => line.includes('%not')),
        path,
      ).toEqual(asks.map((_, index) => index % 2 === 1))
    }
  })

  it('expects no refusal of a case that a later version of its text allows, even if it has a control', () => {
    const files = exported(corpus, 'lit', { rules })
    const tests = entries(files, /\.(spvasm|test)$/)
    const allowed = tests.filter(([, text]) => /\n; expect: valid\n(?:;.*\n)*; control:/.test(text))
    expect(allowed.length).toBeGreaterThan(0)
    for (const [path, text] of allowed) expect(text, path).not.toMatch('%not')
  })

  it('writes words if no assembler can express a module', () => {
    const files = exported(corpus, 'lit', { rules: [inHex] })
    for (const [path, text] of entries(files, /\.test$/)) {
      const [, input = ''] = /%\{cases\}\/(Inputs\/\S+)/.exec(text) ?? []
      expect(files.get(input)?.slice(0, 4), path).toBe('\u0003\u0002\u0023\u0007')
    }
  })
})

describe('gtestEnvironments', () => {
  it('names environments as the C API does', () => {
    const named = ['spv1.6', 'vulkan1.1spv1.4', 'opencl1.2embedded', 'opengl4.5']
    expect(named.map((name) => gtestEnvironments.get(name))).toEqual([
      'SPV_ENV_UNIVERSAL_1_6',
      'SPV_ENV_VULKAN_1_1_SPIRV_1_4',
      'SPV_ENV_OPENCL_EMBEDDED_1_2',
      'SPV_ENV_OPENGL_4_5',
    ])
  })
})

describe('the export for Amber', () => {
  it('binds every buffer that a script declares, and requires the extension of the text', () => {
    const files = exported(corpus, 'amber', {
      rules: ['SPV_KHR_untyped_pointers/*-explicitly-laid-out'],
    })
    const scripts = entries(files, /\.amber$/)
    expect(scripts.some(([, text]) => text.includes('\nBUFFER '))).toBe(true)
    for (const [path, text] of scripts) {
      expect(text, path).toMatch(/^#!amber\n/)
      const declared = [...text.matchAll(/^BUFFER (\w+) /gm)].map(([, name]) => name)
      const bound = [
        ...text.matchAll(/^ {2}BIND BUFFER (\w+) AS storage DESCRIPTOR_SET \d+ BINDING \d+$/gm),
      ]
      expect(
        bound.map(([, name]) => name),
        path,
      ).toEqual(declared)
      const places = bound.map(([line]) => line.replace(/^.*DESCRIPTOR_SET/, ''))
      expect(new Set(places).size, path).toBe(places.length)
      expect(text, path).toMatch(/\nSHADER compute shader SPIRV-ASM TARGET_ENV \S+\nOpCapability/)
      expect(text.match(/^END$/gm), path).toHaveLength(2)
      if (text.includes('OpCapability UntypedPointersKHR'))
        expect(text, path).toMatch('DEVICE_EXTENSION VK_KHR_shader_untyped_pointers')
    }
  })
})

describe('the exported seeds', () => {
  it('are small modules, each named by its digest', () => {
    const files = exported(corpus, 'seeds', { rules })
    for (const [path, bytes] of entries(files, /^seeds\//)) {
      expect(bytes.length).toBeLessThanOrEqual(16 * 1024)
      expect(`seeds/${createHash('sha256').update(bytes, 'latin1').digest('hex')}`).toBe(path)
    }
    expect(files.get('README.md')).toMatch(/; [1-9]\d* of more than 16384 bytes/)
  })

  it('are accompanied by a dictionary of words that the texts add', () => {
    const lines = (exported(corpus, 'seeds', { rules }).get('spirv.dict') ?? '')
      .trimEnd()
      .split('\n')
    for (const line of lines) expect(line).toMatch(/^\w+="(\\x[0-9a-f]{2})+"$/)
    expect(lines).toContain('magic="\\x03\\x02\\x23\\x07"')
    expect(lines.some((line) => line.startsWith('OpConstantDataKHR='))).toBe(true)
    expect(new Set(lines).size).toBe(lines.length)
  })
})
