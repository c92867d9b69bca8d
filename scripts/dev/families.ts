// `npm run families`: prints, of each rule about several instructions, how many of them an invalid case breaks, and which none does.
import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import { families, openMembers } from '#runner/corpus/families'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'

const command = scriptCommand(
  'families',
  'print how many instructions of each rule about several an invalid case breaks, and which none does',
)
  .argument('[corpus]', 'folder with the corpus', join(packageRoot(), 'corpus'))
  .option('--json', 'print all of it for a program')
  .option('--open', 'print what no case breaks, in the form of test/texts/unbroken-members.txt')
  .parse()
const [folder] = command.processedArgs as [string]
const corpus = readCorpus(folder, assembleText)
if (isProblem(corpus)) throw new Error(corpus.message)
const found = families(
  corpus.manifest.cases.map((filed) => {
    const read = corpus.read(filed)
    if (isProblem(read)) throw new Error(read.message)
    return { case: filed, ...read }
  }),
)
const flags = command.opts<{ readonly json?: true; readonly open?: true }>()
if (flags.json) console.log(JSON.stringify(found, null, 2))
else if (flags.open) console.log(openMembers(found).join('\n'))
else {
  const gaps = found.filter(({ members, broken }) => broken.length < members.length)
  const rows = gaps.map(({ rule, members, broken }) => [
    `${broken.length} of ${members.length}`,
    rule,
    members.filter((name) => !broken.includes(name)).join(' '),
  ])
  console.log(table([['broken', 'rule', 'members that no case breaks'], ...rows]))
  const all = found.reduce((sum, { members }) => sum + members.length, 0)
  const shown = found.reduce((sum, { broken }) => sum + broken.length, 0)
  console.log(
    `\n${found.length} rules about ${all} instructions, ${shown} of them broken by a case`,
  )
}
