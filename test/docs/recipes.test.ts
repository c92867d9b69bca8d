import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { commandLine } from '../support/command.ts'
import { installedScript } from '../support/installed-scripts.ts'

const root = packageRoot()
const recipe = (name: string) => join(root, 'docs/recipes', name)
const bin = temporaryFolder()
const { PATH } = process.env
const rule = 'SPV_EXT_replicated_composites/instruction-has-four-words'

beforeAll(() => {
  const text = `#!/bin/sh\nexec ${commandLine} "$@"\n`
  writeFileSync(join(bin, 'spirv-cts'), text, { mode: 0o755 })
})

async function sh(script: string, cwd: string, env: Readonly<Record<string, string>>) {
  const answer = await run(['sh', '-c', script], {
    ...{ cwd, timeoutMs: 110_000 },
    env: { ...process.env, PATH: `${bin}:${PATH}`, ...env },
  })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  return answer
}

/** The part of a manifest that the tests use. */
interface JobManifest {
  readonly spec: {
    readonly completions: number
    readonly template: {
      readonly spec: {
        readonly containers: readonly [
          {
            readonly command: readonly [string, string, string]
            readonly env: readonly [{ readonly name: string; readonly value: string }]
          },
        ]
      }
    }
  }
}

const manifest: JobManifest = JSON.parse(readFileSync(recipe('kubernetes.json'), 'utf8'))
const [container] = manifest.spec.template.spec.containers

describe('the manifest for Kubernetes', () => {
  it('obeys the schema of an Indexed Job, which refuses broken manifests', async () => {
    const models = 'kubernetes-models/batch/v1'
    const { Job } = await import(models)
    const isValid = (document: object): void => new Job(document).validate()
    isValid(manifest)
    expect(() => isValid({ ...manifest, spec: { completions: '16' } })).toThrow('completions')
    expect(() => isValid({ ...manifest, spec: { completions: 16 } })).toThrow('template')
    expect(container.env).toEqual([{ name: 'SHARDS', value: String(manifest.spec.completions) }])
  })

  it('has a command that runs all parts, whose logs make one report', async () => {
    const folder = temporaryFolder()
    const command = container.command[2].replaceAll('/logs', folder)
    for (const index of ['0', '1']) {
      const env = { JOB_COMPLETION_INDEX: index, SHARDS: '2', SPIRV_CTS_ARGS: `--rule ${rule}` }
      expect(await sh(command, folder, env)).toMatchObject({ exitCode: 0 })
    }
    const report = await sh('spirv-cts report */run.jsonl', folder, {})
    expect(report.stdout).toMatch('spirv-val@testing')
  }, 400_000)
})

it('the Slurm job array runs all parts, whose logs make one report', async () => {
  const folder = temporaryFolder()
  for (const id of ['1', '2']) {
    const env = {
      ...{
        SLURM_ARRAY_TASK_ID: id,
        SLURM_ARRAY_TASK_COUNT: '2',
        SPIRV_CTS_TOOL: 'mine:true {file}',
      },
      SPIRV_CTS_ARGS: `--rule ${rule}`,
    }
    const answer = await sh(`sh '${recipe('slurm.sh')}'`, folder, env)
    expect(answer).toMatchObject({ exitCode: 0 })
  }
  expect(await sh('spirv-cts report out/*/run.jsonl', folder, {})).toMatchObject({ exitCode: 1 })
  const report = await sh('spirv-cts report out/1/run.jsonl', folder, {})
  expect([report.exitCode, report.stderr]).toEqual([
    2,
    expect.stringContaining('shard 2/2: is missing'),
  ])
}, 400_000)

it('the GitLab jobs run all parts, whose logs make one report', async () => {
  const page = readFileSync(join(root, 'docs/farm.md'), 'utf8')
  const [, box = ''] = /### GitLab\n\n```yaml\n(.*?)```/s.exec(page) ?? []
  const count = Number(/^ {2}parallel: (\d+)$/m.exec(box)?.[1])
  const scripts = [...box.matchAll(/^ {4}- (spirv-cts .*)$/gm)].map(([, line]) => line as string)
  expect([count, scripts.length]).toEqual([4, 2])
  const [check = '', report = ''] = scripts
  expect(check).toContain('--shard "$CI_NODE_INDEX/$CI_NODE_TOTAL"')
  const folder = temporaryFolder()
  for (const index of ['1', '2']) {
    const env = { CI_NODE_INDEX: index, CI_NODE_TOTAL: '2' }
    expect((await sh(`${check} --rule ${rule}`, folder, env)).exitCode).toBeLessThan(2)
  }
  const merged = await sh(report, folder, {})
  expect(merged.exitCode).toBeLessThan(2)
  expect(merged.stdout).toMatch('spirv-val@testing')
}, 400_000)

it('the GitHub matrix gives each part to the action, and the logs make one report', async () => {
  const page = readFileSync(join(root, 'docs/farm.md'), 'utf8')
  const [, box = ''] = /### GitHub\n\n```yaml\n(.*?)```/s.exec(page) ?? []
  const shards = /shard: \[(.*)\]/.exec(box)?.[1]?.split(', ') ?? []
  expect(box).toContain(`shards: \${{ matrix.shard }}/${shards.length}\n`)
  const [, report = ''] = /- run: npx (spirv-cts report .*)\n/.exec(box) ?? []
  const action = readFileSync(join(root, 'action.yml'), 'utf8')
  expect(action).toMatch(/SPIRV_CTS_SHARD: \$\{\{ inputs\.shards \}\}/)
  const folder = temporaryFolder()
  const ci = installedScript('ci.sh')
  for (const shard of ['1', '2']) {
    const env = {
      ...{ SPIRV_CTS_SHARD: `${shard}/2`, SPIRV_CTS_OUT: `spirv-cts-${shard}` },
      ...{ SPIRV_CTS_TOOL: 'mine:true {file}', SPIRV_CTS_ARGS: `--rule ${rule}` },
      SPIRV_CTS_FUZZ: '0',
    }
    expect((await sh(`sh '${ci}'`, folder, env)).exitCode).toBeLessThan(2)
  }
  const merged = await sh(report, folder, {})
  expect(merged.exitCode).toBeLessThan(2)
  expect(merged.stdout).toMatch('mine')
}, 400_000)
