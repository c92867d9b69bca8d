import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AjvDraft4 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { memoryPages, validateXML } from 'xmllint-wasm'
import { validate } from '#reference/validate'
import { isProblem } from '#runner/is-problem'
import { disagreements, outcomes } from '#runner/log/outcome'
import type { Result, RunLog } from '#runner/log/run-log'
import { materialOf } from '#runner/report/material-of'
import { environmentByName } from '#spec/environments'
import { reportText } from '../../support/report-text.ts'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'
import { hostileName, ownCorpus, pageRun } from '../pages/page-run.ts'

/** A run with every outcome, explained and not, timed and not. */
const oracles = [loggedOracle('reference', '0.1.0'), loggedOracle('tool@1', '1')]
const every = runLog(
  header(oracles),
  outcomes.flatMap((outcome, index): Result[] => [
    { ...result(`SPV_TEST/one/x-${index}`, 'tool@1', outcome), ms: 1.25 * index },
    result(
      `SPV_TEST/two/y-${index}`,
      'tool@1',
      outcome,
      disagreements.has(outcome) ? 'known' : undefined,
    ),
  ]),
)
const corpus = ownCorpus()
const hostile = pageRun(corpus)

function written(format: string, log: RunLog): string {
  return reportText(format, log, materialOf(corpus))
}

const runs: readonly (readonly [string, RunLog])[] = [
  ['every outcome', every],
  ['hostile tools', hostile],
  ['nothing', runLog(header([]), [])],
]

describe('JUnit XML', () => {
  const schema = readFileSync(new URL('junit.xsd', import.meta.url), 'utf8')
  const faults = async (xml: string) =>
    (await validateXML({ xml, schema, maxMemoryPages: 512 * memoryPages.MiB })).errors.map(
      ({ message }) => message,
    )

  it.each(runs)('obeys its schema for %s', async (_, log) => {
    expect(await faults(written('junit', log))).toEqual([])
  })

  it.each([
    ['a total that is not a number', 'tests="20"', 'tests="many"'],
    ['a suite that tells no errors', / errors="\d+" skipped/, ' skipped'],
    ['an element that nobody reads', '<properties>', '<surprise/><properties>'],
    ['a letter that XML cannot hold', 'classname="', 'classname="\u0001'],
  ])('with %s does not obey its schema', async (_, from, to) => {
    const xml = written('junit', every)
    const broken = xml.replace(from, to)
    expect(broken).not.toBe(xml)
    expect(await faults(broken)).not.toEqual([])
  })

  it('distinguishes failed, unasked and known answers', () => {
    const xml = written('junit', every)
    expect(xml).toMatch(/<testsuites [^>]*tests="20" failures="5" errors="1" time="0.0563">/)
    expect(xml.match(/<failure /g)).toHaveLength(5)
    expect(xml.match(/<error type="error"/g)).toHaveLength(1)
    expect(xml.match(/<skipped message="[a-z-]+: known"/g)).toHaveLength(6)
    expect(xml).toMatch('<skipped message="other-revision: other-revision"')
    expect(xml).toMatch('time="0.0013"')
  })
})

describe('SARIF', () => {
  const require = createRequire(import.meta.url)
  const ajv = new AjvDraft4.default({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  const obeys = ajv.compile(require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'))
  const faults = (json: unknown) =>
    obeys(json)
      ? []
      : (obeys.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)

  it.each(runs)('obeys the published schema for %s', (_, log) => {
    expect(faults(JSON.parse(written('sarif', log)))).toEqual([])
  })

  it.each([
    ['a level that is none', '"level": "error"', '"level": "grave"'],
    ['a tool without a name', '"name": "spirv-cts",', ''],
    ['a region before the first line', /"startLine": \d+/, '"startLine": 0'],
  ])('with %s does not obey the published schema', (_, from, to) => {
    const sarif = written('sarif', hostile)
    const broken = sarif.replace(from, to)
    expect(broken).not.toBe(sarif)
    expect(faults(JSON.parse(broken))).not.toEqual([])
  })

  it('has a result for each disagreement, at its rule and at its file', () => {
    const {
      runs: [run],
    } = JSON.parse(written('sarif', hostile))
    const wrong = hostile.results.filter(({ outcome }) => disagreements.has(outcome))
    expect(wrong.length).toBeGreaterThan(10)
    expect(run.results).toHaveLength(wrong.length)
    for (const row of run.results) {
      expect(run.tool.driver.rules[row.ruleIndex].id).toBe(row.ruleId)
      const [{ physicalLocation, logicalLocations }] = row.locations
      expect(physicalLocation.artifactLocation.uri).toMatch(/\.spv(asm|hex)$/)
      expect(logicalLocations[0].fullyQualifiedName).toMatch(row.ruleId)
      expect(row.suppressions).toHaveLength(row.level === 'note' ? 1 : 0)
    }
    const prints = run.results.map((row: { partialFingerprints: object }) =>
      Object.values(row.partialFingerprints).join(),
    )
    expect(new Set(prints).size).toBe(prints.length)
    for (const rule of run.tool.driver.rules)
      expect(rule.help.text).toContain(rule.fullDescription.text)
  })

  it('points to the line of the instruction that is wrong', () => {
    const id = 'SPV_EXT_replicated_composites/value-has-constituent-type'
    const filed = corpus.manifest.cases.find(
      ({ rule, expect, file }) => rule === id && expect === 'invalid' && file.endsWith('.spvasm'),
    )
    const read = filed && corpus.read(filed)
    if (filed === undefined || read === undefined || isProblem(read)) throw new Error('no case')
    const environment = environmentByName(filed.environments[0] ?? '')
    if (environment === undefined) throw new Error('no environment')
    const verdict = validate(read.words, environment)
    const [answer] = every.results[0]?.answers ?? []
    if (answer === undefined) throw new Error('no answer')
    const resultOf = (oracle: string, outcome: Result['outcome'], more: object): Result => ({
      ...result(filed.id, oracle, outcome),
      answers: [{ ...answer, outcome, ...more }],
    })
    const judge = { ...loggedOracle('reference', '0.1.0'), tool: 'reference' }
    const log = runLog(header([judge, loggedOracle('tool@1', '1')]), [
      resultOf('reference', 'agree', { verdict }),
      resultOf('tool@1', 'false-accept', { verdict: { kind: 'valid' } }),
    ])
    const {
      runs: [run],
    } = JSON.parse(written('sarif', log))
    const { startLine } = run.results[0].locations[0].physicalLocation.region
    expect(read.text.split('\n')[startLine - 1]).toMatch(/Composite\w*ReplicateEXT/)
  })

  it('contains no link or placeholder that a tool wrote', () => {
    const [first] = every.results
    if (first === undefined) throw new Error('no result')
    const verdict = { kind: 'error' as const, why: 'see [this](javascript:x) {0}' }
    const [answer] = first.answers
    if (answer === undefined) throw new Error('no answer')
    const log = runLog(every.header, [{ ...first, answers: [{ ...answer, verdict }] }])
    const {
      runs: [run],
    } = JSON.parse(written('sarif', log))
    expect(run.results[0].message.text).toContain('see [this] (javascript:x) {{0}}')
  })
})

describe('the badge', () => {
  it('is well-formed SVG, whatever the names of the tools', async () => {
    for (const log of [every, hostile]) {
      const svg = written('badge', log)
      const { errors } = await validateXML({ xml: svg, normalization: 'format' })
      expect(errors).toEqual([])
      expect(svg).not.toContain('<script')
    }
  })

  it('says how much one tool agrees, and how a run of many ended', () => {
    expect(written('badge', every)).toContain(
      'aria-label="tool@1 1: 10 % of 20 agree, 6 unexplained"',
    )
    const named = {
      ...hostile.header,
      oracles: hostile.header.oracles.filter(({ name }) => name !== hostileName),
    }
    const two = runLog(
      named,
      hostile.results.filter(({ oracle }) => oracle !== hostileName),
    )
    expect(written('badge', two)).toContain('aria-label="lenient@1 2025.1: ')
    expect(written('badge', hostile)).toMatch(
      /aria-label="spirv-cts 0.1.0: failed, \d+ unexplained"/,
    )
  })

  it('says passed if nothing is unexplained', () => {
    const right = runLog(header(oracles), [result('SPV_TEST/one/x-1', 'tool@1', 'agree')])
    expect(written('badge', right)).toContain('tool@1 1: 100 % of 1 agree')
    expect(written('badge', runLog(header([]), []))).toContain('spirv-cts 0.0.0: passed')
  })
})
