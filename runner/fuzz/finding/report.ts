import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ruleById } from '#spec/texts'
import { toAssembly } from '../../corpus/assembly.ts'
import { hasShader } from '../../oracle/has-shader.ts'
import type { Tool } from '../../oracle/oracle.ts'
import { packageRoot } from '../../package-root.ts'
import { template } from '../../render.ts'
import type { Probe } from '../observe/probe.ts'
import type { Shown } from '../reduce/subject.ts'
import { commandOf, type ToolCommand } from './command-of.ts'
import type { Finding } from './finding.ts'
import { marked } from './marked.ts'

const fillReport = template('fuzz/report.md.hbs', 'none')
const fillScript = template('fuzz/reproduce.sh.hbs', 'none')

function expected({ judge }: Shown['asked']): string {
  if (judge.kind === 'valid') return 'The module is valid.'
  if (judge.kind === 'invalid') {
    const [first] = judge.blames
    return `The module is invalid: at word ${first?.word}, ${first?.message}.`
  }
  return 'The reference decoder does not know what the module uses.'
}

function answered({ outcome, said }: Finding): string {
  if (outcome === 'false-accept') return 'It is accepted.'
  if (outcome === 'false-reject') return `It is refused: \`${said}\``
  if (outcome === 'wrong-output') return `The output is wrong: ${said}`
  if (outcome === 'not-idempotent') return `It promises to be done, and is not: ${said}`
  if (outcome === 'metamorphic') return `The verdict does not last: ${said}`
  return `It got no verdict: ${said}`
}

/** A command that is told as one form `or` another is the other where there is no shader in the module. */
function formFor(command: string, words: Uint32Array): string {
  const [first = '', other] = command.split(' or ')
  if (other === undefined || hasShader(words)) return first
  return `${first.split(' ')[0]} ${other}`
}

function filled(command: string, { environment }: Finding, file: string, out = 'out.spv'): string {
  return command
    .replaceAll('{file}', file)
    .replaceAll('{env}', environment)
    .replaceAll('{out}', out)
    .replaceAll('{beside}', 'beside.spv')
}

interface Asking {
  readonly tool: Tool
  readonly command: ToolCommand
  /** What it is asked with to show that it does not leave alone what it made. */
  readonly again?: ToolCommand
}

function askingOf(tool: Tool, { passes, outcome }: Finding): Asking {
  if (tool.kind !== 'consumer') return { tool, command: commandOf(tool) }
  const command = commandOf(tool, passes)
  const options = outcome === 'not-idempotent' ? tool.again?.(passes) : undefined
  return { tool, command, ...(options === undefined ? {} : { again: commandOf(tool, options) }) }
}

/** The command lines of one tool, `form` of a person's or this machine's. */
function linesOf(
  { tool, command, again }: Asking,
  form: keyof ToolCommand,
  finding: Finding,
  words: Uint32Array,
): readonly string[] {
  const first = filled(formFor(command[form], words), finding, fileOf(tool.tool))
  if (again === undefined) return [first]
  const second = filled(again[form], finding, 'out.spv', 'again.spv')
  return [first, second, 'cmp out.spv again.spv']
}

/** How this package's own command is started on this machine. */
function ownCommand(): string {
  const built = join(packageRoot(), 'dist/scripts/cts.js')
  const source = join(packageRoot(), 'scripts/cts.ts')
  return existsSync(source)
    ? `env -C '${packageRoot()}' '${process.execPath}' --import tsx --conditions=source scripts/cts.ts`
    : `'${process.execPath}' '${built}'`
}

/** A command line of this package's own, as it is started here from whatever folder. */
function onThisMachine(line: string): string {
  return line.replace(/^spirv-cts (\w+) (\S+)/, (_, name, file) => {
    return `${ownCommand()} ${name} "$PWD/${file}"`
  })
}

/** What an assembler is given is the text. */
function fileOf(tool: string): string {
  return /spirv-as/.test(tool) ? 'module.spvasm' : 'module.spv'
}

/** The files of a finding that are text. */
export function reportOf(
  finding: Finding,
  { asked, control }: Shown,
  { tools }: Probe,
): ReadonlyMap<string, string> {
  const { judge, words } = asked
  const rule = finding.rule === undefined ? undefined : ruleById(finding.rule)
  const [blame] = judge.kind === 'invalid' ? judge.blames : []
  const said = blame === undefined ? finding.said : `${blame.rule}: ${blame.message}`
  const listing = marked(words, control, blame?.word, said)
  const own = `validate --env ${finding.environment}`
  const askings = tools.map((tool) => askingOf(tool, finding))
  const lines = (form: keyof ToolCommand) =>
    askings.flatMap((asking) => linesOf(asking, form, finding, words))
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
    tools: finding.tools,
    commands: [`spirv-cts ${own} module.spv`, ...lines('plain')],
    sha256: finding.sha256,
    listing: listing.trimEnd(),
    controlSaid: 'Its valid twin, `control.spv`, which differs in that fault only',
    control: control === null ? '' : marked(control, words, undefined, 'here').trimEnd(),
    origin:
      finding.found === undefined
        ? ''
        : `seed ${finding.found.seed}, module ${finding.found.index}`,
  })
  const script = fillScript({
    commands: [`${ownCommand()} ${own} "$PWD/module.spv"`, ...lines('here').map(onThisMachine)],
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
