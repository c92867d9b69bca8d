import { facts } from '#spec/NonSemantic.ClspvReflection/facts'

/** What the import string of the set begins with, up to the version. */
export const setPrefix = facts.instructionSet as string

/** The import string of that version of the set. */
export function setName(version: number | string): string {
  return `${setPrefix}${version}`
}
