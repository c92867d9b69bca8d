import { extentsOf } from '#generators/words/extents-of'
import { toBytes } from '#generators/words/to-bytes'
import { ruleById } from '#spec/texts'
import type { Cause } from '../causes/cause.ts'
import type { Files } from '../corpus/corpus-files.ts'
import { plainVersion } from '../expectations/plain-version.ts'
import type { Origin } from '../export/exporter.ts'
import { marked } from '../fuzz/finding/marked.ts'
import { scriptOf } from '../fuzz/finding/script-of.ts'
import { stepsOf } from '../fuzz/finding/steps.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import { template } from '../render.ts'
import type { VersionAnswer } from './answers.ts'
import type { Kit } from './kit.ts'
import { kitTest } from './kit-test.ts'
import { namesIn } from './named.ts'
import { twinListing } from './twin-listing.ts'
import { placeOf } from './where.ts'

const fillReport = template('bugs/kit.md.hbs', 'none')
const fillScript = template('bugs/reproduce.sh.hbs', 'none')

/** The words of the judge about a module, with the names of its listing. */
function blamed({ words, judge }: Kit['shown']['asked']): string {
  if (judge.kind !== 'invalid') return ''
  return namesIn(words)(judge.blames[0]?.message ?? judge.message)
}

function expected(asked: Kit['shown']['asked'], { outcome }: Kit['finding']): string {
  if (asked.judge.kind !== 'invalid') return 'The module is valid.'
  return outcome === 'false-reject'
    ? `The module can be decoded and so printed, although it is invalid: ${blamed(asked)}.`
    : `The module is invalid: ${blamed(asked)}.`
}

function answered({ outcome, said }: Kit['finding']): string {
  if (outcome === 'false-accept') return 'The tool accepts it.'
  if (outcome === 'false-reject') return `The tool refuses it: \`${said}\``
  if (outcome === 'wrong-output') return `The tool writes wrong output: ${said}`
  return `The tool gives no answer: ${said}`
}

function sinceText({ versions: { since, until, seen } }: Cause): string {
  const measured = `Measured versions with a case that shows this: ${seen.join(', ')}.`
  if (since === undefined) return measured
  return `${measured} Versions before ${since} do not show it, or do not know what the modules use${
    until === undefined ? '' : `; later ones than ${until} do not`
  }.`
}

/** Releases of SPIRV-Tools are tags of a year and a number; for other tools the version itself is shown. */
function tagOf(version: string): string {
  return /^20\d\d\.\d+$/.test(version) ? `v${version}` : version
}

/** Whether an answer is what the text asks; a version that does not know what the module uses is not right. */
function isRight({ module }: VersionAnswer, { judge }: Kit['shown']['asked']): boolean {
  const [word = ''] = /^\w+/.exec(module) ?? []
  return word === 'right' || word === judge.kind
}

/** How to search between the first version that is wrong about the module and a right one before it. */
function bisection(
  { cause, case: of, shown }: Kit,
  tool: string,
  answers: readonly VersionAnswer[],
): { readonly good: string; readonly bad: string; readonly bisect: string } {
  const last = answers.findLastIndex((answer) => isRight(answer, shown.asked))
  const good = plainVersion(answers[last]?.version ?? '')
  const bad = plainVersion(answers[last + 1]?.version ?? '')
  if (good === undefined || bad === undefined) return { good: '', bad: '', bisect: '' }
  const bisect =
    cause.versions.since === bad
      ? `spirv-cts diff --bisect '${tool}=builds/{rev}/tools/${tool}' --revs ${good},${bad} --case '${of.id}'`
      : ''
  return { good: tagOf(good), bad: tagOf(bad), bisect }
}

/** A tool without the way in which it was installed and asked, which means nothing to others. */
function plainName(name: string): string {
  return name.replace(/^harness:/, '').replace(/@\w+/, '')
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
  return marked(asked.words, control, asked.judge.blames[0]?.word, blamed(asked), options)
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
 */
export function kitFiles(
  kit: Kit,
  probe: Probe,
  answers: readonly VersionAnswer[],
  origin: Origin,
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
    expected: expected(asked, finding),
    answered: answered(finding),
    environment: finding.environment,
    listing: listing.trimEnd(),
    control: twin,
    twins: answers.some((one) => one.control !== undefined),
    vuids: (ruleById(rule)?.vuids ?? []).join(', '),
    answers: answers.map((one) => ({
      ...one,
      name: plainName(one.name),
      module: cell(one.module),
      control: cell(one.control ?? ''),
    })),
    since: sinceText(cause),
    command: script.command,
    ...bisection(kit, tool?.tool ?? '', answers),
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
