import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type Environment, environmentByName } from '#spec/environments'
import type { BenchRow } from './bench-row.ts'
import { child, shippedWith } from './child.ts'
import { openedTool } from './opened-tool.ts'
import { portionsOf } from './portions.ts'
import { validModules } from './valid-modules.ts'

const names = ['spv1.6', 'vulkan1.4']
const rounds = 12

/** Options that the README advises to judge thousands of modules with. */
const options = ['--min-semi-space-size=32', '--max-semi-space-size=32']
const answer = z.object({ rate: z.number() })

/** Modules that the library of SPIRV-Tools validates in a second, asked through the harness, the best of some rounds. */
async function theirRate(
  modules: readonly Uint32Array[],
  environment: Environment,
): Promise<number> {
  const tool = await openedTool('harness:spirv-val@testing', 'validator')
  try {
    const questions = modules.map((module) => ({ module, environment }))
    const portions = portionsOf(questions)
    const best = portions.map(() => Number.POSITIVE_INFINITY)
    for (let round = 0; round < rounds; round++)
      for (const [index, portion] of portions.entries()) {
        const start = performance.now()
        await tool.judgeAll(portion)
        best[index] = Math.min(best[index] as number, performance.now() - start)
      }
    const ms = best.reduce((sum, duration) => sum + duration, 0)
    return (modules.length * 1000) / ms
  } finally {
    tool.close()
  }
}

/** The modules that are valid in an environment, asked about there. */
async function rowFor(name: string): Promise<BenchRow> {
  const environment = environmentByName(name) as Environment
  const modules = validModules(environment)
  const folder = mkdtempSync(join(tmpdir(), 'small-'))
  try {
    const file = join(folder, 'modules')
    writeFileSync(file, Uint32Array.from(modules.flatMap((words) => [words.length, ...words])))
    const { rate: ours } = answer.parse(
      JSON.parse(child(shippedWith(options, 'validate-small', file, name)).stdout),
    )
    const theirs = await theirRate(modules, environment)
    return {
      name: `validate small modules for ${name}`,
      ours,
      theirs,
      ratio: ours / theirs,
      goal: '>= 1',
      unit: 'modules/s',
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Small modules a second, validated by us in one thread, with the options of Node that the README advises, and by the library of
 * SPIRV-Tools in one process that stays, in a universal environment and in one of Vulkan. Needs `npm run build` and `tools install --with library`.
 *
 * @throws when any of them is missing.
 */
export async function smallModulesBench(): Promise<readonly BenchRow[]> {
  const asked = await openedTool('harness:spirv-val@testing', 'validator')
  asked.close()
  const rows: BenchRow[] = []
  for (const name of names) rows.push(await rowFor(name))
  return rows
}
