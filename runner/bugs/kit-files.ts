import { extentsOf } from '#generators/words/extents-of'
import { toBytes } from '#generators/words/to-bytes'
import type { Cause } from '../causes/cause.ts'
import type { Files } from '../corpus/corpus-files.ts'
import type { Origin } from '../export/exporter.ts'
import { marked } from '../fuzz/finding/marked.ts'
import { scriptOf } from '../fuzz/finding/script-of.ts'
import { stepsOf } from '../fuzz/finding/steps.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import { template } from '../render.ts'
import type { VersionAnswer } from './answers.ts'
import type { Kit } from './kit.ts'
import { kitTest } from './kit-test.ts'
import { twinListing } from './twin-listing.ts'
import { placeOf } from './where.ts'

const fillReport = template('bugs/kit.md.hbs', 'none')
const fillScript = template('bugs/reproduce.sh.hbs', 'none')

function expected({ judge }: Kit['shown']['asked']): string {
  if (judge.kind !== 'invalid') return 'The module is valid.'
  return `The module is invalid: ${judge.blames[0]?.message ?? judge.message}.`
}

function answered({ outcome, said }: Kit['finding']): string {
  if (outcome === 'false-accept') return 'The tool accepts it.'
  if (outcome === 'false-reject') return `The tool refuses it: \`${said}\``
  if (outcome === 'wrong-output') return `The tool writes wrong output: ${said}`
  return `The tool gives no answer: ${said}`
}

function sinceText({ versions: { since, until, seen } }: Cause): string {
  const measured = `Seen in ${seen.join(', ')}.`
  if (since === undefined) return `${measured} The oldest version that was measured shows it.`
  return `${measured} Versions before ${since} that were measured do not show it${
    until === undefined ? '' : `, nor do those after ${until}`
  }.`
}

/** Releases of SPIRV-Tools are tags of a year and a number; for other tools the version itself is shown. */
function tagOf(version: string): string {
  return /^20\d\d\.\d+$/.test(version) ? `v${version}` : version
}

/** How to search between the first version that shows it and the one before; an empty `good` where none is right. */
function bisection(
  { cause, case: of }: Kit,
  tool: string,
  measured: readonly string[],
  answers: readonly VersionAnswer[],
): { readonly good: string; readonly bad: string; readonly bisect: string } {
  const { since } = cause.versions
  const before = since === undefined ? undefined : measured[measured.indexOf(since) - 1]
  const answer = answers.find(({ version }) => before !== undefined && version.includes(before))
  // A version that does not know the text yet is no better than one that is wrong about it.
  const isRight = answer !== undefined && /^(valid|invalid|right)\b/.test(answer.module)
  if (since === undefined || before === undefined || !isRight)
    return { good: '', bad: '', bisect: '' }
  const bisect = `spirv-cts diff --bisect '${tool}=builds/{rev}/tools/${tool}' --revs ${before},${since} --case '${of.id}'`
  return { good: tagOf(before), bad: tagOf(since), bisect }
}

/** Text in a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** First word of the instruction that a message of SPIRV-Tools points at, which counts them from 1. */
function refusedWord(words: Uint32Array, said: string): number | undefined {
  const line = /\bline (\d+):/.exec(said)?.[1]
  return line === undefined ? undefined : extentsOf(words)[Number(line) - 1]?.start
}

function listingOf({ shown, finding }: Kit): string {
  const { asked, control } = shown
  const options = { ids: 'names', header: false } as const
  if (asked.judge.kind !== 'invalid') {
    const word = refusedWord(asked.words, finding.said)
    return marked(asked.words, null, word, 'the tool refuses this', options)
  }
  const [blame] = asked.judge.blames
  return marked(asked.words, control, blame?.word, blame?.message ?? '', options)
}

/** The script of a kit, which needs nothing but the tool, and our own judge where an output must be judged. */
function scriptText(kit: Kit, probe: Probe): { readonly text: string; readonly command: string } {
  const { finding, shown } = kit
  const scene = { finding, words: shown.asked.words, tools: probe.tools, hasOther: false }
  const steps = stepsOf(scene).filter(({ role }) => role !== 'judge')
  const script = scriptOf(finding, steps)
  const command = steps[0]?.line ?? ''
  const text = fillScript({
    what: kit.cause.summary,
    name: `${finding.outcome} of ${kit.id}`,
    judge: steps.some(({ line }) => line.startsWith('spirv-cts ')),
    programs: script.programs.filter((name) => name !== 'diff' && name !== 'cmp'),
    rows: script.rows,
    condition: script.condition,
    control:
      shown.control === null || finding.outcome !== 'false-accept'
        ? ''
        : command.replaceAll('module.spv', 'control.spv'),
  })
  return { text, command }
}

/**
 * The files of a kit, by path in its folder: a report, the smallest module with friendly names and the instruction at fault
 * marked, its valid twin, a script, a test in the layout of the tool, and `cause.json`.
 *
 * @param measured versions of the tool that were asked, oldest first.
 */
export function kitFiles(
  kit: Kit,
  probe: Probe,
  answers: readonly VersionAnswer[],
  origin: Origin,
  measured: readonly string[],
): Files {
  const { id, cause, rule, shown, finding } = kit
  const { asked, control } = shown
  const [tool] = probe.tools
  const place = placeOf(rule)
  const listing = listingOf(kit)
  const twin = control === null ? '' : twinListing(control, asked.words)
  const script = scriptText(kit, probe)
  const test = kitTest(kit, tool?.tool ?? '', origin)
  const report = fillReport({
    tool: `${tool?.tool} ${tool?.version}`,
    ...{ id, rule, kind: cause.kind, severity: cause.severity, summary: cause.summary },
    ...{ requirement: place.requirement, text: place.text, section: place.section },
    ...{ place: place.statements, address: place.address, links: cause.links },
    cases: `${kit.cases} ${kit.cases === 1 ? 'case' : 'cases'}`,
    case: kit.case.id,
    expected: expected(asked),
    answered: answered(finding),
    environment: finding.environment,
    listing: listing.trimEnd(),
    control: twin,
    answers: answers.map((one) => ({
      ...one,
      module: cell(one.module),
      control: cell(one.control ?? ''),
    })),
    since: sinceText(cause),
    command: script.command,
    ...bisection(kit, tool?.tool ?? '', measured, answers),
    folder: id,
    test: test?.how ?? '',
    suite: `${origin.suite.name} ${origin.suite.version}`,
  })
  const files = new Map<string, string | Uint8Array>([
    ['README.md', report],
    ['reproduce.sh', script.text],
    ['module.spvasm', `${listing.trimEnd()}\n`],
    ['module.spv', toBytes(asked.words)],
  ])
  if (control !== null) {
    files.set('control.spvasm', `${twin}\n`)
    files.set('control.spv', toBytes(control))
  }
  for (const [path, content] of test?.files ?? []) files.set(path, content)
  const about = { id, tool: tool?.tool, version: tool?.version, ...cause, rule, case: kit.case.id }
  files.set('cause.json', `${JSON.stringify({ ...about, place, finding, answers }, null, 2)}\n`)
  return files
}
