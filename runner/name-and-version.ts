/** A tool for a person: `spirv-val 2026.4`, or its name alone where it states no version. */
export function nameAndVersion({
  name,
  version,
}: {
  readonly name: string
  readonly version: string
}): string {
  return version === '' ? name : `${name} ${version}`
}
