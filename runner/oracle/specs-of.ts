import { adapterOf } from './adapters.ts'
import { parseToolSpec } from './tool-spec.ts'

/** The program that a SPEC without options names, started for each module or as a harness of ours. */
function toolWithoutOptions(text: string): string | undefined {
  const spec = parseToolSpec(text)
  if (spec.kind === 'harness') return spec.command.length > 1 ? undefined : toolOf(spec.command)
  if (spec.kind !== 'program' && spec.kind !== 'path' && spec.kind !== 'installed') return undefined
  return spec.options === undefined ? spec.tool : undefined
}

/** `spirv-opt` of `spirv-opt@testing`. */
function toolOf([name = '']: readonly string[]): string {
  return name.split('@', 1)[0] ?? ''
}

/**
 * The SPECs that a SPEC expands to: if it names a program whose help documents several pipelines, and gives no options,
 * one for each of them.
 *
 * @param listed the options that the program may be given beside these, each by itself; none if absent.
 */
export function specsOf(text: string, listed: readonly string[] = []): readonly string[] {
  const pipelines = adapterOf(toolWithoutOptions(text) ?? '')?.pipelines
  if (pipelines === undefined) return [text]
  return [...new Set([...pipelines, ...listed])].map((options) => `${text} ${options}`)
}
