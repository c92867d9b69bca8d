import { type Environment, environmentByName } from '#spec/environments'
import { judgedTexts as texts } from '#spec/judged'
import { versionNamed } from '#spec/versions'

/** The error for an unknown name from the caller. Modules never cause an error: every input gives a value. */
export class UnknownNameError extends Error {
  readonly code: 'unknown-environment' | 'unknown-text' | 'unknown-version'

  constructor(code: UnknownNameError['code'], message: string) {
    super(message)
    this.name = 'UnknownNameError'
    this.code = code
  }
}

/** @throws {@link UnknownNameError} if there is no such environment. */
export function environmentOf(name: string): Environment {
  const found = environmentByName(name)
  if (found === undefined)
    throw new UnknownNameError('unknown-environment', `there is no environment ${name}`)
  return found
}

/** @throws {@link UnknownNameError} when a text has no such name. */
export function checkTexts(names: readonly string[] | undefined): void {
  for (const name of names ?? [])
    if (!texts.some((text) => text.name === name))
      throw new UnknownNameError('unknown-text', `there is no text ${name}`)
}

/** @throws {@link UnknownNameError} if there is no such text, or the text has no such revision. */
export function checkRevisions(revisions: Readonly<Record<string, number>> = {}): void {
  const names = Object.keys(revisions)
  checkTexts(names)
  for (const text of texts.filter(({ name }) => names.includes(name))) {
    const revision = String(revisions[text.name])
    if (versionNamed(text, revision) === undefined)
      throw new UnknownNameError('unknown-version', `${text.name} has no version ${revision}`)
  }
}
