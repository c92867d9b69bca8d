import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'

const out = temporaryFolder()
const log = join(out, 'run.jsonl')
const rule = 'SPV_KHR_constant_data/data-has-a-word'

beforeAll(async () => {
  const { exitCode } = await ctsHere([
    ...['check', '--rule', rule, '--tool', 'yes:true {file}', '--out', out],
  ])
  expect(exitCode).toBe(1)
})

/** A folder as `bugs` leaves it, with a kit of a cause that the run does not have. */
function kits(index: string): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'index.json'), index)
  return folder
}

describe('the command site', () => {
  it('writes pages about runs of several days', async () => {
    const to = join(out, 'site')
    const { stdout, stderr, exitCode } = await ctsHere([
      ...['site', `2026-01-31=${log}`, log, '--out', to, '--url', 'https://example.org/a'],
    ])
    expect(stderr).toBe('')
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^\d+ pages: .*index\.html\n$/)
    expect(readFileSync(join(to, 'index.html'), 'utf8')).toContain('2026-01-31')
    expect(readFileSync(join(to, 'rules', `${rule}.html`), 'utf8')).toContain('yes')
    expect(existsSync(join(to, 'badges', 'yes.svg'))).toBe(true)
    const { items } = JSON.parse(readFileSync(join(to, 'feed.json'), 'utf8'))
    expect(items[0].url).toBe('https://example.org/a/tools/yes.html')
  })

  it('reads the day of a run from its log', () => {
    const [header = ''] = readFileSync(log, 'utf8').split('\n')
    expect(JSON.parse(header).date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it.each([
    ['an absent log', ['absent.jsonl'], /absent\.jsonl/],
    ['a file that is no log', [new URL(import.meta.url).pathname], /site\.test\.ts/],
    ['a day that there is not', [`2026-13-01=${log}`], /2026-13-01/],
    ['an address that is none', [log, '--url', 'example.org'], /--url example\.org/],
    ['an absent folder of kits', [log, '--kits', 'absent'], /absent.*index\.json/],
    ['an index that is none', [log, '--kits', kits('{"tool": 1}')], /index\.json: .*tool/],
    [
      'a kit that is none',
      [
        log,
        '--kits',
        kits(
          '{"tool": "yes", "kits": [{"id": "a-cause", "environment": "spv1.6", "versions": []}]}',
        ),
      ],
      /a-cause: has no module\.spv/,
    ],
    [
      'a kit elsewhere',
      [log, '--kits', kits('{"tool": "yes", "kits": [{"id": "../a"}]}')],
      /index\.json: .*id/,
    ],
  ])('refuses %s with one error', async (_, args, expected) => {
    const { stderr, exitCode } = await ctsHere(['site', ...args, '--out', join(out, 'none')])
    expect(stderr).toMatch(expected)
    expect(stderr.match(/^error:/gm)).toHaveLength(1)
    expect(exitCode).toBe(2)
  })
})
