import { readHexText } from '#runner/corpus/read-hex-text'
import { type Problem, problem } from '#runner/problem'
import { formByContent, type InputForm } from './form-by-content.ts'
import { readOctets } from './read-octets.ts'

/** The contents of a file: a module, or assembly text, which depends on an environment. */
export type Input =
  | { readonly kind: 'module'; readonly file: string; readonly module: Uint8Array | Uint32Array }
  | { readonly kind: 'assembly'; readonly file: string; readonly text: string }

function formByName(file: string): InputForm | undefined {
  return /\.(spv|spvasm|spvhex)$/i.exec(file)?.[1]?.toLowerCase() as InputForm | undefined
}

/**
 * Reads a `.spv`, `.spvasm` or `.spvhex` file. For other names, and for standard input (`-`), the contents determine the
 * form. Words are not checked: the decoder reports everything that is not a module.
 */
export async function readInput(file: string): Promise<Input | Problem> {
  const octets = await readOctets(file)
  if (!(octets instanceof Uint8Array)) return octets
  const form = formByName(file) ?? formByContent(octets)
  if (form === 'spv') return { kind: 'module', file, module: octets }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(octets)
  } catch {
    return problem('not-text', `${file}: not UTF-8 text`, 'binary modules are named .spv')
  }
  if (form === 'spvasm') return { kind: 'assembly', file, text }
  const module = readHexText(text, file)
  return module instanceof Uint32Array || module instanceof Uint8Array
    ? { kind: 'module', file, module }
    : module
}
