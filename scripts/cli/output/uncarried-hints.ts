import { isProblem } from '#runner/is-problem'
import { readLedger } from '#runner/trace/read-ledger'
import { uncarriedRules } from '#runner/trace/uncarried-rules'
import type { Text } from '#spec/rule'
import { newestVersion } from '#spec/versions'

/** A line for each text whose ledger cannot be read, or has no statement that carries one of these rules. */
export function uncarriedHints(
  texts: readonly Text[],
  includes: (rule: string) => boolean,
): readonly string[] {
  return texts.flatMap((text) => {
    const ledger = readLedger(text.name)
    if (isProblem(ledger)) return `hint: ${ledger.message}`
    const slugs = uncarriedRules(text.rules, ledger, newestVersion(text).date)
    const named = slugs.filter((slug) => includes(`${text.name}/${slug}`))
    return named.length === 0
      ? []
      : `hint: no statement in spec/${text.name}/ledger.json carries ${named.join(', ')}; trace FILE checks the ledger`
  })
}
