import { type Problem, problem } from '#runner/problem'
import { nearest } from '#spec/nearest'
import type { Text } from '#spec/rule'
import { texts } from '#spec/texts'

/** The text that `--text` names. */
export function textNamed(name: string): Text | Problem {
  const found = texts.find((text) => text.name === name)
  if (found !== undefined) return found
  const names = texts.map((text) => text.name)
  const near = nearest(name, names)
  return problem(
    'unknown-text',
    `--text ${name}: no such text`,
    near.length === 0 ? `one of ${names.join(', ')}` : `did you mean ${near.join(', ')}?`,
  )
}
