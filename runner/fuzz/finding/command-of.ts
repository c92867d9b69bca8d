import { join } from 'node:path'
import type { Consumer, ToolIdentity } from '../../oracle/oracle.ts'
import { toolDirectory } from '../../tools/tool-directory.ts'

/** A tool's command line, as a tracker wants it and as this machine runs it; `{file}` and `{env}` stand in both. */
export interface ToolCommand {
  readonly plain: string
  readonly here: string
}

/** What the program asks that our harness of its library asks without a process. */
const programs: Readonly<Record<string, (flags: string) => string>> = {
  'spirv-val': (flags) => `spirv-val ${flags}--target-env {env} {file}`,
  'spirv-dis': () => 'spirv-dis --raw-id --no-color {file}',
  'spirv-as': () => 'spirv-as --preserve-numeric-ids --target-env {env} -o {out} {file}',
  'spirv-opt': (flags) =>
    `spirv-opt --skip-validation ${flags === '' ? '-O ' : flags}--target-env={env} -o {out} {file}`,
}

/**
 * How to ask a tool by hand.
 *
 * @param options in the place of its usual ones, of a tool that has passes.
 */
export function commandOf(
  { name, command, passes }: ToolIdentity & Pick<Consumer, 'passes'>,
  options?: readonly string[],
): ToolCommand {
  const [, harness, channel, rest = ''] =
    /^harness:(spirv-\w+)(?:@(\w+))?((?:\s+\S+)*)$/.exec(name) ?? []
  // What only the sanitizers of our harness see, no program shows.
  if (harness !== undefined && /\s--sanitize\b/.test(rest) && options === undefined) {
    const plain = `spirv-cts reduce {file} --env {env} --tool '${name}'`
    return { plain, here: plain }
  }
  const said = options?.join(' ') ?? rest.trim()
  const shape =
    harness === undefined ? undefined : programs[harness]?.(said === '' ? '' : `${said} `)
  const own = options === undefined ? command : (passes?.command(options) ?? command)
  const text = shape ?? own
  const suite = harness === undefined ? /^\.tools\/(\w+)\/bin\//.exec(command)?.[1] : channel
  const plain = text.replace(/^\.tools\/\w+\/bin\//, '')
  return {
    plain,
    here: suite === undefined ? plain : join(toolDirectory(), suite, 'bin', plain),
  }
}
