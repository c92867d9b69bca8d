import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { cts } from '../support/cts.ts'

// Each of these starts several processes one after another. docs/faults.md has the table of them.
vi.setConfig({ testTimeout: 240_000 })

/** A clock of the day that goes decades forwards and back each time it is read. */
const jumping = `let isLate = false
const RealDate = Date
const days = () => ((isLate = !isLate) ? 4e12 : 0)
globalThis.Date = class extends RealDate {
  constructor(...given) { super(...(given.length === 0 ? [days()] : given)) }
  static now() { return days() }
}`
const env = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(jumping)}`,
}

it('a clock that jumps changes neither what check answers nor when it ends', async () => {
  const rule = 'SPV_KHR_constant_data/data-word-count'
  const logOf = async (more: NodeJS.ProcessEnv) => {
    const out = join(temporaryFolder(), 'out')
    const args = ['check', '--rule', rule, '--tool', 'spirv-val@testing', '--out', out]
    expect(await cts(args, { env: more })).toMatchObject({ exitCode: 0 })
    const [head = '', ...results] = readFileSync(join(out, 'run.jsonl'), 'utf8').split('\n')
    const answers = results
      .filter((line) => line.includes('"kind":"result"'))
      .map((line) => ({ ...JSON.parse(line), ms: 0 }))
    return { date: JSON.parse(head).date, answers }
  }
  const [usual, odd] = [await logOf({}), await logOf(env)]
  expect(odd.date).not.toBe(usual.date)
  expect(usual.answers.length).toBeGreaterThan(0)
  expect(odd.answers).toEqual(usual.answers)
})

it('a clock that jumps neither ends a campaign nor makes it go on', async () => {
  const campaign = async (until: readonly string[]) => {
    const out = join(temporaryFolder(), 'out')
    const args = ['fuzz', '--tool', 'reference', '--jobs', '1', ...until, '--out', out]
    expect(await cts(args, { env, timeoutMs: 100_000 })).toMatchObject({ exitCode: 0 })
    return JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))
  }
  expect((await campaign(['--runs', '64'])).runs).toBe(64)
  expect((await campaign(['--time', '1'])).runs).toBeGreaterThan(0)
})

it('the clock of the day is read only for days, and for times that other machines read', () => {
  const rooms = ['generators', 'reference', 'runner', 'scripts', 'spec']
  const readers = rooms.flatMap((room) =>
    readdirSync(join(packageRoot(), room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        /\bDate\.now\b|new Date\(\)/.test(readFileSync(join(packageRoot(), file), 'utf8')),
      ),
  )
  // Durations and deadlines have a clock that does not jump: performance.now().
  expect(readers.sort()).toEqual([
    'runner/farm/announced-campaign.ts',
    'runner/tools/install-suite.ts',
    'scripts/cli/check/check-farm.ts',
    'scripts/cli/check/run-of.ts',
    'scripts/commands/farm.ts',
    'scripts/commands/site.ts',
  ])
})
