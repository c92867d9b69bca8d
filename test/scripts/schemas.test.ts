import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { comparison } from '#runner/diff/comparison'
import { diffSummary } from '#runner/diff/diff-summary'
import type { FuzzFinding } from '#runner/fuzz/finding/finding'
import { outcomes } from '#runner/log/outcome'
import { runLogText } from '#runner/log/write-run-log'
import { packageRoot } from '#runner/package-root'
import { command as reflect } from '#scripts/commands/reflect'
import { command as rules } from '#scripts/commands/rules'
import { command as validate } from '#scripts/commands/validate'
import { schemaTexts } from '#scripts/dev/published-schemas'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { side } from '../runner/diff/sides.ts'
import { header, loggedOracle, result, runLog } from '../runner/log/sample-log.ts'
import { kernels } from '../runner/reflection/kernels.ts'

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false })
addFormats.default(ajv)
const folder = join(packageRoot(), 'spec/schemas')
const corpus = join(packageRoot(), 'corpus')

function parsed(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The objections of the schema in a file to a document; empty if there are none. */
function faults(path: string, document: unknown): readonly string[] {
  const schema = parsed(path) as { readonly $id: string }
  const obeys = ajv.getSchema(schema.$id) ?? ajv.compile(schema)
  return obeys(document)
    ? []
    : (obeys.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const faultsOf = (name: string, document: unknown) =>
  faults(join(folder, `${name}.schema.json`), document)

/** The document with one member replaced, or removed if no other value is given. */
function spoilt(document: unknown, member: string, value?: unknown): object {
  return { ...(document as object), [member]: value }
}

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** The output of a command for an assembly file of that text. */
async function printed(
  validated: ReturnType<typeof validate>,
  text: string,
  ...flags: readonly string[]
): Promise<unknown> {
  const file = join(temporaryFolder(), 'm.spvasm')
  writeFileSync(file, text)
  const out: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`))
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => out.push(String(chunk)) > 0)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await validated.parseAsync([file, '--json', ...flags], { from: 'user' })
  vi.restoreAllMocks()
  return JSON.parse(out.join(''))
}

const valid = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
const invalid = `${valid}OpCapability Shader\n`

describe('spec/schemas', () => {
  it('contains the schemas that the suite uses, as npm run schemas writes them', () => {
    const texts = schemaTexts()
    expect(texts.size).toBeGreaterThan(5)
    expect(readdirSync(folder).sort()).toEqual([...texts.keys()].sort())
    for (const [name, text] of texts) expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  })

  it('names every schema and its version, without an address', () => {
    const files = [
      ...readdirSync(folder).map((name) => join(folder, name)),
      join(corpus, 'manifest.schema.json'),
      join(corpus, 'causes.schema.json'),
    ]
    const ids = files.map((path) => (parsed(path) as { readonly $id: string }).$id)
    expect(new Set(ids).size).toBe(files.length)
    for (const id of ids) expect(id).toMatch(/^urn:spirv-cts:schema:[a-z-]+:\d+$/)
  })
})

describe('a published schema', () => {
  it.each(['expectations', 'causes'])('accepts the %s of the corpus', (name) => {
    const path =
      name === 'causes' ? join(corpus, 'causes.schema.json') : join(folder, `${name}.schema.json`)
    const files = readdirSync(join(corpus, name)).filter((file) => file.endsWith('.json'))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) expect(faults(path, parsed(join(corpus, name, file)))).toEqual([])
  })

  it('accepts the manifest and refuses one without cases', () => {
    const manifest = parsed(join(corpus, 'manifest.json'))
    const path = join(corpus, 'manifest.schema.json')
    expect(faults(path, manifest)).toEqual([])
    expect(faults(path, spoilt(manifest, 'cases', {}))).not.toEqual([])
  })

  it('requires rules or cases, and a known outcome, in expectations', () => {
    const entry = { cases: ['a/*'], outcome: 'crash', reason: 'x' }
    const file = (row: object) => ({ tool: 't', entries: [row] })
    expect(faultsOf('expectations', file(entry))).toEqual([])
    expect(faultsOf('expectations', file({ ...entry, rules: ['a/b'] }))).not.toEqual([])
    expect(faultsOf('expectations', file(spoilt(entry, 'cases')))).not.toEqual([])
    expect(faultsOf('expectations', file({ ...entry, outcome: 'agree' }))).not.toEqual([])
    expect(faultsOf('expectations', file({ ...entry, commit: 'x' }))).not.toEqual([])
  })

  it('accepts every line of a run log, and no line without its members', () => {
    const log = runLog(
      header([loggedOracle('tool@1', '1')]),
      outcomes.map((outcome, index) => result(`SPV_TEST/one/x-${index}`, 'tool@1', outcome)),
    )
    const lines: unknown[] = runLogText(log)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(outcomes.length + 2)
    for (const line of lines) {
      expect(faultsOf('run-log-line', line)).toEqual([])
      expect(faultsOf('run-log-line', spoilt(line, 'kind', 'other'))).not.toEqual([])
    }
    expect(faultsOf('run-log-line', spoilt(lines[1], 'answers', []))).not.toEqual([])
    expect(faultsOf('run-log-line', spoilt(lines[1], 'outcome', 'fine'))).not.toEqual([])
  })

  it('accepts the lines of validate --json', async () => {
    const found = {
      valid: await printed(validate(), valid),
      invalid: await printed(validate(), invalid),
      error: await printed(validate(), 'OpNoSuchThing\n'),
    }
    for (const [verdict, line] of Object.entries(found)) {
      expect(line).toMatchObject({ verdict })
      expect(faultsOf('validate-line', line)).toEqual([])
      expect(faultsOf('validate-line', spoilt(line, 'verdict', true))).not.toEqual([])
    }
    const blame = { rule: 'no-text', word: 0, message: '' }
    expect(faultsOf('validate-line', spoilt(found.invalid, 'blames', [blame]))).not.toEqual([])
  })

  it('accepts the lines of reflect --json', async () => {
    const mismatched = kernels.replace('PushConstant %300 %61 %66', 'PushConstant %300 %61 %64')
    for (const text of [valid, kernels, mismatched]) {
      const line = await printed(reflect(), text, '--env', 'spv1.3')
      expect(faultsOf('reflect-line', line)).toEqual([])
      expect(faultsOf('reflect-line', spoilt(line, 'kernels', [{}]))).not.toEqual([])
    }
  })

  it('accepts the catalogue of rules --format json', async () => {
    let out = ''
    vi.spyOn(console, 'log').mockImplementation((line) => {
      out += line
    })
    await rules().parseAsync(['--format', 'json'], { from: 'user' })
    const [first, ...others]: object[] = JSON.parse(out)
    expect(others.length).toBeGreaterThan(100)
    expect(faultsOf('rules', [first, ...others])).toEqual([])
    expect(faultsOf('rules', [spoilt(first, 'class', 'other')])).not.toEqual([])
  })

  it('accepts comparisons of diff --json with changes of every class', () => {
    const before = side({ 'T/r/a': 'agree', 'T/r/b': 'false-accept', 'T/r/c': 'agree: x' })
    const after = side({ 'T/r/a': 'false-accept', 'T/r/b': 'agree', 'T/r/c': 'agree: y' })
    const summary = diffSummary(
      comparison(before, after, () => undefined),
      () => undefined,
    )
    expect(summary.totals).toMatchObject({ regression: 1, improvement: 1, 'message-only': 1 })
    const whole: unknown = JSON.parse(JSON.stringify({ comparisons: [summary], failed: true }))
    expect(faultsOf('diff', whole)).toEqual([])
    expect(faultsOf('diff', spoilt(whole, 'asked', [{ rev: 'r1', cases: 3 }]))).toEqual([])
    expect(faultsOf('diff', spoilt(whole, 'failed'))).not.toEqual([])
    const bad = spoilt(summary, 'totals', { regression: 1 })
    expect(faultsOf('diff', spoilt(whole, 'comparisons', [bad]))).not.toEqual([])
  })

  it('accepts findings that fuzz writes, with members that newer versions add', () => {
    const finding: FuzzFinding = {
      format: 1,
      signature: 's',
      probe: 'p',
      outcome: 'crash',
      key: 'k',
      environment: 'spv1.6',
      confidence: 'two',
      judge: 'valid',
      said: 'died',
      sha256: '00',
      instructions: 10,
      hasControl: false,
      tools: [{ name: 't', version: '1', command: 't {file}' }],
      found: {
        ...{ seed: 1, index: 2, words: 3 },
        recipe: { source: 'random', name: 'small', fractions: [0.5], steps: [] },
      },
    }
    expect(faultsOf('finding', finding)).toEqual([])
    expect(faultsOf('finding', spoilt(finding, 'later', 1))).toEqual([])
    expect(faultsOf('finding', spoilt(finding, 'format', 2))).not.toEqual([])
  })

  it('accepts every case with results', () => {
    const results = join(corpus, 'results')
    const files = readdirSync(results, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.run.json'))
      .map((name) => join(results, name))
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) expect(faultsOf('run-file', parsed(file))).toEqual([])
    const [first = ''] = files
    expect(faultsOf('run-file', spoilt(parsed(first), 'dispatch', [1, 1]))).not.toEqual([])
  })
})
