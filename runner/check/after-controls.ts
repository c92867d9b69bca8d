import type { FiledCase } from '../corpus/manifest.ts'

/**
 * Groups of items: a case whose control is not among them, then all that was made from it, each after its control. A tool
 * that treats valid modules otherwise once it has refused one shows that, as it would not if all valid modules came first.
 */
export function afterControls<Of>(
  items: readonly Of[],
  caseOf: (item: Of) => Pick<FiledCase, 'id' | 'control'>,
): readonly (readonly Of[])[] {
  const madeFrom = new Map<string | null, Of[]>()
  const ids = new Set(items.map((item) => caseOf(item).id))
  for (const item of items) {
    const { control } = caseOf(item)
    const key = control !== null && ids.has(control) ? control : null
    const siblings = madeFrom.get(key)
    if (siblings === undefined) madeFrom.set(key, [item])
    else siblings.push(item)
  }
  const withCases = (item: Of): readonly Of[] => [
    item,
    ...(madeFrom.get(caseOf(item).id) ?? []).flatMap(withCases),
  ]
  return (madeFrom.get(null) ?? []).map(withCases)
}
