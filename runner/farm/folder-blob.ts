import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { z } from 'zod'
import { errorText } from '../error-text.ts'
import { firstIssue } from '../log/first-issue.ts'
import { type Problem, problem } from '../problem.ts'
import { pack, unpack } from './pack.ts'

/** The part of a campaign's folder that is handed on: not its journal, which only continues it. */
const parts = ['summary.json', 'run.jsonl', 'findings', 'probably-known', 'unconfirmed']

/** Names of files below a folder that another party chose: no part leads out of it, and none is hidden. */
const place = /^(?:[A-Za-z0-9_][A-Za-z0-9._+-]{0,199}\/){0,9}[A-Za-z0-9_][A-Za-z0-9._+-]{0,199}$/

/** The folders that a file is in. */
function foldersOf(name: string): readonly string[] {
  return name.split('/').flatMap((_, depth, parts) => parts.slice(0, depth).join('/') || [])
}

const folderSchema = z
  .array(
    z.strictObject({
      name: z.string().max(1000).regex(place),
      octets: z.base64(),
      mode: z.union([z.literal(0o644), z.literal(0o755)]),
    }),
  )
  .superRefine((files, context) => {
    const names = new Set(files.map(({ name }) => name))
    if (names.size < files.length) context.addIssue('two files have the same name')
    const folder = files.flatMap(({ name }) => foldersOf(name)).find((name) => names.has(name))
    if (folder !== undefined) context.addIssue(`${folder} is a file as well as a folder`)
  })

function filesBelow(folder: string): readonly string[] {
  return parts.flatMap((part) => {
    const path = join(folder, part)
    if (!existsSync(path)) return []
    if (part.includes('.')) return [part]
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  })
}

/** The octets of a campaign's results: the same for the same files. */
export function packFolder(folder: string): Uint8Array {
  const names = filesBelow(join(folder)).map((name) => name.split(sep).join('/'))
  return pack(
    names.sort().map((name) => ({
      name,
      octets: readFileSync(join(folder, name)).toString('base64'),
      mode: name.endsWith('.sh') ? 0o755 : 0o644,
    })),
  )
}

function whyOf(error: unknown): string {
  if (error instanceof z.ZodError) return firstIssue(error)
  return errorText(error)
}

/** Writes such files below a folder, and nowhere else. */
export function unpackFolder(octets: Uint8Array, folder: string): number | Problem {
  let files: z.infer<typeof folderSchema>
  try {
    files = unpack(octets, folderSchema)
  } catch (error) {
    return problem('bad-results', `the results are not those of a campaign: ${whyOf(error)}`)
  }
  for (const { name, octets: text, mode } of files) {
    const file = join(folder, name)
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, Buffer.from(text, 'base64'), { mode })
    } catch (error) {
      return problem('bad-out', `${file}: ${whyOf(error)}`, 'name another folder with --out')
    }
  }
  return files.length
}
