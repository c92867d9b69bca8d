import { printableLines } from '#runner/printable'
import { colours } from './colours.ts'

/** An output of the process. */
export type OutputStream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/**
 * From now on, strings that are written to the outputs have no control sequences but our own colours: a module, a run log or a tool
 * may have any, and a terminal would obey. The escapes are also those of JSON. Octets are written as they are.
 */
export function guardOutput(
  outputs: readonly OutputStream[] = [process.stdout, process.stderr],
  env: NodeJS.ProcessEnv = process.env,
): void {
  for (const output of outputs) {
    const write = output.write.bind(output) as (...values: readonly unknown[]) => boolean
    const isColoured = colours(output, env).isColorSupported
    output.write = (chunk: unknown, ...rest: readonly unknown[]) =>
      write(typeof chunk === 'string' ? printableLines(chunk, isColoured) : chunk, ...rest)
  }
}
