const longest = 60

function hyphened(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .toLowerCase()
}

function word([label, value]: readonly [string, string]): string {
  if (value === 'true') return hyphened(label)
  if (value === 'false') return `no-${hyphened(label)}`
  return /^-?[0-9.]+$/.test(value)
    ? `${hyphened(label)}-${value.startsWith('-') ? 'minus-' : ''}${hyphened(value)}`
    : hyphened(value)
}

/**
 * The name of a case, without the number that distinguishes equal names: the choices taken, then the way of breaking. A
 * yes-or-no choice shows as its label, a number with its label, all else as the option itself.
 *
 * @param fallback is the name if there was nothing to choose, or if no choice is short enough and there is no way of
 * breaking.
 */
export function caseName(
  choices: Readonly<Record<string, string>>,
  variant: string | undefined,
  fallback: string,
): string {
  const room = longest - (variant === undefined ? 0 : variant.length + 1)
  let name = ''
  for (const next of Object.entries(choices).map(word)) {
    if (next === '' || name.length + next.length >= room) continue
    name += name === '' ? next : `-${next}`
  }
  const isNamed = variant !== undefined && Object.keys(choices).length > 0
  if (name === '' && isNamed) return hyphened(variant)
  if (name === '') name = hyphened(fallback).slice(0, room)
  return variant === undefined ? name : `${name}-${hyphened(variant)}`
}
