import { toBytes } from '#generators/words/bytes'
import type { Files } from '../corpus/corpus-files.ts'
import { plainVersion } from '../expectations/plain-version.ts'
import type { Origin } from '../export/exporter.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import { template } from '../render.ts'
import type { Evidence } from './evidence.ts'
import type { Kit } from './kit.ts'
import { kitTest } from './kit-test.ts'
import { controlListing, moduleListing, outputListing, twinDifference } from './listings.ts'
import { placeOfKit } from './place-of-kit.ts'
import { inputsOf } from './run-inputs.ts'
import { commandLine, recordedFiles } from './script.ts'
import { secondSentence } from './second-verdict.ts'
import { shortListing } from './short-listing.ts'
import { standaloneFor } from './standalone.ts'
import { kitTitle } from './title.ts'
import { bisections, type VersionAnswer } from './versions.ts'
import { answered, expected, reading } from './wording.ts'

const fillReport = template('bugs/kit.md.hbs', 'none')

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
  reproduced: '**reproduced**',
  'not-reproduced': 'not reproduced',
  'cannot-tell': 'cannot tell',
}

/** The version of a row, with where it is from and its build where another row has the same version. */
function versionOf(
  { version, build, place }: VersionAnswer,
  runs: readonly VersionAnswer[],
): string {
  const isShared = runs.filter((run) => run.version === version).length > 1
  const more = [place, build && `build ${build}`].filter((part) => part !== undefined)
  return isShared && more.length > 0 ? `${version} (${more.join(', ')})` : version
}

/** Text in a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
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
    ['module.spvasm', `${moduleListing(kit)}\n`],
    ['module.spv', toBytes(asked.words)],
  ])
  if (control !== null) {
    files.set('control.spvasm', `${controlListing(kit, control)}\n`)
    files.set('control.spv', toBytes(control))
  }
  const standalone = standaloneFor(tool?.spec ?? tool?.name ?? '')
  if (standalone !== undefined) files.set(standalone.file, standalone.content)
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
  const { id, cause, shown, finding } = kit
  const { asked, control } = shown
  const [tool] = probe.tools
  const place = placeOfKit(kit)
  const test = kitTest(kit, tool?.tool ?? '')
  const output = outputListing(evidence, asked.environment)
  const command = commandLine(kit, probe)
  const report = fillReport({
    ...{ id, title: kitTitle(kit, tool?.tool ?? ''), tool: `${tool?.tool} ${tool?.version}` },
    ...{ requirement: place.requirement, text: place.text, section: place.section },
    ...{
      address: place.address,
      links: cause.links,
      searched: cause.searched ?? '',
      vuids: place.vuids.join(', '),
    },
    reading: reading(kit),
    isRead: reading(kit).length > 0,
    same: (kit.same ?? []).join(', '),
    question: cause.kind === 'open',
    blames: asked.judge.kind === 'invalid' && finding.outcome === 'false-accept',
    expected: expected(kit),
    answered: answered(kit),
    inputs: inputsOf(kit),
    second: secondSentence(kit.second),
    environment: finding.environment,
    listing: shortListing(moduleListing(kit), 'module.spvasm'),
    control: control === null ? '' : shortListing(controlListing(kit, control), 'control.spvasm'),
    difference: control === null ? '' : twinDifference(kit, control),
    addresses: kit.addresses ?? { module: '' },
    lacksTwin: control === null && asked.judge.kind === 'invalid',
    output,
    runs: runs.map((run) => ({
      ...run,
      version: versionOf(run, runs),
      answer: words[run.answer],
      said: cell(run.said),
    })),
    others: otherVersions(kit, runs),
    command,
    asks: command.startsWith('spirv-cts '),
    standalone: standaloneFor(tool?.spec ?? tool?.name ?? '')?.command ?? '',
    wrongFile: evidence?.kind === 'recorded' ? recordedFiles.output : '',
    bisections: command.startsWith('spirv-cts ') ? [] : bisections(kit, runs),
    test: test?.how ?? '',
    device: (tool !== undefined && 'device' in tool ? tool.device : undefined) ?? '',
    spec: `${origin.suite.name}@${origin.suite.version}`,
    suite: `${origin.suite.name} ${origin.suite.version}`,
  })
  return new Map([['README.md', report], ...(test?.files ?? [])])
}
