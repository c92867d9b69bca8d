import { adapterOf } from './adapters.ts'
import { parseToolSpec } from './tool-spec.ts'

/**
 * The SPECs that a SPEC stands for: where it names a program of which the help documents several pipelines, and says nothing of
 * what it is to do, one for each of them.
 *
 * @param listed what the program may be told to do beside these, each by itself; nothing when absent.
 */
export function specsOf(text: string, listed: readonly string[] = []): readonly string[] {
  const spec = parseToolSpec(text)
  if (spec.kind !== 'program' && spec.kind !== 'path' && spec.kind !== 'installed') return [text]
  const pipelines = adapterOf(spec.tool)?.pipelines
  if (pipelines === undefined || spec.options !== undefined) return [text]
  return [...new Set([...pipelines, ...listed])].map((options) => `${text} ${options}`)
}
