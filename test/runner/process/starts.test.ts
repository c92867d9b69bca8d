import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'

/** Where a program is started without zx, and a word of the comment in that file that gives the reason. */
const allowed: Readonly<Record<string, { readonly by: readonly string[]; readonly why: RegExp }>> =
  {
    'runner/process/clean-shell.ts': { by: ['spawn'], why: /a command of zx/ },
    'runner/process/start.ts': { by: ['spawn'], why: /zx without a shell/ },
    'runner/process/kill-group.ts': { by: ['spawnSync'], why: /waits for nothing/ },
    'runner/harness/harness-process.ts': { by: ['spawn'], why: /zx keeps all/ },
    'runner/fuzz/campaign/worker-processes.ts': { by: ['fork'], why: /messages/ },
    'runner/farm/child.ts': { by: ['fork'], why: /messages/ },
    'scripts/cli/check/parts.ts': { by: ['fork'], why: /messages/ },
    'scripts/dev/browser-verdicts/ask-browser.ts': { by: ['spawn'], why: /Not by zx/ },
    'scripts/dev/browsers/firefox.ts': { by: ['spawn'], why: /Not by zx/ },
    'scripts/dev/mutants/asker.ts': { by: ['fork'], why: /messages/ },
    'scripts/dev/transformations.ts': { by: ['fork'], why: /messages/ },
    'scripts/dev/bench/child.ts': { by: ['spawnSync'], why: /Not by zx/ },
    'scripts/dev/bench/start-loops.ts': { by: ['execFile'], why: /in a plain/ },
  }

/** The imports of a source from node:child_process that start something, under any name; types start nothing. */
function starts(source: string): readonly string[] {
  const imports = source.matchAll(
    /(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*['"](?:node:)?child_process['"]/g,
  )
  const named = [...imports].flatMap(([, type, names = '']) =>
    type !== undefined ? [] : names.startsWith('{') ? names.slice(1, -1).split(',') : [names],
  )
  const values = named
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? '')
  const others = /(?:import|require|getBuiltinModule)\s*\(\s*['"](?:node:)?child_process['"]/.test(
    source,
  )
  return others ? [...values, 'all of it'] : values
}

const sources = ['runner', 'scripts', 'generators', 'reference', 'spec'].flatMap((room) =>
  readdirSync(join(packageRoot(), room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|js|mjs|cjs)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join(room, path).replaceAll(sep, '/')),
)

const textOf = (path: string) => readFileSync(join(packageRoot(), path), 'utf8')

describe('starts of programs', () => {
  it('go through zx except for those of a list, each with a reason in its file', () => {
    expect(sources.length).toBeGreaterThan(500)
    const found = Object.fromEntries(
      sources
        .map((path) => [path, starts(textOf(path))] as const)
        .filter(([, programs]) => programs.length > 0),
    )
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(allowed).map(([path, { by: programs }]) => [path, programs]),
      ),
    )
    for (const [path, { why }] of Object.entries(allowed)) expect(textOf(path), path).toMatch(why)
  })

  it.each([
    ["import { spawn } from 'node:child_process'", ['spawn']],
    ["import { execFile as run } from 'child_process'", ['execFile']],
    ["import {\n  type ChildProcess,\n  fork,\n} from 'node:child_process'", ['fork']],
    ["import * as processes from 'node:child_process'", ['*']],
    ["import processes from 'node:child_process'", ['processes']],
    ["export { exec } from 'node:child_process'", ['exec']],
    ["const { spawn } = await import('node:child_process')", ['all of it']],
    ["const { spawn } = require('child_process')", ['all of it']],
    ["process.getBuiltinModule('node:child_process')", ['all of it']],
    ["import type { ChildProcess } from 'node:child_process'", []],
    ["import { type ChildProcess } from 'node:child_process'", []],
  ])('are found if one is planted: %s', (source, expected) => {
    expect(starts(source)).toEqual(expected)
  })

  it('go through zx only in the files of this list', () => {
    const templates = sources.filter((path) =>
      /\b(?:shell|cleanShell\([^`]*\)|\$)`/.test(textOf(path)),
    )
    expect(templates.filter((path) => /zx|cleanShell/.test(textOf(path)))).toEqual([
      'runner/process/start.ts',
      'scripts/dev/bench.ts',
      'scripts/dev/single-file.ts',
      'scripts/dev/bench/fuzz-pair.ts',
      'scripts/dev/bench/fuzz.ts',
      'scripts/dev/bench/process-loops.ts',
      'scripts/dev/bench/starts.ts',
    ])
  })
})
