import type { FiledCase } from '../../corpus/manifest.ts'
import { isProblem } from '../../is-problem.ts'
import type { Material } from '../material.ts'
import { listingOf } from './listing-of.ts'
import type { PageCases } from './page-cases.ts'
import type { PageTables } from './page-tables.ts'

/** Number of a case, its module, and that of its control; empty if there is none. */
export type Listing = readonly [number: number, module: string, control: string]

/**
 * The modules of all cases by rule, in the order of the page's rules; the modules of a rule are unpacked together. Cases
 * that are missing from the corpus, or have other words there, have no listing.
 */
export function listingsOf(
  { rules }: Pick<PageTables, 'rules'>,
  { numbers }: PageCases,
  { corpus }: Material,
): readonly (readonly Listing[])[] {
  const byRule: Listing[][] = rules.map(() => [])
  if (corpus === undefined) return byRule
  const filed = new Map<string, FiledCase>(corpus.manifest.cases.map((one) => [one.id, one]))
  const ruleNumbers = new Map(rules.map(({ id }, at) => [id, at]))
  for (const [id, number] of numbers) {
    const of = filed.get(id)
    if (of === undefined) continue
    const form = of.file.endsWith('.spvhex') ? 'words' : 'assembly'
    const module = listing(of, form)
    if (module !== '')
      byRule[ruleNumbers.get(of.rule) ?? -1]?.push([
        number,
        module,
        listing(filed.get(of.control ?? ''), form),
      ])
  }
  return byRule

  function listing(of: FiledCase | undefined, form: 'assembly' | 'words'): string {
    const read = of === undefined ? undefined : corpus?.read(of)
    return read === undefined || isProblem(read) ? '' : listingOf(read, form)
  }
}
