import { ruleById } from '#spec/texts'
import { toAssembly } from '../../corpus/assembly.ts'
import { requestShowing } from '../../execute/drawn-request.ts'
import { differenceIn, traceTo } from '../../execute/trace-to.ts'
import { template } from '../../render.ts'
import { askedText } from '../../report/inconsistent.ts'
import type { Probe } from '../observe/probe.ts'
import type { Reproduction } from '../reduce/subject.ts'
import type { FuzzFinding } from './finding.ts'
import { marked } from './marked.ts'
import { scriptOf } from './script-of.ts'
import { stepsOf } from './steps.ts'

const fillReport = template('fuzz/report.md.hbs', 'none')
const fillScript = template('fuzz/reproduce.sh.hbs', 'none')

function expected({ judge }: Reproduction['asked']): string {
  if (judge.kind === 'valid') return 'The module is valid.'
  if (judge.kind === 'invalid') {
    const [first] = judge.blames
    const others = new Set(judge.blames.map(({ rule }) => rule).filter((id) => id !== first?.rule))
    const also = others.size === 0 ? '' : ` It also breaks ${[...others].join(', ')}.`
    return `The module is invalid: at word ${first?.word}, ${first?.message}.${also}`
  }
  return 'The reference decoder does not know what the module uses.'
}

function answeredTwice({ said: first, again }: FuzzFinding): string {
  const both = `The tool does not repeat its answer: first \`${first}\`, then \`${again?.said}\`.`
  return `${both} ${again === undefined ? '' : askedText(again)}`.trim()
}

function answered(finding: FuzzFinding): string {
  const { outcome, said: message } = finding
  if (outcome === 'inconsistent') return answeredTwice(finding)
  if (outcome === 'false-accept')
    return finding.options === undefined ? 'It is accepted.' : `It is accepted: ${message}`
  if (outcome === 'false-reject') return `It is refused: \`${message}\``
  if (outcome === 'wrong-output') return `The output is wrong: ${message}`
  if (outcome === 'wrong-result') return `What becomes of it computes something else: ${message}`
  if (outcome === 'wrong-description') return `What becomes of it is described wrongly: ${message}`
  if (outcome === 'not-idempotent') return `It promises to be done, and is not: ${message}`
  if (outcome === 'own-hole')
    return `The reference interpreter fails, whatever the tool does: ${message}`
  if (outcome === 'metamorphic') return `The verdict does not last: ${message}`
  return `It got no verdict: ${message}`
}

function secondLines({ second }: FuzzFinding): readonly string[] {
  if (second === undefined) return []
  const { name, version, module, control } = second
  const who = [name, version].join(' ').trim()
  return [
    `${who} on \`module.spv\`: ${module}`,
    ...(control === undefined ? [] : [`${who} on \`control.spv\`: ${control}`]),
  ]
}

function knownAs({ cause, case: like, by: basis }: FuzzFinding): string {
  if (cause === undefined) return ''
  const known = `Probably known: cause \`${cause}\`, which explains the same outcome of case \`${like}\``
  if (basis === 'fault')
    return `${known}, whose fault is in the same operand of the same instruction.`
  if (basis === 'instruction') return `${known}, by what the tool does at the same instruction.`
  const likeness = basis === 'place' ? 'where the same function crashes' : 'made in the same way'
  return `${known}, ${likeness}. The module was not minimised; \`spirv-cts reduce\` does it.`
}

/** The module's own computation of the byte that the tool's output gets wrong. */
function traceOf(
  { outcome, key, said: message }: FuzzFinding,
  words: Reproduction['asked']['words'],
): string {
  const difference = outcome === 'wrong-result' ? differenceIn(message) : undefined
  return difference === undefined
    ? ''
    : traceTo(words, requestShowing(key, words), ...difference).join('\n')
}

/** The files of a finding that are text. */
export function reportOf(
  finding: FuzzFinding,
  { asked, control, before }: Reproduction,
  { tools, other }: Probe,
): ReadonlyMap<string, string> {
  const { judge, words } = asked
  const rule = finding.rule === undefined ? undefined : ruleById(finding.rule)
  const [blame] = judge.kind === 'invalid' ? judge.blames : []
  const blameText = blame === undefined ? finding.said : `${blame.rule}: ${blame.message}`
  const listing = marked(words, control, blame?.word, blameText)
  const hasOther = other?.(asked) !== undefined
  const scene = { finding, words, tools, hasOther, hasBefore: before !== undefined }
  const steps = stepsOf(scene)
  const what = `${finding.outcome} of ${tools.map(({ tool }) => tool).join(' and ')}`
  const report = fillReport({
    title: `${tools.map(({ tool }) => tool).join(' and ')}: ${finding.outcome} (${finding.key})`,
    ...(rule === undefined
      ? { rule: '' }
      : { rule: rule.id, section: rule.section, summary: rule.summary }),
    expected: expected(asked),
    answered: answered(finding),
    doubt:
      finding.confidence === 'one'
        ? 'Only the reference decoder calls the module valid, and it does not hold every rule of the core specification: look before you report.'
        : '',
    cut:
      finding.isCut === undefined
        ? ''
        : 'Time was up before the module was as small as can be: `spirv-cts reduce` goes on with it.',
    known: knownAs(finding),
    tools: finding.tools,
    second: secondLines(finding),
    commands: steps.map(({ line }) => line),
    sha256: finding.sha256,
    listing: listing.trimEnd(),
    controlSaid: 'Its valid twin, `control.spv`, which differs only in that fault',
    control: control === null ? '' : marked(control, words, undefined, 'here').trimEnd(),
    trace: traceOf(finding, words),
    origin:
      finding.found === undefined
        ? ''
        : `seed ${finding.found.seed}, module ${finding.found.index}`,
  })
  const script = fillScript({
    found: `${expected(asked)} ${answered(finding)}`.replace(/\s+/g, ' '),
    what: what.replaceAll(/[^\w .+-]/g, '-'),
    ...scriptOf(finding, steps),
  })
  const texts = new Map([
    ['report.md', report],
    ['reproduce.sh', script],
    ['module.marked.txt', listing],
  ])
  const assembly = toAssembly(words, finding.environment)
  if (assembly !== undefined) texts.set('module.spvasm', assembly)
  const sound = control === null ? undefined : toAssembly(control, finding.environment)
  if (sound !== undefined) texts.set('control.spvasm', sound)
  return texts
}
