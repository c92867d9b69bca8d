import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasShader } from '../../oracle/has-shader.ts'
import type { Tool } from '../../oracle/oracle.ts'
import { packageRoot } from '../../package-root.ts'
import { commandOf, type ToolCommand } from './command-of.ts'
import type { Finding } from './finding.ts'

/** What the steps are about. The module's files stand where they are taken. */
export interface Scene {
  readonly finding: Finding
  readonly words: Uint32Array
  /** The one to blame first. */
  readonly tools: readonly Tool[]
  /** Whether the module stands there in another form, too, as `other.spv`. */
  readonly hasOther: boolean
}

/** Files that a command line takes and makes. */
interface Files {
  readonly file: string
  readonly out?: string
}

/** A command line with the names of files in it. */
type Line = (files: Files) => string

/** Bytes of the header before its bound: magic number, version and generator, which an assembler writes as it likes. */
const asItLikes = 12

/** A command that is told as one form `or` another is the other where there is no shader in the module. */
function formFor(command: string, words: Uint32Array): string {
  const [first = '', other] = command.split(' or ')
  if (other === undefined || hasShader(words)) return first
  return `${first.split(' ')[0]} ${other}`
}

function lineOf(command: string, { finding, words }: Scene): Line {
  return ({ file, out = 'out.spv' }) =>
    formFor(command, words)
      .replaceAll('{file}', file)
      .replaceAll('{env}', finding.environment)
      .replaceAll('{out}', out)
      .replaceAll('{beside}', 'beside.spv')
}

/** The module there and back: what was made of the text is the module, or prints as the same text. */
function thereAndBack(print: Line, assemble: Line, outcome: string): readonly string[] {
  const back = [
    `${print({ file: 'module.spv' })} > printed.spvasm`,
    assemble({ file: 'printed.spvasm', out: 'back.spv' }),
  ]
  if (outcome === 'not-idempotent')
    return [
      ...back,
      `${print({ file: 'back.spv' })} > again.spvasm`,
      "diff --ignore-matching-lines='^;' printed.spvasm again.spvasm",
    ]
  return [...back, `cmp --ignore-initial=${asItLikes} module.spv back.spv`]
}

/** What one tool is asked, and what has to be looked at for the fault to be seen. */
function stepsWith(tool: Tool, scene: Scene, form: keyof ToolCommand): readonly string[] {
  const { outcome, passes, environment } = scene.finding
  const line = lineOf(commandOf(tool, tool.kind === 'consumer' ? passes : undefined)[form], scene)
  const usual = line({ file: tool.kind === 'assembler' ? 'module.spvasm' : 'module.spv' })
  if (tool.kind === 'consumer' && outcome === 'not-idempotent') {
    const again = commandOf(tool, tool.again?.(passes) ?? passes)
    const second = lineOf(again[form], scene)({ file: 'out.spv', out: 'again.spv' })
    return [usual, second, 'cmp out.spv again.spv']
  }
  if (outcome !== 'wrong-output') return [usual]
  switch (tool.kind) {
    case 'consumer': {
      const { companion } = tool
      const judged = `spirv-cts validate --env ${environment} out.spv`
      const other = companion && lineOf(commandOf(companion)[form], scene)({ file: 'out.spv' })
      return [usual, judged, ...(other === undefined ? [] : [other])]
    }
    case 'disassembler':
      return [
        'spirv-cts decode module.spv > expected.txt',
        `${usual} > printed.txt`,
        'diff expected.txt printed.txt',
      ]
    case 'assembler':
      return [usual, `cmp --ignore-initial=${asItLikes} module.spv out.spv`]
    case 'validator':
      return [usual]
  }
}

function toolSteps(scene: Scene, form: keyof ToolCommand): readonly string[] {
  const [first, second] = scene.tools
  if (first?.kind === 'disassembler' && second?.kind === 'assembler') {
    const line = (tool: Tool) => lineOf(commandOf(tool)[form], scene)
    return thereAndBack(line(first), line(second), scene.finding.outcome)
  }
  return scene.tools.flatMap((tool) => stepsWith(tool, scene, form))
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
  const own = /^spirv-cts (.*)$/.exec(line)?.[1]
  return own === undefined
    ? line
    : `${ownCommand()} ${own.replace(/(?<= )[\w.]+\.spv(?= |$)/g, '"$PWD/$&"')}`
}

/**
 * What shows a finding, a command line each, for who stands in its folder: what the reference says of the module, what
 * the tool does, and what is wrong with that.
 *
 * @param form of a tracker, or of this machine.
 */
export function stepsOf(scene: Scene, form: keyof ToolCommand): readonly string[] {
  const judged = `spirv-cts validate --env ${scene.finding.environment} module.spv`
  const steps = [judged, ...toolSteps(scene, form)]
  const others = scene.hasOther
    ? steps.map((step) => step.replaceAll('module.spv', 'other.spv'))
    : []
  const all = [...steps, ...others]
  return form === 'here' ? all.map(onThisMachine) : all
}
