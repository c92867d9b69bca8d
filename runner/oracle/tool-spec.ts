import { type Problem, problem } from '../problem.ts'
import { suites } from '../tools/suites.ts'
import { splitCommand } from './split-command.ts'

/** The words after the program: passes of an optimiser, the language of a translator. */
interface SpecOptions {
  readonly options?: readonly string[]
}

/** The parts of a `--tool` option. */
export type ToolSpec = { readonly spec: string } & (
  | { readonly kind: 'reference' }
  /** A program of PATH. */
  | ({ readonly kind: 'program'; readonly tool: string } & SpecOptions)
  | ({ readonly kind: 'path'; readonly tool: string; readonly path: string } & SpecOptions)
  /** The tools that `tools install` has fetched. */
  | ({ readonly kind: 'installed'; readonly tool: string; readonly suite: string } & SpecOptions)
  /** A user's own validator: exit code 0 accepts, 1 refuses. The command contains `{file}`, and perhaps `{env}`. */
  | { readonly kind: 'command'; readonly tool: string; readonly command: readonly string[] }
  /** A program that stays and answers many modules. */
  | { readonly kind: 'harness'; readonly tool: string; readonly command: readonly string[] }
)

const forms =
  "a SPEC is spirv-val, spirv-val=/path/to/it, spirv-val@testing, mine=spirv-val=/path/to/it, 'spirv-opt@testing -Os', 'name:command {file} {env}', 'harness:command', vulkan:lavapipe, opencl:pocl or reference"

function bad(spec: string, why: string): Problem {
  return problem('bad-tool-spec', `--tool '${spec}': ${why}`, forms)
}

/** Takes the options off: all from the first word on that begins with a hyphen. */
function withoutOptions(spec: string): { readonly head: string } & SpecOptions {
  const [, head = spec, tail] = /^(\S.*?)\s+(-.*)$/s.exec(spec) ?? []
  const options = tail === undefined ? undefined : splitCommand(tail)
  return options === undefined ? { head: spec } : { head, options }
}

/** Reads a tool SPEC. The first of `:`, `=` and `@` decides its form. */
export function parseToolSpec(spec: string): ToolSpec | Problem {
  const isCommand = /^[^:=@\s]*:/.test(spec)
  const { head, ...options } = isCommand ? { head: spec } : withoutOptions(spec)
  const [, tool = '', sign = '', rest = ''] = /^([^:=@]*)([:=@]?)(.*)$/s.exec(head) ?? []
  if (!/^[A-Za-z0-9][\w.+-]*$/.test(tool)) return bad(spec, 'no name of a tool at the beginning')
  if (sign === '')
    return tool === 'reference'
      ? { spec, kind: 'reference' }
      : { spec, kind: 'program', tool, ...options }
  if (rest.trim() === '') return bad(spec, `nothing after '${sign}'`)
  if (sign === '=') return { spec, kind: 'path', tool, path: rest, ...options }
  if (sign === '@') {
    const known = suites.map(({ name }) => name)
    return known.includes(rest)
      ? { spec, kind: 'installed', tool, suite: rest, ...options }
      : bad(spec, `no suite '${rest}', there are ${known.join(', ')}`)
  }
  if (tool === 'vulkan' || tool === 'opencl')
    return { spec, kind: 'harness', tool, command: [spec] }
  const command = splitCommand(rest)
  if (command === undefined) return bad(spec, 'a quote is not closed')
  if (tool === 'harness') return { spec, kind: 'harness', tool, command }
  const names = command.flatMap((word) => word.match(/\{\w+\}/g) ?? [])
  const wrong = names.find((name) => name !== '{file}' && name !== '{env}')
  if (wrong !== undefined) return bad(spec, `${wrong} stands for nothing`)
  if (!names.includes('{file}')) return bad(spec, '{file} is missing')
  return { spec, kind: 'command', tool, command }
}
