import { disassembleInto } from './disassemble-into.ts'
import type { DisassembleOptions } from './options.ts'

/**
 * The disassembly of a module, as `spirv-dis --raw-id --no-color` prints it. Total, as {@link disassembleInto} is;
 * octets of strings that are no UTF-8 become U+FFFD.
 *
 * @param input octets or words, in either byte order.
 */
export function disassemble(
  input: Uint8Array | Uint32Array,
  options: DisassembleOptions = {},
): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  disassembleInto(
    input,
    (octets) => {
      text += decoder.decode(octets, { stream: true })
    },
    options,
  )
  return text + decoder.decode()
}
