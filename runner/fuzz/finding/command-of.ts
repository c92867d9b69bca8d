import { join } from 'node:path'
import type { ToolIdentity } from '../../oracle/oracle.ts'
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
  'spirv-as': () => 'spirv-as --preserve-numeric-ids --target-env {env} -o /dev/null {file}',
  'spirv-opt': (flags) =>
    `spirv-opt --skip-validation ${flags === '' ? '-O ' : flags}--target-env={env} -o out.spv {file}`,
}

/** How to ask a tool by hand. */
export function commandOf({ name, command }: ToolIdentity): ToolCommand {
  const [, harness, channel, rest = ''] =
    /^harness:(spirv-\w+)(?:@(\w+))?((?:\s+\S+)*)$/.exec(name) ?? []
  const flags = rest.trim() === '' ? '' : `${rest.trim()} `
  const shape = harness === undefined ? undefined : programs[harness]?.(flags)
  const text = shape ?? command
  const suite = harness === undefined ? /^\.tools\/(\w+)\/bin\//.exec(command)?.[1] : channel
  const plain = text.replace(/^\.tools\/\w+\/bin\//, '')
  return {
    plain,
    here: suite === undefined ? plain : join(toolDirectory(), suite, 'bin', plain),
  }
}
