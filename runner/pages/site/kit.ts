import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fromBytes } from '#generators/words/bytes'
import type { VersionAnswer } from '../../bugs/versions.ts'
import { errorText } from '../../error-text.ts'
import { firstIssue } from '../../log/first-issue.ts'
import { type Problem, problem } from '../../problem.ts'
import { type ShownModule, shownModule } from '../../report/causes/shown-module.ts'

const indexSchema = z.object({
  tool: z.string(),
  kits: z.array(
    z.object({
      id: z.string().regex(/^[\w-]+$/),
      environment: z.string(),
      versions: z.array(
        z.object({
          tool: z.string(),
          version: z.string(),
          answer: z.enum(['reproduced', 'not-reproduced', 'cannot-tell']),
          said: z.string(),
        }),
      ),
    }),
  ),
})

/** A kit that `bugs` wrote: its files by path in its folder, and what its page shows. */
export interface SiteKit {
  readonly tool: string
  readonly id: string
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly environment: string
  /** The result of its script for each version. */
  readonly versions: readonly VersionAnswer[]
}

function readAs<T>(file: string, schema: z.ZodType<T>): T | Problem {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const message = errorText(error)
    return problem(
      'bad-kits',
      `${file}: ${message}`,
      'name a folder that `spirv-cts bugs --out` wrote',
    )
  }
  const read = schema.safeParse(json)
  return read.success ? read.data : problem('bad-kits', `${file}: ${firstIssue(read.error)}`)
}

function filesIn(folder: string): ReadonlyMap<string, Uint8Array> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(
    files.map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
  )
}

/** The kits of a folder that `bugs` wrote; a problem if it is not one. */
export function readKits(folder: string): readonly SiteKit[] | Problem {
  const index = readAs(join(folder, 'index.json'), indexSchema)
  if ('code' in index) return index
  const absent = index.kits.find(({ id }) => !existsSync(join(folder, id, 'module.spv')))
  if (absent !== undefined)
    return problem(
      'bad-kits',
      `${join(folder, absent.id)}: has no module.spv, which index.json lists`,
    )
  return index.kits.map(({ id, environment, versions }) => {
    const files = filesIn(join(folder, id))
    return { tool: index.tool, id, files, environment, versions }
  })
}

/** The module of a kit, which is smaller than those of cases; `undefined` if it has no words. */
export function moduleOfKit({ files, environment }: SiteKit): ShownModule | undefined {
  const words = fromBytes(files.get('module.spv') ?? new Uint8Array())
  const control = files.get('control.spv')
  const twin = control === undefined ? null : (fromBytes(control) ?? null)
  const listing = new TextDecoder().decode(files.get('module.spvasm'))
  const [, marked] = /; <-- (.*)/.exec(listing) ?? []
  return words && shownModule(words, twin, environment, marked === undefined ? {} : { marked })
}
