import { isProblem } from '../is-problem.ts'
import { adapterOf } from '../oracle/adapters.ts'
import { openTool, type ToolOptions } from '../oracle/open-tool.ts'
import type { Output, Tool } from '../oracle/oracle.ts'
import { type ProbeQuestion, probeQuestions } from '../oracle/probe-questions.ts'
import { type Problem, problem } from '../problem.ts'
import { verdictText } from '../report/verdict-text.ts'
import { suites } from '../tools/suites.ts'
import { builtLibrary } from './built-library.ts'
import { isOurs, sanitize } from './named-harness.ts'

/** A question of the comparison, and which module it is about. */
interface ComparedQuestion extends ProbeQuestion {
  readonly what: string
  /** Nothing was taken away from the module. */
  readonly isWhole: boolean
}

/** An answer by its kind, and its output in a form that can be compared. */
interface ComparedAnswer {
  readonly kind: string
  readonly made: string
  readonly shown: string
}

/** Words of the header of a module. */
const header = 5

/** The simplest modules as they are and broken in two ways that everything that judges refuses. */
function questions(): readonly ComparedQuestion[] {
  return probeQuestions().flatMap((question): ComparedQuestion[] => {
    const { module, environment } = question
    const end = header + ((module[header] ?? 0) >>> 16)
    const [first = ''] = question.text.split('\n')
    const withoutFirst = [...module.subarray(0, header), ...module.subarray(end)]
    const whole = `the module of ${module.length} words with ${first}, for ${environment.name}`
    const broken = { ...question, isWhole: false }
    return [
      { ...question, isWhole: true, what: whole },
      { ...broken, what: `${whole}, without its last word`, module: module.subarray(0, -1) },
      {
        ...broken,
        what: `${whole}, without its first instruction`,
        module: Uint32Array.from(withoutFirst),
      },
    ]
  })
}

function answerOf(
  output: Output<string | Uint8Array | null> | { readonly kind: 'valid' },
): ComparedAnswer {
  if (output.kind !== 'output') return { kind: output.kind, made: '', shown: verdictText(output) }
  const { value } = output
  const made = typeof value === 'string' ? value : Buffer.from(value ?? '').toString('hex')
  const size = typeof value === 'string' ? `${value.length} characters` : `${made.length / 2} bytes`
  return { kind: 'output', made, shown: value === null ? 'an output' : `an output of ${size}` }
}

/** The questions to a tool: one that may assume valid modules is given no other, and an assembler each text once. */
function askedOf(tool: Tool, all: readonly ComparedQuestion[]): readonly ComparedQuestion[] {
  const takesBroken = tool.kind === 'validator' || tool.kind === 'disassembler'
  return all.filter(({ isWhole }) => isWhole || takesBroken)
}

async function answersOf(
  tool: Tool,
  asked: readonly ComparedQuestion[],
): Promise<readonly ComparedAnswer[]> {
  switch (tool.kind) {
    case 'validator':
      return (await tool.judgeAll(asked)).map(answerOf)
    case 'consumer':
      return (await tool.takeAll(asked)).map(answerOf)
    case 'disassembler': {
      const modules = asked.map(({ module }) => module)
      const outputs =
        tool.disassembleAll?.(modules) ??
        Promise.all(modules.map((module) => tool.disassemble(module)))
      return (await outputs).map(answerOf)
    }
    case 'assembler': {
      const outputs =
        tool.assembleAll?.(asked) ??
        Promise.all(asked.map(({ text, environment }) => tool.assemble(text, environment)))
      return (await outputs).map(answerOf)
    }
  }
}

/** Whether the answer says nothing about the module: the answer came too late, or the tool could not be asked, as with an unknown option. */
function isNoAnswer({ kind }: ComparedAnswer): boolean {
  return kind === 'timeout' || kind === 'error'
}

/** Whether a first word names a build: `spirv-val=/build`. */
function ofBuild(first: string): boolean {
  return first.includes('=')
}

/** The SPEC of the program beside the library of a build. */
function programOfBuild(first: string): string | undefined {
  const [tool = '', ...path] = first.split('=')
  const program = builtLibrary(path.join('='))?.program(tool)
  return program === undefined ? undefined : `${tool}=${program}`
}

/** SPECs of programs that may be the one whose library a harness has, or that a harness speaks for. */
function candidates({ tool }: Tool, command: readonly string[]): readonly string[] {
  const [first = ''] = command
  if (isOurs(first)) {
    const flags = command.slice(1).filter((word) => word !== sanitize)
    const program = ofBuild(first) ? programOfBuild(first) : first
    return program === undefined ? [] : [[program, ...flags].join(' ')]
  }
  return adapterOf(tool) === undefined ? [] : [...suites.map(({ name }) => `${tool}@${name}`), tool]
}

/** The program beside a harness: of its suite, or installed and of the version that the harness states. */
async function programOf(
  tool: Tool,
  command: readonly string[],
  options: ToolOptions,
): Promise<Tool | undefined> {
  // The program of a suite or a build is that of the library, whatever both say of their version.
  const isOfSuite = isOurs(command[0] ?? '') && /[@=]/.test(command[0] ?? '')
  for (const spec of candidates(tool, command)) {
    const program = await openTool(spec, options)
    if (isProblem(program)) continue
    const isSame = tool.version !== '' && program.version.includes(tool.version)
    if (program.kind === tool.kind && (isOfSuite || isSame)) return program
    program.close()
  }
  return undefined
}

/**
 * Asks a harness and its program about the simplest modules, whole and broken. If there is no program, nothing is
 * compared; neither are answers that came too late, or that say that the tool could not be asked.
 *
 * @param command the harness, as a SPEC names it.
 * @returns a problem with code `no-tool` that shows both answers where they differ.
 */
export async function unlikeProgram(
  tool: Tool,
  command: readonly string[],
  options: ToolOptions,
): Promise<Problem | undefined> {
  const program = await programOf(tool, command, options)
  if (program === undefined) return undefined
  try {
    const asked = askedOf(tool, questions())
    const [ours, theirs] = await Promise.all([answersOf(tool, asked), answersOf(program, asked)])
    for (const [index, { what }] of asked.entries()) {
      const [left, right] = [ours[index], theirs[index]]
      if (left === undefined || right === undefined) continue
      if (isNoAnswer(left) || isNoAnswer(right)) continue
      if (left.kind === right.kind && left.made === right.made) continue
      const differs = left.kind === right.kind ? ', which is another one' : ''
      return problem(
        'no-tool',
        `${tool.name}: answers '${left.shown}' where its program ${program.name} answers '${right.shown}'${differs}: ${what}`,
        `mend the harness, or ask the program: --tool '${program.name}'`,
      )
    }
    return undefined
  } finally {
    program.close()
  }
}
