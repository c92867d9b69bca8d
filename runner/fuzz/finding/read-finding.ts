import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBytes } from '#generators/words/bytes'
import { type FuzzFinding, findingSchema } from './finding.ts'

/** The finding that a folder holds; `undefined` where there is none, or where its file says something else. */
export function readFinding(folder: string): FuzzFinding | undefined {
  const file = join(folder, 'finding.json')
  if (!existsSync(file)) return undefined
  try {
    return findingSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The words of a module that is stored with a finding; `undefined` where there is no such file, or it is not whole words. */
export function readStoredWords(file: string): Uint32Array | undefined {
  return existsSync(file) ? fromBytes(new Uint8Array(readFileSync(file))) : undefined
}
