import { adapterOf } from './adapters.ts'
import { parseToolSpec } from './tool-spec.ts'

/** A SPEC with a user's own name for it. */
export interface NamedSpec {
  readonly name: string
  /** Present for a program with an adapter, or for a harness or driver. */
  readonly spec: string
}

/**
 * The parts of `mine=spirv-val=/path/to/it`: a name that is not that of a program we know, and the SPEC of one that is,
 * or of a harness or driver (`mine=harness:./harness`, `gpu=vulkan:lavapipe`).
 *
 * @returns `undefined` of every other SPEC; a command of one's own (`mine:command {file}`) has a name already.
 */
export function namedSpec(text: string): NamedSpec | undefined {
  const [, name = '', spec = ''] = /^([A-Za-z0-9][\w.+-]*)=(.+)$/s.exec(text) ?? []
  if (name === '' || adapterOf(name) !== undefined) return undefined
  const read = parseToolSpec(spec)
  if (read.kind === 'harness') return { name, spec }
  const isProgram = read.kind === 'program' || read.kind === 'path' || read.kind === 'installed'
  return isProgram && adapterOf(read.tool) !== undefined ? { name, spec } : undefined
}
