import { isDeepStrictEqual } from 'node:util'
import { assembleText } from '../../corpus/assembly.ts'
import { hexText } from '../../corpus/hex-text.ts'
import type { FiledCase } from '../../corpus/manifest.ts'
import { isProblem } from '../../is-problem.ts'
import type { Material } from '../material.ts'
import { listingOf } from './listing-of.ts'
import type { PageCases } from './page-cases.ts'
import type { PageTables } from './page-tables.ts'

/**
 * Number of a case, its module, that of its control, empty if there is none, and what gives the words of the module: the
 * environment to assemble it for, or hexadecimal words; empty if its listing has them.
 */
export type Listing = readonly [number: number, module: string, control: string, source: string]

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
    const source = form === 'words' ? '' : sourceOf(of, module)
    if (module !== '')
      byRule[ruleNumbers.get(of.rule) ?? -1]?.push([
        number,
        module,
        listing(filed.get(of.control ?? ''), form),
        source,
      ])
  }
  return byRule

  /** The assembly of a case of a corpus has been compared with its words; that of another module may give others. */
  function sourceOf(of: FiledCase, module: string): string {
    const environment = of.environments[0] ?? ''
    const read = corpus?.isForeign ? corpus.read(of) : undefined
    if (read === undefined || isProblem(read)) return environment
    const again = assembleText(module, environment, of.file)
    return !isProblem(again) && isDeepStrictEqual(again, read.words)
      ? environment
      : hexText(read.words)
  }

  function listing(of: FiledCase | undefined, form: 'assembly' | 'words'): string {
    const read = of === undefined ? undefined : corpus?.read(of)
    return read === undefined || isProblem(read) ? '' : listingOf(read, form)
  }
}
