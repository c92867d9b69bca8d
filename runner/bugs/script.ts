import type { Origin } from '../export/exporter.ts'
import { commandOf } from '../fuzz/finding/command-of.ts'
import { formFor } from '../fuzz/finding/steps.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import type { Tool } from '../oracle/oracle.ts'
import { template } from '../render.ts'
import type { Evidence } from './evidence.ts'
import type { Kit } from './kit.ts'
import { programOf, withProgram } from './program-of.ts'
import { fixedPart, quoted } from './quoted.ts'

const fill = template('bugs/reproduce.sh.hbs', 'none')

/** Seconds that are more than a module may take. */
const patience = 12

/** Names of files of a kit that a tool wrote wrongly, or had to write. */
export const recordedFiles = { output: 'wrong.out', expected: 'expected.out' } as const

/** A command that asks by way of this suite, because the tool has no program that takes a module. */
function isAsked(line: string): boolean {
  return line.startsWith('spirv-cts ask ')
}

/** The variables of the script that hold the command of this suite, and the tool that it asks. */
const suiteVariables = { command: '$SPIRV_CTS', spec: '"$SPEC"' } as const

/** What comes before the tool in such a command, of which it is the last word. */
const beforeSpec = ' --tool '

/** The command and the SPEC of a line that asks by way of this suite. */
function partsOfAsking(line: string): { readonly asking: string; readonly spec: string } {
  const end = line.lastIndexOf(beforeSpec) + beforeSpec.length
  return { asking: line.slice(0, end), spec: line.slice(end) }
}

/** The variables of the script that hold the paths of the program and of its validator, as words of the shell. */
const programVariables = { program: '"$PROGRAM"', validator: '"$VALIDATOR"' } as const

/** The command line of a tool for a kit, with the shell's words for the program and the files. */
function lineOf(
  tool: Tool,
  { shown: { asked }, finding }: Kit,
  program: string,
  file: string,
  out: string,
  options: readonly string[] | undefined = finding.options,
): string {
  const command = formFor(commandOf(tool, options), asked.words)
  return (isAsked(command) ? command.replace(/ --out \{out\}/, '') : withProgram(command, program))
    .replaceAll('{file}', file)
    .replaceAll('{env}', finding.environment)
    .replaceAll('{out}', out)
    .replaceAll('{beside}', 'beside.spv')
}

/**
 * The meaning of the first word of the last line, in the script's own comment. Where the text can be read two ways, no reading is
 * called the right one.
 */
export function meanings(kit: Kit): { readonly wrong: string; readonly right: string } {
  const isValid = kit.shown.asked.judge.kind === 'valid'
  const isOpen = kit.cause.kind === 'open'
  const reading = isOpen ? ' by one reading of the text' : ''
  switch (kit.finding.outcome) {
    case 'false-accept':
      if (kit.shown.control === null)
        return {
          wrong: `the tool accepts module.spv, which is invalid${reading}`,
          right: 'does not occur: there is no valid twin to compare with',
        }
      return {
        wrong: `the tool accepts control.spv, which is valid, and module.spv, which is not${reading}`,
        right: 'it accepts control.spv and refuses module.spv',
      }
    case 'false-reject': {
      const valid = isOpen ? ', which is valid by one reading of the text,' : ', which is valid,'
      return {
        wrong: `the tool refuses module.spv${isValid || isOpen ? valid : ''} with the message of the report`,
        right: 'it takes module.spv',
      }
    }
    case 'crash':
    case 'timeout':
    case 'memory':
      return { wrong: 'the tool gives no answer about module.spv', right: 'it answers' }
    case 'wrong-output':
    case 'wrong-result':
    case 'not-idempotent':
      return isOpen
        ? {
            wrong: 'the tool writes an output that is wrong by one reading of the text',
            right: 'its output is right by both readings',
          }
        : { wrong: 'the tool writes a wrong output', right: 'its output is right' }
    case 'wrong-description':
      return {
        wrong:
          'the debug information that the tool writes describes a value that the variable does not have',
        right: 'it describes the value that the variable has, or none',
      }
    default:
      return { wrong: 'the tool fails', right: 'it does not' }
  }
}

function limited(line: string, { outcome }: Kit['finding']): string {
  if (outcome === 'timeout') return `timeout ${patience} ${line}`
  return outcome === 'memory' ? `sh -c ${quoted(`ulimit -v 2097152; ${line}`)} sh "$1"` : line
}

/** The command for a reader in the folder of a kit. */
export function commandLine(kit: Kit, { tools: [tool] }: Probe): string {
  return tool === undefined ? '' : lineOf(tool, kit, programOf(tool), 'module.spv', 'out.spv')
}

/**
 * A script that says whether a tool still shows the fault of a kit. It needs nothing but the tool and its validator, or this
 * suite where the tool is a library or a driver.
 *
 * @param evidence how the output is seen to be wrong, where the fault is one of the output.
 * @param suite this suite, as it can be fetched.
 * @returns `undefined` without a tool.
 */
export function scriptText(
  kit: Kit,
  probe: Probe,
  title: string,
  evidence: Evidence | undefined,
  suite: Origin['suite'],
): string | undefined {
  const { finding, shown } = kit
  const { outcome, said: answer, options } = finding
  const [tool] = probe.tools
  if (tool === undefined) return undefined
  const isPrinted = evidence?.kind === 'recorded' && evidence.isPrinted === true
  const { program, validator } = programVariables
  const line = isPrinted
    ? `sh -c ${quoted(`${lineOf(tool, kit, program, '"$1"', '')} > "$2"`)} sh "$1" "$made/out"`
    : lineOf(tool, kit, program, '"$1"', '"$made/out"')
  const isByAsking = isAsked(line)
  const { asking, spec: askedSpec } = partsOfAsking(line)
  const companion = tool.kind === 'consumer' ? tool.companion : undefined
  const next = tool.kind === 'consumer' ? (tool.again?.(options) ?? options) : options
  const isCompared = evidence?.kind === 'companion' && companion !== undefined
  const judge = isCompared ? lineOf(companion, kit, validator, '', '', undefined).trim() : ''
  const flood = Number(/^wrote more than (\d+) bytes/.exec(answer)?.[1] ?? 0)
  const isNamed = outcome === 'false-reject' || outcome === 'error' || / none\b/.test(answer)
  const message = isNamed && flood === 0 ? fixedPart(answer) : ''
  return fill({
    title,
    ...meanings(kit),
    asks: isByAsking,
    asked: askedSpec,
    program: programOf(tool),
    spec: `${suite.name}@${suite.version}`,
    validator: judge === '' || companion === undefined ? '' : programOf(companion),
    writes: line.includes('$made'),
    ask: isByAsking
      ? `run ${asking.replace(/^spirv-cts/, suiteVariables.command)}${suiteVariables.spec}`
      : `run ${limited(line, finding)}`,
    control: shown.control !== null,
    companion: judge,
    accepts: outcome === 'false-accept',
    dies: outcome === 'crash' && !isByAsking,
    isDeath: isByAsking && /^(crash|memory)$/.test(outcome),
    isWait: isByAsking && outcome === 'timeout',
    hangs: outcome === 'timeout' && !isByAsking ? patience : 0,
    floods: flood,
    message: message === '' ? '' : quoted(message),
    refuses: outcome === 'false-reject' && message === '',
    fails:
      (outcome === 'memory' && !isByAsking) ||
      (outcome === 'error' && message === '' && flood === 0),
    isRefusal:
      outcome === 'crash' && shown.asked.judge.kind === 'invalid' && shown.control !== null,
    checksOutput: evidence !== undefined,
    again:
      evidence?.kind === 'again'
        ? lineOf(tool, kit, program, '"$made/out"', '"$made/again"', next)
        : '',
    recorded: evidence?.kind === 'recorded' ? recordedFiles.output : '',
    expected:
      evidence?.kind === 'recorded' && evidence.expected !== undefined
        ? recordedFiles.expected
        : '',
  })
}
