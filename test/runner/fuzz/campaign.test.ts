import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromBytes } from '#generators/words/bytes'
import { extentsOf } from '#generators/words/extents-of'
import { validate } from '#reference/validate'
import type { Expectations } from '#runner/expectations/expectations'
import { type CampaignOptions, campaign } from '#runner/fuzz/campaign/campaign'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import type { FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import { isProblem } from '#runner/is-problem'
import type { Oracle, Tool } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { everyMaker } from '../../support/every-maker.ts'
import { planted } from '../../support/planted.ts'

const text = 'SPV_EXT_replicated_composites'
const rule = `${text}/value-has-constituent-type`
/** The campaign has one text, so that a planted fault is met soon. */
const makers: FuzzMakers = {
  ...everyMaker,
  generators: everyMaker.generators.filter((generator) => generator.text === text),
  aims: everyMaker.aims.filter((aim) => aim.text === text),
  weights: { ...usualWeights, sources: { ...usualWeights.sources, large: 0 } },
}
vi.setConfig({ testTimeout: 300_000 })

/** Enough to meet the planted fault. */
const enough = 600

const all = mkdtempSync(join(tmpdir(), 'campaigns-'))
afterAll(() => rmSync(all, { recursive: true, force: true }))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(all, 'one-'))
})

async function search(
  tools: readonly Tool[],
  runs: number,
  more: Partial<CampaignOptions> = {},
): Promise<CampaignSummary> {
  const done = await campaign({
    folder,
    tools,
    specs: [],
    timeoutMs: 1000,
    memoryMiB: 0,
    makers,
    seed: 1,
    shard: { index: 1, count: 1 },
    jobs: 1,
    until: { runs },
    seeds: [],
    expectations: new Map(),
    now: () => performance.now(),
    ...more,
  })
  if (isProblem(done)) throw new Error(done.message)
  return done
}

/** The result of a search, made once for all tests that begin with it, each of which gets a copy of its folder. */
function searchedOnce(runs: number) {
  let kept: string | undefined
  let summary: CampaignSummary | undefined
  return async (): Promise<CampaignSummary> => {
    if (summary === undefined || kept === undefined) {
      summary = await search([planted.wrongOn(rule)], runs)
      kept = `${folder}-kept`
      cpSync(folder, kept, { recursive: true })
    } else {
      rmSync(folder, { recursive: true })
      cpSync(kept, folder, { recursive: true })
    }
    return summary
  }
}
const foundFault = searchedOnce(enough)
const found256 = searchedOnce(256)
const found768 = searchedOnce(768)

function moduleOf(name: string): Uint32Array {
  return fromBytes(readFileSync(join(folder, name, 'module.spv'))) as Uint32Array
}

const signatures = ({ findings }: CampaignSummary) => findings.map((finding) => finding.signature)

describe('a campaign', () => {
  it('finds nothing in a tool that is right', async () => {
    const { findings, counts, runs } = await search([planted.isRight()], enough)
    expect(findings).toEqual([])
    expect(runs).toBe(enough)
    expect(counts['judge valid']).toBeGreaterThan(60)
    expect(counts['judge invalid']).toBeGreaterThan(60)
  })

  it('finds the rule that a tool does not check, and shows it in a small module', async () => {
    const { findings } = await foundFault()
    expect(findings.map((found) => [found.outcome, found.rule, found.state])).toEqual([
      ['false-accept', rule, 'new'],
    ])
    const [finding] = findings
    const environment = environmentByName(finding?.environment ?? '') as Environment
    const words = moduleOf(finding?.folder ?? '')
    expect(extentsOf(words).length).toBeLessThanOrEqual(25)
    expect(validate(words, environment)).toMatchObject({ kind: 'invalid', blames: [{ rule }] })
    expect(finding?.hasControl).toBe(true)
    const control = readFileSync(join(folder, finding?.folder ?? '', 'control.spv'))
    expect(validate(new Uint8Array(control), environment)).toEqual({ kind: 'valid' })
  })

  it.each([
    ['crash', planted.fallsOverAt('OpTypeUntypedPointerKHR'), 'OpTypeUntypedPointerKHR'],
    [
      'timeout',
      planted.hangsAt('OpConstantCompositeReplicateEXT'),
      'OpConstantCompositeReplicateEXT',
    ],
  ])('finds the instruction of a %s', async (outcome, tool, name) => {
    const { findings } = await search([tool], 256)
    // A transformation that removes the instruction changes what the tool answers, which is a finding as well.
    const found = findings.filter((finding) => finding.outcome !== 'metamorphic')
    expect(found.length).toBeGreaterThan(0)
    for (const finding of found) {
      expect(finding.outcome).toBe(outcome)
      // A module that breaks a rule as well keeps what that takes.
      expect(finding.instructions).toBeLessThanOrEqual(40)
      const report = readFileSync(join(folder, finding.folder, 'report.md'), 'utf8')
      expect(report).toContain(name)
    }
  })

  it('shows a module with several faults if there is no time to remove the others', async () => {
    const hurried = () => search([planted.acceptsSeveral()], enough, { until: { ms: 0 } })
    let { findings } = await hurried()
    for (let run = 1; run < 32 && findings.length === 0; run++) ({ findings } = await hurried())
    expect(findings).toMatchObject([{ outcome: 'false-accept', isCut: true }])
    const report = readFileSync(join(folder, findings[0]?.folder ?? '', 'report.md'), 'utf8')
    expect(report).toContain(' It also breaks ')
    expect(report).toContain('Time was up before the module was as small as can be')
  })

  it('says what a second validator answers about the module and about its twin', async () => {
    const judge: Oracle['judge'] = async (words) =>
      extentsOf(words as Uint32Array).length > 1000
        ? { kind: 'valid' }
        : { kind: 'invalid', phase: 'validate', blames: [], message: 'too short' }
    const second = { ...planted.isRight('second'), judge }
    const { findings } = await search([planted.wrongOn(rule)], enough, { second })
    expect(findings[0]?.second).toEqual({
      ...{ name: 'second', version: '1', command: 'second {file}' },
      ...{ module: 'invalid: too short', control: 'invalid: too short' },
    })
    const report = readFileSync(join(folder, findings[0]?.folder ?? '', 'report.md'), 'utf8')
    expect(report).toContain('- second 1 on `module.spv`: invalid: too short\n')
    expect(report).toContain('- second 1 on `control.spv`: invalid: too short\n')
    const script = readFileSync(join(folder, findings[0]?.folder ?? '', 'reproduce.sh'), 'utf8')
    expect(script).toContain(
      "printf '%s\\n' 'second 1 when this was found: module.spv: invalid: too short; control.spv: invalid: too short'\n",
    )
    expect(script).toContain('if second "$file" >/dev/null 2>&1; then')
  })

  it('writes a finding with all that a report needs: rule, section, twin, commands, versions', async () => {
    const { findings } = await foundFault()
    const path = join(folder, findings[0]?.folder ?? '')
    const report = readFileSync(join(path, 'report.md'), 'utf8')
    expect(report).toContain(`**${rule}**`)
    expect(report).toMatch(/^ {4}spirv-cts validate --env \S+ module\.spv$/m)
    expect(report).toMatch(/^ {4}wrong module\.spv$/m)
    expect(report).toContain(`; <-- ${rule}: `)
    expect(report).toContain('Its valid twin')
    expect(report).toContain('| wrong | 1 |')
    expect(readdirSync(path).sort()).toEqual(
      expect.arrayContaining(['control.spv', 'finding.json', 'module.spv', 'reproduce.sh']),
    )
  })
})

describe('the same seed', () => {
  const tools = () => [planted.wrongOn(rule), planted.fallsOverAt('OpUntypedAccessChainKHR')]

  it('finds the same again, and another seed finds something else', async () => {
    const first = await search(tools(), 256)
    expect(first.findings.length).toBeGreaterThan(0)
    folder = mkdtempSync(join(all, 'one-'))
    const second = await search(tools(), 256)
    expect(second.counts).toEqual(first.counts)
    expect(second.findings).toEqual(first.findings)
    folder = mkdtempSync(join(all, 'one-'))
    expect((await search(tools(), 256, { seed: 2 })).counts).not.toEqual(first.counts)
  })

  it('gives other modules in each shard', async () => {
    const first = await search(tools(), 256, { shard: { index: 1, count: 2 } })
    folder = mkdtempSync(join(all, 'one-'))
    const second = await search(tools(), 256, { shard: { index: 2, count: 2 } })
    expect(second.counts).not.toEqual(first.counts)
  })
})

describe('a campaign that is continued', () => {
  const tool = planted.wrongOn(rule)

  it('gives the same result as without an interruption', async () => {
    await found256()
    const parted = await search([tool], 768)
    const parts = [parted.runs, parted.counts, parted.tried, signatures(parted)]
    folder = mkdtempSync(join(all, 'one-'))
    const whole = await found768()
    expect(parts).toEqual([whole.runs, whole.counts, whole.tried, signatures(whole)])
  })

  it('finds the same in parts that end by time', async () => {
    let hurried = await search([tool], 0, { until: { ms: 0, runs: 128 } })
    expect([hurried.runs, hurried.runsNow]).toEqual([8, 8])
    for (let run = 1; run < 40 && hurried.runs < 128; run++)
      hurried = await search([tool], 0, { until: { ms: 0, runs: 128 } })
    const parts = [hurried.runs, hurried.counts, hurried.tried, hurried.alone]
    folder = mkdtempSync(join(all, 'one-'))
    const whole = await search([tool], 128)
    expect(parts).toEqual([whole.runs, whole.counts, whole.tried, whole.alone])
  })

  it('loses and repeats nothing if it was killed while it wrote', async () => {
    const whole = await found768()
    expect(whole.findings.length).toBe(1)
    const journal = join(folder, 'journal.jsonl')
    const written = readFileSync(journal, 'utf8')
    // The last line is torn, so its slices are done again; the finding is there already.
    truncateSync(journal, written.length - 20)
    const again = await search([tool], 768)
    expect([again.runs, again.counts]).toEqual([whole.runs, whole.counts])
    expect(again.findings.map((finding) => finding.folder)).toEqual(
      whole.findings.map((finding) => finding.folder),
    )
    expect(readdirSync(join(folder, 'findings')).length).toBe(1)
  })

  it('shows the first finding again', async () => {
    await foundFault()
    expect((await search([tool], enough)).findings.map((finding) => finding.state)).toEqual([
      'still',
    ])
    const mended = { ...planted.isRight('wrong') }
    expect((await search([mended], enough)).findings.map((finding) => finding.state)).toEqual([
      'gone',
    ])
  })

  it('is refused in the folder of a different campaign', async () => {
    await found256()
    const other = search([planted.isRight()], 256)
    await expect(other).rejects.toThrow('is of another campaign')
  })

  it('refuses a file that is not a journal', async () => {
    await found256()
    writeFileSync(join(folder, 'journal.jsonl'), '{"kind":"something"}\n')
    await expect(search([tool], 256)).rejects.toThrow('journal.jsonl:1: is no line')
  })
})

it('a campaign counts what the expectations explain, without reporting it', async () => {
  const expectations: Expectations = {
    tool: 'wrong',
    moving: {},
    entries: [{ rules: [rule], outcome: 'false-accept', reason: 'it never checked' }],
  }
  const { findings, known } = await search([planted.wrongOn(rule)], enough, {
    expectations: new Map([['wrong', expectations]]),
  })
  expect(findings).toEqual([])
  expect(known).toBe(1)
})
