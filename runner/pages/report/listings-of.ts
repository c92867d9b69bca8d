import { isDeepStrictEqual } from 'node:util'
import { assembleText } from '../../corpus/assembly.ts'
import { hexText } from '../../corpus/hex-text.ts'
import type { FiledCase } from '../../corpus/manifest.ts'
import { isProblem } from '../../is-problem.ts'
import type { Material } from '../../report/material.ts'
import { listingOf } from './listing-of.ts'
import type { PageCases } from './page-cases.ts'
import type { PageTables } from './page-tables.ts'

/**
 * Number of a case, its module, that of its control, empty if there is none, and what gives the words of the module: the
 * environment to assemble it for, or hexadecimal words; empty if its listing has them.
 */
export type CaseListing = readonly [number: number, module: string, control: string, source: string]

/**
 * The modules of all cases by rule, in the order of the page's rules; the modules of a rule are unpacked together. Cases
 * that are missing from the corpus, or have other words there, have no listing.
 */
export function listingsOf(
  { rules }: Pick<PageTables, 'rules'>,
  { numbers }: PageCases,
  { corpus }: Material,
): readonly (readonly CaseListing[])[] {
  const byRule: CaseListing[][] = rules.map(() => [])
  if (corpus === undefined) return byRule
  const filed = new Map<string, FiledCase>(corpus.manifest.cases.map((filed) => [filed.id, filed]))
  const ruleNumbers = new Map(rules.map(({ id }, index) => [id, index]))
  for (const [id, number] of numbers) {
    const filedCase = filed.get(id)
    if (filedCase === undefined) continue
    const form = filedCase.file.endsWith('.spvhex') ? 'words' : 'assembly'
    const module = listing(filedCase, form)
    const source = form === 'words' ? '' : sourceOf(filedCase, module)
    if (module !== '')
      byRule[ruleNumbers.get(filedCase.rule) ?? -1]?.push([
        number,
        module,
        listing(filed.get(filedCase.control ?? ''), form),
        source,
      ])
  }
  return byRule

  /** The assembly of a case of a corpus has been compared with its words; that of another module may give others. */
  function sourceOf(filed: FiledCase, module: string): string {
    const environment = filed.environments[0] ?? ''
    const read = corpus?.isForeign ? corpus.read(filed) : undefined
    if (read === undefined || isProblem(read)) return environment
    const again = assembleText(module, environment, filed.file)
    return !isProblem(again) && isDeepStrictEqual(again, read.words)
      ? environment
      : hexText(read.words)
  }

  function listing(filed: FiledCase | undefined, form: 'assembly' | 'words'): string {
    const read = filed === undefined ? undefined : corpus?.read(filed)
    return read === undefined || isProblem(read) ? '' : listingOf(read, form)
  }
}
