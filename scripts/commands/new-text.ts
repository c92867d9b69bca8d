import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { draftOf, spelling } from '#runner/new-text/draft'
import { unknownEnumerants } from '#runner/new-text/draft-facts'
import { draftDifferences, draftFiles, noDate } from '#runner/new-text/draft-files'
import { draftRooms, writeDraft } from '#runner/new-text/write-draft'
import { ourCommand } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { wholeText } from '#runner/trace/whole-text'
import { fail } from '../cli/fail.ts'
import { keptPackage } from '../cli/input/kept-package.ts'
import { unreadable } from '../cli/input/read-octets.ts'
import { note } from '../cli/note.ts'
import { outputFolder } from '../cli/options/output-folder.ts'

function contentOf(file: string): string | undefined {
  try {
    return wholeText(file, readFileSync(file === '-' ? 0 : file, 'utf8')).content
  } catch (error) {
    fail(unreadable(file, error))
    return undefined
  }
}

/** What an author does with a draft in a checkout, in this order. */
function nextOf(name: string, file: string, folders: readonly string[]): readonly string[] {
  const document = file === '-' ? '<textfile>' : file
  return [
    '',
    'next, as docs/add-a-text.md describes: name the families, fill in rows and ledger, then makers and checks',
    `  ${ourCommand(`trace ${document}`)}`,
    `  npx biome check --write ${folders.join(' ')}`,
    `  ${ourCommand(`generate --text ${name} --out out/${name}`)}`,
  ]
}

interface NewTextFlags {
  readonly out?: string
  readonly text?: string
}

function newText(file: string, { out, text }: NewTextFlags): void {
  if (text !== undefined && !/^[\w.]+$/.test(text)) {
    fail({ code: 'not-a-name', message: `--text ${text}: not the name of a text` })
    return
  }
  const content = contentOf(file)
  if (content === undefined) return
  const draft = draftOf(file, content, text)
  if (!('name' in draft)) {
    for (const each of draft) fail(each)
    return
  }
  const root = out ?? packageRoot()
  const place =
    keptPackage(root, 'name a folder of your own: --out new') ?? outputFolder('--out', root)
  if (place !== undefined && isProblem(place)) {
    fail(place)
    return
  }
  const files = draftFiles(draft)
  const folders = draftRooms
    .map((room) => `${room}/${draft.name}`)
    .filter((folder) => files.some(({ path }) => path.startsWith(`${folder}/`)))
  const problems = writeDraft(root, folders, files)
  for (const each of problems) fail(each)
  if (problems.length > 0) return
  for (const { path } of files) console.log(path)
  if (out === undefined) console.log(nextOf(draft.name, file, folders).join('\n'))
  for (const name of draft.unknown) {
    const known = spelling(name, draft.name)
    const more = known === undefined ? '' : `; it has ${known}`
    note(`${file}: names ${name}, which the grammar does not have${more}`)
  }
  for (const { name, value } of unknownEnumerants(draft))
    note(`${file}: names ${name} with the number ${value}, which the grammar does not have`)
  for (const { fact, text: ours, grammar } of draftDifferences(draft))
    note(
      `${file}: ${fact} is ${ours || 'absent'} in the document and ${grammar || 'absent'} in the grammar: say which is right in spec/${draft.name}/facts.ts`,
    )
  if (draft.date === undefined)
    note(
      `${file}: names no day: replace ${noDate} in spec/${draft.name}/text.ts by the day of its publication`,
    )
  for (const path of draft.included)
    note(`${file}: includes ${path}, which is not there: its statements are not in the ledger`)
}

/** `new-text FILE`: writes the folders of a new text. */
export function command(): Command {
  return new Command('new-text')
    .description('write the folders of a new text from its document and the grammar')
    .argument('<textfile>', 'the text as AsciiDoc or plain text; - for standard input')
    .option('--text <name>', 'the name of the text; default: as the document says')
    .option('--out <folder>', 'the root of the folders; default: the checkout')
    .action(newText)
    .addHelpText(
      'after',
      `
Writes spec/<TEXT> with the facts that document and grammar give, a ledger with every statement, and a row to fill in for
each statement that reads like a requirement; families of makers and checks; and a test. The tests fail until all of it is
filled in. Folders that exist are not overwritten. Exit code 2: the file is not an extension text, has no statements, or
defines instructions that the grammar does not have; then nothing is written.

Examples:
  spirv-cts new-text SPV_NEW_extension.adoc
  spirv-cts new-text SPV_NEW_extension.adoc --out draft`,
    )
}
