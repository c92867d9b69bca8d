import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Problem, problem } from '#runner/problem'

/** Writes a file atomically and creates its folders: a reader sees either the old or the complete new contents. */
export function writeFile(file: string, content: string | Uint8Array): Problem | undefined {
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, content)
    renameSync(temporary, file)
    return undefined
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary)
    const { code } = error as NodeJS.ErrnoException
    return problem('unwritable', `${file}: cannot be written (${code ?? error})`)
  }
}
