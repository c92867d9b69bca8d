import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Result } from '#runner/log/run-log'
import { packageRoot } from '#runner/package-root'
import { vuidTable } from '#runner/report/vuid-table'
import { environmentByName } from '#spec/environments'
import { rulesByVuid, vuids } from '#spec/texts'
import { header, loggedOracle, result, runLog } from '../log/sample-log.ts'
import { ownCorpus } from '../pages/page-run.ts'

const [old, newest] = ['spirv-val@old', 'spirv-val@new'] as const
const oracles = [loggedOracle(old, '2023.1'), loggedOracle(newest, '2026.4')]

/** The result with its answer in that environment. */
function asked(environment: string, logged: Result): Result {
  return { ...logged, answers: logged.answers.map((answer) => ({ ...answer, environment })) }
}

/** The rule that carries the identifier. */
function ruleOf(vuid: string): string {
  const [rule] = rulesByVuid(vuid)
  if (rule === undefined) throw new Error(`no rule carries ${vuid}`)
  return rule.id
}

const [shared, texture] = [
  'VUID-StandaloneSpirv-GLSLShared-04669',
  'VUID-StandaloneSpirv-OpTypeImage-04656',
] as const

const table = vuidTable(
  runLog(header(oracles), [
    asked('vulkan1.4', result(`${ruleOf(shared)}/x-1`, old, 'false-accept')),
    asked('vulkan1.4', result(`${ruleOf(shared)}/x-1`, newest, 'agree')),
    asked('vulkan1.0', result(`${ruleOf(shared)}/x-2`, newest, 'false-accept')),
    asked('vulkan1.4', result(`${ruleOf(shared)}/valid-1`, newest, 'false-reject')),
    asked('vulkan1.4', result(`${ruleOf(texture)}/x-1`, old, 'unsupported')),
    asked('vulkan1.4', result(`${ruleOf(texture)}/x-1`, newest, 'false-accept')),
    asked('spv1.6', result(`${ruleOf(texture)}/x-2`, newest, 'agree')),
  ]),
)

/** Cells of the row of that identifier, without the first three columns. */
function cells(vuid: string): readonly string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| [${vuid}](`))
  return (row ?? '').split(' | ').slice(3)
}

describe('the table of VUIDs', () => {
  it('says for each validator how much it enforces in Vulkan, and which valid modules it rejects', () => {
    expect(cells(shared)).toEqual(['missed 0/1', 'in part 1/2, 1 valid rejected |'])
    expect(cells(texture)).toEqual(['cannot tell', 'missed 0/1 |'])
  })

  it('lists the identifiers that no validator enforces, and counts those that the run did not ask about', () => {
    const [, unenforced = ''] = table.split('## Enforced by none of these tools')
    expect(unenforced.split('## All')[0]?.match(/- \[VUID-[\w-]+\]/g)).toEqual([`- [${texture}]`])
    expect(table).toContain(`2 identifiers of valid usage`)
    expect(table).toContain(
      `Further identifiers with rules that this run did not ask about: ${vuids().length - 2}.`,
    )
  })

  it('has every identifier that a case of the corpus is asked about in Vulkan', () => {
    const page = readFileSync(join(packageRoot(), 'docs/vulkan-vuids.md'), 'utf8')
    const inVulkan = new Set<string>(
      ownCorpus()
        .manifest.cases.filter(({ environments }) =>
          environments.some((name) => environmentByName(name)?.client === 'vulkan'),
        )
        .map(({ rule }) => rule),
    )
    const expected = vuids().filter((vuid) => rulesByVuid(vuid).some(({ id }) => inVulkan.has(id)))
    expect(expected.length).toBeGreaterThan(100)
    expect([...page.matchAll(/^\| \[(VUID-[\w-]+)\]/gm)].map(([, vuid]) => vuid)).toEqual(
      expected.sort(),
    )
    for (const release of ['oldstable 2023.1', 'stable 2025.1', 'testing 2026.4'])
      expect(page).toContain(`| spirv-val@${release} |`)
  })
})
