import { dirname, resolve } from 'node:path'
import { makeFolder } from '#runner/corpus/make-folder'
import { replaceFile } from '#runner/corpus/replace-file'
import { type Problem, problem } from '#runner/problem'
import { blocks, type ReportParts } from '#runner/report/parts'

/** Writes a file, whole or in parts, in one step and creates its folders; a problem if the system refuses. */
export function writeFile(
  file: string,
  content: string | Uint8Array | ReportParts,
): Problem | undefined {
  try {
    makeFolder(dirname(resolve(file)))
    const isWhole = typeof content === 'string' || content instanceof Uint8Array
    replaceFile(file, isWhole ? content : blocks(content))
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return problem('unwritable', `${file}: cannot be written (${code ?? error})`)
  }
}
