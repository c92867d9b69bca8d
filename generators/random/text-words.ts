import { pushString } from '../words/push-string.ts'

/** The words of a literal string. */
export function textWords(text: string): number[] {
  const words: number[] = []
  pushString(words, text)
  return words
}
