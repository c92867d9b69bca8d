import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { corpusTexts } from '#runner/corpus/corpus-texts'
import { manifestTextIn } from '#runner/corpus/packed-manifest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { fail } from '../cli/fail.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { writeFile } from '../cli/output/write-file.ts'

/** The files of a corpus beside its cases. */
function isBeside(name: string): boolean {
  return /\.(json|md)$/.test(name) || ['causes', 'expectations', 'producers'].includes(name)
}

function extracted(folder: string): number | Problem {
  const packaged = join(packageRoot(), 'corpus')
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return problem('not-empty', `${folder}: is not empty`, 'name a folder that is not there')
  const texts = corpusTexts(packaged)
  if (isProblem(texts)) return texts
  const noPlace = outputFolder('corpus extract', folder)
  if (noPlace !== undefined) return noPlace
  for (const name of readdirSync(packaged).filter(isBeside))
    cpSync(join(packaged, name), join(folder, name), { recursive: true })
  const files = [['manifest.json', manifestTextIn(packaged) ?? ''], ...texts] as const
  for (const [path, text] of files) {
    const unwritten = writeFile(join(folder, path), text)
    if (unwritten !== undefined) return unwritten
  }
  return texts.size
}

function extract(folder = 'corpus'): void {
  const count = extracted(folder)
  if (typeof count === 'number') console.error(`${count} files of cases in ${folder}`)
  else fail(count)
}

/** `corpus extract`: writes the corpus of the package as files. */
export function command(): Command {
  const corpus = new Command('corpus').description('write the cases of the package as files')
  corpus
    .command('extract')
    .description("write the package's corpus into a folder, as corpus/README.md describes it")
    .argument('[dir]', 'an empty folder, or one that is not there; default: corpus')
    .action(extract)
    .addHelpText(
      'after',
      `
The package has the cases in one compressed file, which check, export and explain read. Other programs need them as files.
\`spirv-cts generate --out DIR\` also writes the binaries.

Examples:
  spirv-cts corpus extract
  spirv-cts corpus extract out/corpus`,
    )
  return corpus
}
