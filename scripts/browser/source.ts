import { formByContent } from '../cli/input/form-by-content.ts'
import { wordsInText } from './words-in-text.ts'

/**
 * Assembly, or the words or octets of a module as hexadecimal digits or as a C array; or octets or words of a module. Octets that are
 * text are read as text: files are dropped without a word about what they hold.
 */
export type Source = string | Uint8Array | Uint32Array

/** What a source was taken for. */
export type SourceForm = 'assembly' | 'hex' | 'module'

/** A source, read. */
export type ReadSource =
  | { readonly form: 'assembly'; readonly text: string }
  | { readonly form: 'hex' | 'module'; readonly module: Uint8Array | Uint32Array }

function readText(text: string): ReadSource {
  const module = wordsInText(text)
  return module === undefined ? { form: 'assembly', text } : { form: 'hex', module }
}

/** Reads what a reader pasted or dropped. Total: what is neither text nor hexadecimal digits is a module, or meant to be one. */
export function readSource(source: Source): ReadSource {
  if (typeof source === 'string') return readText(source)
  if (source instanceof Uint32Array || formByContent(source) === 'spv')
    return { form: 'module', module: source }
  try {
    return readText(new TextDecoder('utf-8', { fatal: true }).decode(source))
  } catch {
    return { form: 'module', module: source }
  }
}
