import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { compare } from '#runner/trace/compare'
import { ledgerOfVersion } from '#runner/trace/ledger-of-version'
import { readLedger } from '#runner/trace/read-ledger'
import type { Statement } from '#runner/trace/statement'
import type { Text } from '#spec/rule'
import { texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'

/** Less than this part of a text in common with a known version makes it worth asking whether it is another text. */
const enough = 0.3

/** The part of the statements that the newest version of a text has; 0 for a text without a ledger. */
function share(found: readonly Statement[], text: Text): number {
  const ledger = readLedger(text.name)
  if (isProblem(ledger)) return 0
  const { mapped } = compare(found, ledgerOfVersion(ledger, newestVersion(text).date))
  return mapped.length / found.length
}

/** A problem if the file is more probably another text than the one it is taken for. */
export function anotherText(
  file: string,
  found: readonly Statement[],
  name: string,
  mapped: number,
): Problem | undefined {
  if (mapped / found.length >= enough) return undefined
  const [likely] = texts
    .filter((text) => text.name !== name)
    .map((text) => ({ text, part: share(found, text) }))
    .sort((a, b) => b.part - a.part)
  if (likely === undefined || likely.part < enough) return undefined
  const percent = (part: number) => `${Math.round(part * 100)} %`
  return problem(
    'another-text',
    `${file}: ${percent(likely.part)} of its statements are those of ${likely.text.name}, ${percent(mapped / found.length)} those of ${name}`,
    `use --text ${likely.text.name}`,
  )
}

/**
 * Where a file is among the known versions of its text, in one line.
 *
 * @param printed the revision that the file prints, if it prints one.
 */
export function standingText(
  text: Text,
  version: string,
  isKnown: boolean,
  printed?: number,
): string {
  const index = text.versions.findIndex(({ date }) => date === version)
  const named = (index: number) => {
    const version = text.versions[index]
    return version === undefined ? '' : `${version.date} (revision ${version.revision})`
  }
  const last = text.versions.length - 1
  if (isKnown)
    return index === last
      ? `this is the newest known version, ${named(index)}`
      : `this is the version of ${named(index)}; the newest known one is ${named(last)}`
  const { revision = 0 } = text.versions[index] ?? {}
  if (printed !== undefined && printed < revision)
    return `prints revision ${printed}, which is older; the nearest known version is ${named(index)}`
  return index === last
    ? `differs from the newest known version, ${named(index)}`
    : `differs from the version of ${named(index)}; the next known one is ${named(index + 1)}, so it is not a version after the newest, ${named(last)}`
}
