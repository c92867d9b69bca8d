import { casesByRule } from './covers.ts'
import { filedCases } from './filed-cases.ts'
import type { FiledCase, ManifestRow, StoredManifest } from './manifest.ts'
import { bareManifestIn } from './packed-manifest.ts'

/** The cases of one rule in the text of a manifest: its name and a list. */
const block = /^ {4}"([^"]+)": (\[\n[\s\S]*?\n {4}\])/gm
const defaults = /^ {2}"defaults": (.*?),?$/m
const controlElsewhere = /"control":"([^"/]+\/[^"/]+)\//g

/** A case without the digest of its words. */
export type UndigestedCase = Omit<FiledCase, 'sha256'>

/**
 * The cases that show a side of a rule in a package, without their digests: only the rules that have some are parsed, since the whole
 * manifest takes longer than all else that a command does. `undefined` in a checkout.
 *
 * @param folder of the corpus.
 */
export function packedCasesOfRule(
  folder: string,
  rule: string,
): readonly UndigestedCase[] | undefined {
  const text = bareManifestIn(folder)
  if (text === undefined) return undefined
  const blocks = new Map([...text.matchAll(block)].map(([, id = '', list = '']) => [id, list]))
  const controls = [...(blocks.get(rule) ?? '').matchAll(controlElsewhere)]
  const elsewhere = new Set(controls.map(([, id = '']) => id))
  const near = [...blocks].filter(
    ([id, list]) => id === rule || elsewhere.has(id) || list.includes(`"${rule}"`),
  )
  const stored = {
    defaults: JSON.parse(defaults.exec(text)?.[1] ?? '{}') as StoredManifest['defaults'],
    cases: Object.fromEntries(near.map(([id, list]) => [id, JSON.parse(list) as ManifestRow[]])),
  }
  return casesByRule(filedCases(stored)).get(rule as FiledCase['rule']) ?? []
}
