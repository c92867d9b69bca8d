import type { ToolIdentity, Variants } from '../../oracle/oracle.ts'

/** The program's question that our harness of its library asks without a process. */
const programs: Readonly<Record<string, (flags: string) => string>> = {
  'spirv-val': (flags) => `spirv-val ${flags}--target-env {env} {file}`,
  'spirv-dis': () => 'spirv-dis --raw-id --no-color {file}',
  'spirv-as': () => 'spirv-as --preserve-numeric-ids --target-env {env} -o {out} {file}',
  'spirv-opt': (flags) =>
    `spirv-opt --skip-validation ${flags === '' ? '-O ' : flags}--target-env={env} -o {out} {file}`,
}

/** How to ask a tool by way of `ask`: a harness has no command line that takes a module. */
export function askCommandOf(name: string, options: readonly string[] | undefined): string {
  const drawn = options === undefined ? '' : ` --options='${options.join(' ')}'`
  return `spirv-cts ask {file} --env {env}${drawn} --out {out} --tool '${name}'`
}

/**
 * How to ask a tool by hand, on any machine; `{file}`, `{env}` and `{out}` are placeholders for what differs.
 *
 * @param options replace the usual ones of a tool that lists some.
 */
export function commandOf(
  {
    name: shown,
    spec: name = shown,
    command,
    ...tool
  }: ToolIdentity & { readonly passes?: Variants; readonly options?: Variants },
  options?: readonly string[],
): string {
  const [, harness, rest = ''] = /^harness:(spirv-\w+)(?:@\w+)?((?:\s+\S+)*)$/.exec(name) ?? []
  const shape = harness === undefined ? undefined : programs[harness]
  // Only our harness shows what its sanitizers see.
  const isOnly = /\s--sanitize\b/.test(rest) && options === undefined
  if (/^(vulkan|opencl):/.test(name)) return askCommandOf(name, options)
  if (name.startsWith('harness:') && (shape === undefined || isOnly))
    return askCommandOf(name, options)
  const optionText = options?.join(' ') ?? rest.trim()
  if (shape !== undefined) return shape(optionText === '' ? '' : `${optionText} `)
  const ownLine =
    options === undefined ? command : ((tool.passes ?? tool.options)?.command(options) ?? command)
  // The path of the program differs from one machine to the next.
  return ownLine.replace(/^\S*\//, '')
}
