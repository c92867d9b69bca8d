import { casesByRule } from './covers.ts'
import { filedCases } from './filed-cases.ts'
import type { FiledCase, ManifestRow, StoredManifest } from './manifest.ts'
import { bareManifestIn } from './packed-manifest.ts'

/** The cases of one rule in the text of a manifest: its name and a list. */
const block = /^ {4}"([^"]+)": (\[\n[\s\S]*?\n {4}\])$/
const defaults = /^ {2}"defaults": (.*?),?$/
const controlElsewhere = /"control":"([^"/]+\/[^"/]+)\//g

/** A case without the digest of its words. */
export type UndigestedCase = Omit<FiledCase, 'sha256'>

/** The places of words in a text. */
function* placesOf(octets: Buffer, words: string): Generator<number> {
  for (let place = octets.indexOf(words); place >= 0; place = octets.indexOf(words, place + 1))
    yield place
}

/**
 * The blocks of a manifest that have words in them, by their first octets. The text is searched as octets, for it is thousands of times
 * as long as what is wanted, and takes long to decode.
 */
function blocksWith(octets: Buffer, words: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const place of placesOf(octets, words)) {
    const start = octets.lastIndexOf('\n    "', place) + 1
    if (start === 0 || found.has(start)) continue
    const end = octets.indexOf('\n    ]', start) + '\n    ]'.length
    found.set(start, octets.toString('utf8', start, end))
  }
  return found
}

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
  const octets = bareManifestIn(folder)
  if (octets === undefined) return undefined
  const near = new Map(blocksWith(octets, `"${rule}"`))
  const [, list = ''] =
    block.exec([...near.values()].find((text) => text.startsWith(`    "${rule}"`)) ?? '') ?? []
  for (const [, id = ''] of list.matchAll(controlElsewhere))
    for (const [start, text] of blocksWith(octets, `\n    "${id}": [`)) near.set(start, text)
  const first = octets.indexOf('\n  "defaults": ') + 1
  const stored = {
    defaults: JSON.parse(
      defaults.exec(octets.toString('utf8', first, octets.indexOf('\n', first)))?.[1] ?? '{}',
    ) as StoredManifest['defaults'],
    cases: Object.fromEntries(
      [...near]
        .sort(([a], [b]) => a - b)
        .flatMap(([, text]) => {
          const [, id, rows] = block.exec(text) ?? []
          return id === undefined || rows === undefined
            ? []
            : [[id, JSON.parse(rows) as ManifestRow[]]]
        }),
    ),
  }
  return casesByRule(filedCases(stored)).get(rule as FiledCase['rule']) ?? []
}
