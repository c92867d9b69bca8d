import { quoted } from '../../bugs/quoted.ts'
import { hasShader } from '../../oracle/has-shader.ts'
import type { Tool } from '../../oracle/oracle.ts'
import { lackingLine } from '../observe/effects-probe.ts'
import { listOfModules } from './asked-before-files.ts'
import { askCommandOf, commandOf } from './command-of.ts'
import type { FuzzFinding } from './finding.ts'

/** The subject of the steps. The module's files are where they are taken. */
export interface StepSubject {
  readonly finding: FuzzFinding
  readonly words: Uint32Array
  /** The one to blame first. */
  readonly tools: readonly Tool[]
  /** Whether the module is also there in another form, as `other.spv`. */
  readonly hasOther: boolean
  /** Whether modules that the tool's process has to be asked before it are listed in `before.txt`. */
  readonly hasBefore?: boolean
}

/** A command line, and what its exit status is about. */
export interface ScriptStep {
  readonly line: string
  /** `judge`: the reference's verdict. `tool`: how the tool ended. `check`: not 0 where what the tool made is wrong. */
  readonly role: 'judge' | 'tool' | 'check'
}

/** Files that a command line takes and makes. */
interface StepFiles {
  readonly file: string
  readonly out?: string
}

/** A command line with the names of files in it. */
type CommandLine = (files: StepFiles) => string

/** Bytes of the header before its bound: magic number, version and generator, which an assembler writes as it likes. */
const asItLikes = 12

/** A command with one form `or` another takes the other form if the module has no shader. */
export function formFor(command: string, words: Uint32Array): string {
  const [first = '', other] = command.split(' or ')
  if (other === undefined || hasShader(words)) return first
  return `${first.split(' ')[0]} ${other}`
}

function lineOf(command: string, { finding, words }: StepSubject): CommandLine {
  return ({ file, out = 'out.spv' }) =>
    formFor(command, words)
      .replaceAll('{file}', file)
      .replaceAll('{env}', finding.environment)
      .replaceAll('{out}', out)
      .replaceAll('{beside}', 'beside.spv')
}

const tool = (line: string): ScriptStep => ({ line, role: 'tool' })
const check = (line: string): ScriptStep => ({ line, role: 'check' })

/** The output of a disassembler goes to a file. */
function printing(print: CommandLine, file: string, out: string): ScriptStep {
  const line = print({ file, out })
  return tool(line.includes(` --out ${out}`) ? line : `${line} > ${out}`)
}

/** The module there and back: what was made of the text is the module, or prints as the same text. */
function thereAndBack(
  print: CommandLine,
  assemble: CommandLine,
  outcome: string,
): readonly ScriptStep[] {
  const back = [
    printing(print, 'module.spv', 'printed.spvasm'),
    tool(assemble({ file: 'printed.spvasm', out: 'back.spv' })),
  ]
  if (outcome === 'not-idempotent')
    return [
      ...back,
      printing(print, 'back.spv', 'again.spvasm'),
      check("diff --ignore-matching-lines='^;' printed.spvasm again.spvasm"),
    ]
  return [...back, check(`cmp --ignore-initial=${asItLikes} module.spv back.spv`)]
}

/** What a listing says without the numbers of ids, the order of lines and the header. */
const namelessLines = "grep -v '^;' | sed 's/%[0-9]*//g' | sort"

/** The module there and back with options of the disassembler: the same but for ids and the order of blocks. */
function thereWithOptions(print: CommandLine, assemble: CommandLine): readonly ScriptStep[] {
  const listed = (module: string, out: string): ScriptStep => ({
    line: `spirv-cts decode ${module} | ${namelessLines} > ${out}`,
    role: 'judge',
  })
  return [
    printing(print, 'module.spv', 'printed.spvasm'),
    { line: 'rm -f back.spv', role: 'judge' },
    tool(assemble({ file: 'printed.spvasm', out: 'back.spv' })),
    listed('module.spv', 'expected.txt'),
    listed('back.spv', 'came.txt'),
    check('cmp expected.txt came.txt'),
  ]
}

/** Times that a program which does not repeat itself is asked. */
const turns = 64

/** The same question twice: in a process that was asked nothing, and after other modules; or again and again. */
function stepsTwice(asked: Tool, scene: StepSubject): readonly ScriptStep[] {
  const { environment } = scene.finding
  if (scene.hasBefore) {
    const line = `spirv-cts ask module.spv --env ${environment} --tool '${asked.name}'`
    return [
      tool(`${line} > alone.txt`),
      tool(`${line} --after ${listOfModules} > after.txt`),
      check('cmp alone.txt after.txt'),
    ]
  }
  const line = lineOf(commandOf(asked), scene)({ file: 'module.spv' })
  const again = `for turn in $(seq ${turns}); do ${line} > answer.txt 2>&1; echo $? >> answers.txt; done`
  return [
    tool(line),
    { line: `rm -f answers.txt; ${again}`, role: 'judge' },
    check('sh -c "test $(sort -u answers.txt | wc -l) -eq 1"'),
  ]
}

/** The question to one tool, and the output that shows the fault. */
function stepsWith(asked: Tool, scene: StepSubject): readonly ScriptStep[] {
  const { outcome, options, environment } = scene.finding
  if (outcome === 'inconsistent') return stepsTwice(asked, scene)
  const line = lineOf(commandOf(asked, options), scene)
  const usual = tool(line({ file: asked.kind === 'assembler' ? 'module.spvasm' : 'module.spv' }))
  if (asked.kind === 'consumer' && outcome === 'not-idempotent') {
    const again = commandOf(asked, asked.again?.(options) ?? options)
    const second = lineOf(again, scene)({ file: 'out.spv', out: 'again.spv' })
    return [usual, tool(second), check('cmp out.spv again.spv')]
  }
  // A fault in memory may show only in the process of the harness.
  if (outcome === 'crash' && asked.name.startsWith('harness:') && !usual.line.includes(' ask '))
    return [usual, tool(lineOf(askCommandOf(asked.name, options), scene)({ file: 'module.spv' }))]
  if (outcome === 'wrong-result' && asked.kind === 'consumer' && asked.runAll !== undefined)
    return [check(`spirv-cts run module.spv --drawn --tool '${asked.name}'`)]
  if (outcome === 'wrong-result')
    return [usual, check('spirv-cts run module.spv --drawn --compare out.spv')]
  if (outcome !== 'wrong-output') return [usual]
  const lacking = options === undefined ? undefined : lackingLine(scene.finding.said)
  if (lacking !== undefined)
    return [
      usual,
      { line: 'spirv-cts decode out.spv > made.txt', role: 'judge' },
      check(`grep -q -F -e ${quoted(lacking)} made.txt`),
    ]
  switch (asked.kind) {
    case 'consumer': {
      const { companion } = asked
      const judged = check(`spirv-cts validate --env ${environment} out.spv`)
      const other = companion && lineOf(commandOf(companion), scene)({ file: 'out.spv' })
      return [usual, judged, ...(other === undefined ? [] : [check(other)])]
    }
    case 'disassembler':
      return [
        { line: 'spirv-cts decode module.spv > expected.txt', role: 'judge' },
        printing(line, 'module.spv', 'printed.txt'),
        check('diff expected.txt printed.txt'),
      ]
    case 'assembler':
      return [usual, check(`cmp --ignore-initial=${asItLikes} module.spv out.spv`)]
    case 'validator':
      return [usual]
  }
}

function toolSteps(scene: StepSubject): readonly ScriptStep[] {
  const [first, second] = scene.tools
  if (first?.kind === 'disassembler' && second?.kind === 'assembler') {
    const line = (tool: Tool) => lineOf(commandOf(tool), scene)
    const { options } = scene.finding
    if (options !== undefined)
      return thereWithOptions(lineOf(commandOf(first, options), scene), line(second))
    return thereAndBack(line(first), line(second), scene.finding.outcome)
  }
  return scene.tools.flatMap((tool) => stepsWith(tool, scene))
}

/**
 * The commands that show a finding, run in its folder: the reference's verdict on the module, the tool's answer, and
 * the fault of that.
 */
export function stepsOf(scene: StepSubject): readonly ScriptStep[] {
  const judged = `spirv-cts validate --env ${scene.finding.environment} module.spv`
  const steps: readonly ScriptStep[] = [{ line: judged, role: 'judge' }, ...toolSteps(scene)]
  const others = scene.hasOther
    ? steps.map(({ line, role }) => ({ line: line.replaceAll('module.spv', 'other.spv'), role }))
    : []
  return [...steps, ...others]
}
