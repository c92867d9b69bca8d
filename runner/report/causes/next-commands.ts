import { type FoundCause, unrecordedKinds } from './found-cause.ts'

/** The command that shows more of a cause: a kit to be sent for a recorded one, and the rule for every other. */
export function nextCommand({ id, kind, cases, rules }: FoundCause): string {
  const oracle = [...cases.keys()].at(-1) ?? ''
  const spec = /^[\w:@.-]+$/.test(oracle) ? oracle : `'${oracle}'`
  return unrecordedKinds.has(kind)
    ? `spirv-cts explain ${rules[0] ?? ''}`
    : `spirv-cts bugs --tool ${spec} --cause ${id}`
}

/** The commands for some causes, as the last lines of a report for a terminal; empty without causes. */
export function nextLines(causes: readonly FoundCause[]): string {
  const lines = causes.map((cause) => `  ${nextCommand(cause)}`)
  return lines.length === 0 ? '' : `next, for the gravest errors\n${lines.join('\n')}\n`
}
