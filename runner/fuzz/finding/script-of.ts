import type { FuzzFinding } from './finding.ts'
import type { ScriptStep } from './steps.ts'

/** A step as a line of a script, and where its exit status is kept. */
interface ScriptLine {
  readonly line: string
  readonly status: string
}

/** The parts of a script that repeats a finding. */
export interface Script {
  readonly rows: readonly ScriptLine[]
  /** Programs without which nothing can be said. */
  readonly programs: readonly string[]
  /** A condition of the shell: the finding still shows. */
  readonly condition: string
  /** A condition of the shell: a device did not run a module. Absent where none is asked to. */
  readonly notRun?: string
  /**
   * The verdict of another validator on the modules: it is asked again if its program is there, and decides nothing.
   */
  readonly second?: SecondLine
}

interface SecondLine {
  readonly program: string
  /** Takes the module in `$file`. */
  readonly line: string
  /** Its answers when the finding was written. */
  readonly was: string
}

function secondLine({ second, environment }: FuzzFinding): SecondLine | undefined {
  if (second === undefined) return undefined
  const { command, name, version, module, control } = second
  const line = command.replaceAll('{env}', environment).replaceAll('{file}', '"$file"')
  const answers = [
    `module.spv: ${module}`,
    ...(control === undefined ? [] : [`control.spv: ${control}`]),
  ]
  const was = `${name} ${version} when this was found: ${answers.join('; ')}`
  // Between single quotes of the shell.
  const quoted = was
    .replaceAll("'", '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^ -~]/g, '?')
    .trim()
  return { program: line.split(' ')[0] ?? '', line, was: quoted }
}

/** Shell: the status says that a signal ended the program, or where it caught the fault itself, that it failed. */
function died(status: string, { said: message, key }: FuzzFinding): string {
  return /^(died: )?none /.test(message) || /^(\S+: )?none\b/.test(key)
    ? `[ $${status} -ne 0 ]`
    : `[ $${status} -gt 128 ]`
}

function conditionOf(
  finding: FuzzFinding,
  rows: readonly (ScriptLine & Pick<ScriptStep, 'role'>)[],
): string {
  const named = (role: ScriptStep['role']) =>
    rows.flatMap((row) => (row.role === role ? [row.status] : []))
  const tools = named('tool')
  const [first = 'missing'] = tools
  const anyFailed = (statuses: readonly string[]) =>
    statuses.map((status) => `[ $${status} -ne 0 ]`).join(' || ')
  switch (finding.outcome) {
    case 'false-accept':
      return `[ $${first} -eq 0 ]`
    case 'false-reject':
      // 126 to 192: not found, or ended by a signal. Some programs exit with a negative number, which is above.
      return `[ $${first} -ne 0 ] && { [ $${first} -lt 126 ] || [ $${first} -gt 192 ]; }`
    case 'crash':
      return died(first, finding)
    case 'timeout':
      return `[ $${first} -eq 124 ]`
    case 'metamorphic':
    case 'two-tools': {
      const asked = /^reference /.test(finding.key) ? named('judge') : tools
      return `[ $${asked[0] ?? 'missing'} -ne $${asked.at(-1) ?? 'missing'} ]`
    }
    case 'error':
      return `[ $${first} -gt 1 ]`
    case 'wrong-result':
      return named('check')
        .map((status) => `[ $${status} -eq 1 ]`)
        .join(' || ')
    default:
      return anyFailed(named('check').length > 0 ? named('check') : tools)
  }
}

/** The message of `spirv-cts ask` if a program would end by a signal or never. */
const answers: Readonly<Record<string, string>> = {
  crash: 'crash',
  memory: 'crash',
  timeout: 'timeout',
}

/** A line of the shell: our own command by way of a function, files of the folder by their whole names for it. */
function lineOf(line: string): string {
  const ours = /^spirv-cts (.*)$/.exec(line)?.[1]
  if (ours === undefined) return line
  return `cts ${ours.replaceAll(/(?<= )([\w.]+\.(?:spv|spvasm|txt))(?= |$)/g, '"$PWD/$1"')}`
}

/** Seconds that are more than a module may take. */
const patience = 12

function limited(line: string, outcome: string): string {
  if (line.startsWith('cts ')) return line
  if (outcome === 'timeout') return `timeout ${patience} ${line}`
  return outcome === 'memory' ? `(ulimit -v 2097152; ${line})` : line
}

/** The script of a finding's steps. */
export function scriptOf(finding: FuzzFinding, steps: readonly ScriptStep[]): Script {
  const rows = steps.map(({ line, role }, index) => ({
    ...{ role, status: `s${index + 1}` },
    line: limited(lineOf(line), finding.outcome),
  }))
  const asked = rows.find(({ role, line }) => role === 'tool' && line.startsWith('cts ask '))
  const answer = asked === undefined ? undefined : answers[finding.outcome]
  const direct = rows.some(({ role, line }) => role === 'tool' && !line.startsWith('cts ask '))
  const decisive = rows.filter(({ role }) => role !== 'judge')
  const programs = decisive.map(({ line }) => {
    const [first = '', second = '', third = ''] = line.split(' ')
    if (first === 'timeout') return third
    return first === '(ulimit' ? (line.split('; ')[1]?.split(' ')[0] ?? '') : first || second
  })
  const second = secondLine(finding)
  const onDevices = rows.filter(({ line }) => /^cts run .* --tool /.test(line))
  const notRun = onDevices.map(({ status }) => `[ $${status} -eq 3 ]`).join(' || ')
  return {
    ...(notRun === '' ? {} : { notRun }),
    ...(second === undefined ? {} : { second }),
    rows: rows.map(({ line, status }) => ({ line, status })),
    programs: [...new Set(programs)].map((name) => (name === 'cts' ? '$spirv_cts' : name)),
    condition: [
      ...(direct || answer === undefined ? [conditionOf(finding, rows)] : []),
      ...(asked === undefined || answer === undefined
        ? []
        : [`${asked.line} | grep -q ': ${answer}'`]),
    ].join(' || '),
  }
}
