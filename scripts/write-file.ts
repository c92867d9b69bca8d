import { dirname, resolve } from 'node:path'
import { makeFolder } from '#runner/corpus/make-folder'
import { replaceFile } from '#runner/corpus/replace-file'
import { type Problem, problem } from '#runner/problem'

/** Writes a file in one step and creates its folders; a problem if the system refuses. */
export function writeFile(file: string, content: string | Uint8Array): Problem | undefined {
  try {
    makeFolder(dirname(resolve(file)))
    replaceFile(file, content)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return problem('unwritable', `${file}: cannot be written (${code ?? error})`)
  }
}
