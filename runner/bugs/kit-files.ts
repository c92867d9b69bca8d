import { toBytes } from '#generators/words/bytes'
import type { RuleId } from '#spec/rule'
import { ruleById } from '#spec/texts'
import type { Files } from '../corpus/corpus-files.ts'
import { plainVersion } from '../expectations/plain-version.ts'
import type { Origin } from '../export/exporter.ts'
import { marked } from '../fuzz/finding/marked.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import { template } from '../render.ts'
import { blamed, sentence } from './blamed.ts'
import type { Evidence } from './evidence.ts'
import type { Kit } from './kit.ts'
import { kitTest } from './kit-test.ts'
import { commandLine, recordedFiles } from './script.ts'
import { kitTitle, refusedWord } from './title.ts'
import { twinListing } from './twin-listing.ts'
import { bisections, type VersionAnswer } from './versions.ts'
import { placeOf } from './where.ts'

const fillReport = template('bugs/kit.md.hbs', 'none')

function expected(asked: Kit['shown']['asked'], { outcome }: Kit['finding']): string {
  if (asked.judge.kind !== 'invalid')
    return /^(crash|timeout|memory)/.test(outcome)
      ? 'By our reading the module is valid; a tool that is asked about any module has to answer in either case.'
      : 'The module is valid.'
  return outcome === 'false-reject'
    ? `The module can be decoded and so printed, although it is invalid: ${blamed(asked)}.`
    : `The module is invalid: ${blamed(asked)}.`
}

/** A fault that only our own decoder sees in an output, told without the id of its rule. */
const outputFault = /^the output is invalid for the reference: (\S+) /

/** What a tool did, without what means something on one machine only. */
function told(said: string): string {
  const id = outputFault.exec(said)?.[1]
  const asks = id === undefined ? undefined : ruleById(id as RuleId)?.summary
  return said
    .replace(/^died: (none )?/, '')
    .replaceAll(/\b[\w.-]+\+x[0-9a-f]+, /g, '')
    .replace(outputFault, asks === undefined ? '' : `${asks} In the output: `)
}

function answered({ outcome, said }: Kit['finding']): string {
  if (outcome === 'false-accept') return 'The tool accepts it.'
  if (outcome === 'false-reject') return `The tool refuses it: \`${said}\``
  if (/^(wrong|not-idempotent)/.test(outcome)) return `The tool writes wrong output: ${told(said)}`
  return `The tool gives no answer: ${told(said)}`
}

/** Our reading of the requirement: how it follows from the text, and what it says of the module. */
function reading({ rule: id, cause, shown: { asked } }: Kit): readonly string[] {
  const rule = ruleById(id)
  const here =
    asked.judge.kind === 'invalid'
      ? sentence(blamed(asked))
      : `The module keeps to it. ${cause.summary}`
  if (rule?.confidence === 'open')
    return [here, 'The text can be read in two ways; this is one of them.']
  if (rule?.confidence !== 'derived') return [here]
  const how =
    'No single sentence says so: it follows from the section together with the core specification.'
  return [here, `${how} ${rule.notes ?? ''}`.trim()]
}

/** Versions in which other modules show the fault, and this one does not. */
function otherVersions({ cause }: Kit, runs: readonly VersionAnswer[]): string {
  const shown = runs.flatMap(({ answer, version }) =>
    answer === 'reproduced' ? [plainVersion(version)] : [],
  )
  const asked = runs.map(({ version }) => plainVersion(version))
  return cause.versions.seen
    .filter((version) => asked.includes(version) && !shown.includes(version))
    .join(', ')
}

const words: Readonly<Record<VersionAnswer['answer'], string>> = {
  reproduced: '**shows it**',
  'not-reproduced': 'right',
  'cannot-tell': 'cannot tell',
}

/** Text in a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function listingOf({ shown, finding }: Kit): string {
  const { asked, control } = shown
  const options = { ids: 'names', header: false } as const
  if (asked.judge.kind !== 'invalid') {
    const word = refusedWord(asked.words, finding.said)
    return marked(asked.words, null, word, 'the tool refuses this', options)
  }
  return marked(asked.words, control, asked.judge.blames[0]?.word, blamed(asked), options)
}

/** The modules of a kit by path, and what else its script needs: the script can run where they are written. */
export function moduleFiles(
  kit: Kit,
  { tools: [tool] }: Probe,
  script: string,
  evidence: Evidence | undefined,
): Files {
  const { asked, control } = kit.shown
  const files = new Map<string, string | Uint8Array>([
    ['reproduce.sh', script],
    ['module.spvasm', `${listingOf(kit).trimEnd()}\n`],
    ['module.spv', toBytes(asked.words)],
  ])
  if (control !== null) {
    files.set('control.spvasm', `${twinListing(control, asked.words)}\n`)
    files.set('control.spv', toBytes(control))
  }
  if (evidence?.kind === 'recorded') {
    files.set(recordedFiles.output, evidence.output)
    if (evidence.expected !== undefined) files.set(recordedFiles.expected, evidence.expected)
  }
  const beside =
    tool?.kind === 'consumer' ? tool.beside?.(asked.words, asked.environment) : undefined
  if (beside instanceof Uint8Array) files.set('beside.spv', beside)
  return files
}

/**
 * The report of a kit and a test in the layout of the tool, by path in its folder.
 *
 * @param runs what the script said of each version, oldest first.
 */
export function reportFiles(
  kit: Kit,
  probe: Probe,
  runs: readonly VersionAnswer[],
  evidence: Evidence | undefined,
  origin: Origin,
): Files {
  const { id, cause, rule, shown, finding } = kit
  const { asked, control } = shown
  const [tool] = probe.tools
  const place = placeOf(rule)
  const test = kitTest(kit, tool?.tool ?? '', origin)
  const report = fillReport({
    ...{ id, title: kitTitle(kit), tool: `${tool?.tool} ${tool?.version}` },
    ...{ requirement: place.requirement, text: place.text, section: place.section },
    ...{ place: place.statements, address: place.address, links: cause.links },
    reading: reading(kit),
    expected: expected(asked, finding),
    answered: answered(finding),
    environment: finding.environment,
    listing: listingOf(kit).trimEnd(),
    control: control === null ? '' : twinListing(control, asked.words),
    lacksTwin: control === null && asked.judge.kind === 'invalid',
    vuids: (ruleById(rule)?.vuids ?? []).join(', '),
    runs: runs.map((one) => ({ ...one, answer: words[one.answer], said: cell(one.said) })),
    others: otherVersions(kit, runs),
    command: commandLine(kit, probe),
    wrongFile: evidence?.kind === 'recorded' ? recordedFiles.output : '',
    bisections: bisections(kit, runs),
    test: test?.how ?? '',
    suite: `${origin.suite.name} ${origin.suite.version}`,
  })
  return new Map([['README.md', report], ...(test?.files ?? [])])
}
