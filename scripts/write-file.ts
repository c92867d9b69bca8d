import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Problem, problem } from '#runner/problem'

/** Writes a file in one step, making the folders above it: whoever reads it sees all of it or what was there. */
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
