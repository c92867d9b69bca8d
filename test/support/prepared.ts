import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'

/** Files that are made while tests run that do not need them, each with the variable that holds its path. */
const variables = { build: 'SPIRV_CTS_TESTS_BUILD', tools: 'SPIRV_CTS_TESTS_TOOLS' } as const

/** How it went, written once it is over. */
interface PreparationEnd {
  readonly problem?: string
}

/**
 * Starts to make something, and does not wait for it: tests of projects that need it wait (`await-prepared.ts`). Does so once, however many
 * projects need it. Returns what to do after all tests.
 *
 * @param make rejects with what to tell these tests.
 */
export function prepare(
  what: keyof typeof variables,
  make: () => Promise<void>,
): () => Promise<void> {
  const variable = variables[what]
  if (process.env[variable] !== undefined) return async () => {}
  const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-prepared-'))
  const file = join(folder, 'end.json')
  process.env[variable] = file
  const over = make()
    .then(
      (): PreparationEnd => ({}),
      (error): PreparationEnd => ({
        problem: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((end) => {
      writeFileSync(`${file}.new`, JSON.stringify(end))
      renameSync(`${file}.new`, file)
    })
  return async () => {
    await over
    rmSync(folder, { recursive: true })
  }
}

/**
 * Waits for everything that is being made.
 *
 * @throws where it could not be made.
 */
export async function prepared(): Promise<void> {
  for (const variable of Object.values(variables)) {
    const file = process.env[variable]
    if (file === undefined) continue
    while (!existsSync(file)) await after(100)
    const { problem }: PreparationEnd = JSON.parse(readFileSync(file, 'utf8'))
    if (problem !== undefined) throw new Error(problem)
  }
}
