import type { Output } from '../oracle/oracle.ts'

/** Cuts the bytes that a run leaves into those of its buffers, in order. */
export function buffersLeft(
  output: Output<Uint8Array>,
  buffers: readonly { readonly bytes: Uint8Array }[],
): Output<readonly Uint8Array[]> {
  if (output.kind !== 'output') return output
  let end = 0
  const value = buffers.map(({ bytes }) => {
    end += bytes.length
    return output.value.slice(end - bytes.length, end)
  })
  return { kind: 'output', value }
}
