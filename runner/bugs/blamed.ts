import type { Kit } from './kit.ts'
import { namesIn } from './named.ts'

/** The fault of an invalid module, in our words and with the names of its listing; empty for a valid one. */
export function blamed({ words, judge }: Kit['shown']['asked']): string {
  if (judge.kind !== 'invalid') return ''
  return namesIn(words)(judge.blames[0]?.message ?? judge.message)
}

/** Words as a sentence. */
export function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`
}
