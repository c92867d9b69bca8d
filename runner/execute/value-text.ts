import { Pointer, Unknown, type Value } from '#reference/execute/value'

/** A value of a run for a reader. */
export function valueText(value: Value | undefined): string {
  if (value === undefined) return ''
  if (value instanceof Unknown) return `? (${value.why})`
  if (value instanceof Pointer) return `${value.object.name}+${value.offset}`
  if (Array.isArray(value)) return `{${(value as readonly Value[]).map(valueText).join(', ')}}`
  return Object.is(value, -0) ? '-0' : String(value)
}
