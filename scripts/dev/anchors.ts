// `npm run -s anchors -- TEXT PAGE=FILE,FILE...`: writes spec/TEXT/anchors.ts, the headings and anchors of the pages on which a text
// is published. Files are the source of a page in AsciiDoc, or `.txt` for the page saved as plain text, in which headings have numbers.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { anchorsFile } from '#runner/new-text/anchors-file'
import { anchorsInSource } from '#runner/new-text/anchors-in-source'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { wholeText } from '#runner/trace/whole-text'
import { instructionByName } from '#spec/grammar/grammar'
import { rules } from '#spec/texts'
import { scriptCommand } from '../cli/script-command.ts'

const [text = '', ...pages] = scriptCommand(
  'anchors',
  'write the headings and anchors of the pages of a text to spec/TEXT/anchors.ts',
)
  .argument('<text>', 'the folder of the text')
  .argument('<page=files...>', 'the name of a page, and its source or a copy as plain text')
  .parse().args

const numbered = /^\d+(?:\.\d+)*\. \S.*$/

/** Headings of a page in plain text before those of its history, and the instructions that it describes and rules refer to. */
function ofPage(lines: readonly string[]) {
  const headings = lines.filter((line) => numbered.test(line))
  const alone = lines.flatMap((line) => /^ {3}(Op[A-Z]\w+)$/.exec(line)?.[1] ?? [])
  // The core specification describes each instruction that has a version of SPIR-V, and some of the others.
  const others = alone.filter((name) => instructionByName(name)?.version === null)
  const sections = rules.filter((rule) => rule.text === text).map(({ section }) => section)
  const named = new Set(sections.flatMap((section) => section.match(/\bOp[A-Z]\w+/g) ?? []))
  return {
    isNumbered: true,
    headings: headings.filter((heading) => !/ Changes (?:from Version|and TBD)/.test(heading)),
    names: [...new Set(others)].filter((name) => named.has(name)).sort(),
  }
}

const rows = pages.map((argument) => {
  const [page = '', files = ''] = argument.split('=')
  const lines = files.split(',').flatMap((file) => {
    const { content } = wholeText(file, readFileSync(file, 'utf8'))
    return content.split(/\r\n?|\n/).map((line) => line.trimEnd())
  })
  const isPage = files.endsWith('.txt')
  return { page, files, ...(isPage ? ofPage(lines) : anchorsInSource(lines)) }
})
const source = rows
  .flatMap(({ files }) => files.split(',').map((file) => basename(file)))
  .join(', ')
const path = join(packageRoot(), 'spec', text, 'anchors.ts')
writeFileSync(
  path,
  anchorsFile(
    source,
    rows.map(({ files, ...row }) => row),
  ),
)
await start(['npx', 'biome', 'check', '--write', path], { cwd: packageRoot(), quiet: true })
